import { test } from '@playwright/test';
import { missingPackages } from '../../tools/testing/systemPackages';
import { type BrowserSession, startBrowser } from './browsers';

// The most common tasks of readers, in the engines of Firefox and Safari.

let browser: BrowserSession;

test.skip(({ browserName }) => {
  const packages = { firefox: ['firefox-esr'], webkit: ['webkit2gtk-driver', 'xvfb'], chromium: [] };
  return missingPackages(packages[browserName]).length > 0;
}, 'The engine is missing.');

test.beforeAll(async ({ browserName }) => {
  browser = await startBrowser(browserName);
});

test('the search opens a result, and Back leads to the page before', async () => {
  await browser.open('/chat-features/polls');
  await browser.press('Control', 'k');
  await browser.type('ban list');
  await browser.waitFor('[role="option"]', 'Ban list');
  await browser.press('ArrowDown');
  await browser.press('Enter');
  await browser.waitForPath('/chat-settings/ban-list');
  await browser.back();
  await browser.waitForPath('/chat-features/polls');
});

test('the color mode stays on the next page', async () => {
  await browser.open('/faq');
  await browser.click('[class*="colorModeToggle"] button');
  await browser.open('/home');
  await browser.waitFor('[data-theme="dark"]');
  await browser.click('[class*="colorModeToggle"] button');
  await browser.waitFor('[data-theme="light"]');
});

test('the menu of a phone leads to another page', async () => {
  await browser.resize(500);
  await browser.open('/chat-features/polls');
  await browser.click('.navbar__toggle');
  await browser.waitFor('.navbar-sidebar__close');
  await browser.click('.navbar-sidebar a', 'Reactions');
  await browser.waitForPath('/chat-features/reactions');
  await browser.resize(1280);
});

test('the arrow keys choose a tab', async () => {
  await browser.open('/organizations/sso/tokens');
  await browser.click('[role="tab"]');
  await browser.press('ArrowRight');
  await browser.press('Enter');
  await browser.waitFor('[role="tab"]:nth-child(2):focus[aria-selected="true"]');
});

test('code is copied', async () => {
  await browser.open('/chat-features/sdk');
  await browser.click('.theme-code-block [aria-label^="Copy"]');
  await browser.waitFor('[role="status"]', 'Copied');
});

// The tests of components reload the page: Firefox restores form controls, and the rest of a component has to match them.

test('the plan chooser answers, and keeps what is chosen after a reload', async () => {
  await browser.open('/subscriptions');
  await browser.click('label:has([name="single-sign-on"])');
  await browser.waitFor('main strong', 'Organization costs');
  await browser.waitForPath('/subscriptions?need=single-sign-on');
  await browser.reload();
  await browser.waitFor('main:has(input:checked) strong', 'Organization costs');
});

test('the embed builder writes the code, and keeps it after a reload', async () => {
  await browser.open('/chat-features/embed');
  await browser.click('label', 'Header');
  await browser.waitFor('pre', 'hide=header');
  await browser.click('label', 'Address');
  await browser.type('harbor-radio');
  await browser.waitFor('pre', 'harbor-radio');
  await browser.waitForPath('/chat-features/embed?chat=harbor-radio&hide=header');
  await browser.reload();
  await browser.waitFor('main:has(input:checked) pre', 'harbor-radio');
});

test('the DNS checklist reads a domain, and keeps it after a reload', async () => {
  await browser.open('/organizations/custom-domains');
  await browser.click('main input');
  await browser.type('chat.example.com');
  await browser.waitFor('main div', 'Choose the DNS zone of chat.example.com');
  await browser.waitForPath('/organizations/custom-domains?domain=chat.example.com');
  await browser.reload();
  await browser.waitFor('main div', 'Choose the DNS zone of chat.example.com');
});

test('the settings finder puts the words into the address', async () => {
  await browser.open('/chat-settings');
  await browser.click('main [type="search"]');
  await browser.type('bookmark');
  await browser.waitForPath('/chat-settings?setting=bookmark');
});

test('an emoji is found and copied', async () => {
  await browser.open('/account-features/emoji');
  await browser.click('button', 'Show all');
  await browser.click('main [type="search"]');
  await browser.type('owl');
  await browser.click('main tbody button');
  await browser.waitFor('[role="status"]', 'Copied :owl:');
});

test('the checkers verify their samples', async () => {
  await browser.open('/organizations/sso');
  await browser.click('button', 'Make a sample');
  await browser.waitFor('main strong', 'This token is valid');
  await browser.open('/chat-settings/webhooks/verify');
  await browser.click('button', 'Fill in');
  await browser.waitFor('main strong', 'This delivery is valid');
});
