import { expect, test } from 'vitest';
import { attributes, builtPage, faultsOn, readersPages, texts } from '../support/builtSite';
import { docRoutes } from '../support/routes';

const menu = '.theme-doc-sidebar-menu';
const footer = 'footer.footer';

/** Pages that belong to no section. */
const alone = [
  '/cookies',
  '/enable-notifications',
  '/faq',
  '/home',
  '/privacy-compliance',
  '/safety',
  '/what-is-rookery',
];

test('every page but those that belong to no section is in a sidebar', () => {
  const docs = readersPages.filter(({ route }) => docRoutes.includes(route));
  const without = docs.filter(({ route, $ }) => $(`${menu} a[href="${route}"]`).length === 0);
  expect(without.map(({ route }) => route).sort()).toEqual(alone);
  expect(
    faultsOn(without, ({ $ }) => ($('.related-pages a').length > 0 ? [] : ['has no related pages'])),
  ).toEqual([]);
});

test.each([
  ['/account-features', '/account-features/registration'],
  ['/chat-features', '/chat-features/embed'],
  ['/chat-settings', '/chat-settings/chat-information'],
  ['/organizations', '/organizations/faq'],
  ['/integration-guide', '/chat-features/embed'],
])("%s shows its section's sidebar, with the entry page first", (overview, entry) => {
  const $ = builtPage(overview);
  const links = attributes($, `${menu} .theme-doc-sidebar-item-link:not(.sidebar-section) > a`, 'href');
  expect(links[0]).toBe(entry);
  expect(attributes($, `${menu} .sidebar-section a`, 'href')).toEqual([overview]);
});

test.each(['/chat-features/embed', '/chat-features/sdk', '/organizations/sso', '/organizations/api'])(
  "%s shows the developers' sidebar",
  (route) => {
    const section = attributes(builtPage(route), `${menu} .sidebar-section a`, 'href');
    expect(section).toEqual(['/integration-guide']);
  },
);

test('the breadcrumbs have the group of the page, and no page', () => {
  const crumbs = texts(builtPage('/chat-features/polls'), '.theme-doc-breadcrumbs .breadcrumbs__link');
  expect(crumbs).toEqual(['Chat', 'Messages']);
});

test('"On this page" lists the headings of levels 2 and 3, in the FAQ only of level 2', () => {
  const faults = faultsOn(readersPages, ({ $, route }) => {
    const listed = attributes($, '.theme-doc-toc-desktop a', 'href').map((href) =>
      decodeURIComponent(href.slice(1)),
    );
    const levels = route === '/faq' ? 'h2' : ':is(h2, h3)';
    const headings = attributes($, `.theme-doc-markdown > ${levels}`, 'id');
    return headings.join() === listed.join() ? [] : [`lists ${listed}, not ${headings}`];
  });
  expect(faults).toEqual([]);
});

test('the navigation bar has the language, the FAQ, the product, and the search', () => {
  const $ = builtPage('/chat-features/moderation');
  const links = attributes($, 'nav.navbar .navbar__items--right .navbar__link', 'href');
  expect(links).toEqual(['#', '/faq', 'https://rookery.example/']);
  expect($('nav.navbar a[href="/search"]')).toHaveLength(1);
});

test('the footer has its four groups, which lead to the product, and the copyright', () => {
  const $ = builtPage('/');
  expect(texts($, `${footer} .footer__title`)).toEqual(['About', 'Product', 'Company', 'Resources']);
  const links = attributes($, `${footer} .footer__col a`, 'href');
  expect(links.map((href) => href.replace('https://rookery.example', ''))).toEqual(
    '/ /about /create /chats /pricing /emoji /about /blog /social/mastodon /social/youtube /social/discord /support /contact /privacy /terms'.split(
      ' ',
    ),
  );
  expect($(`${footer} .footer__copyright`).text()).toBe('Copyright © 2025 Rookery Chat Ltd.');
});
