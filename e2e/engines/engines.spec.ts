import { test } from '@playwright/test';
import { missingPackages } from '../../tools/testPrograms';
import { type Reader, startReader } from './browsers';

/** What readers do most. After a colon are words of the element. */
const behaviors = {
  search: `open /chat-features/polls → press Control+k → type ban list → see [role="option"]: Ban list →
    press Enter → isAt /chat-settings/ban-list → back → isAt /chat-features/polls`,
  'color mode': `open /faq → click [class*="colorModeToggle"] button → open /home → see [data-theme="dark"] →
    click [class*="colorModeToggle"] button → see [data-theme="light"]`,
  'menu of a phone': `resize 390 → open /chat-features/polls → click .navbar__toggle →
    see .navbar-sidebar__close → click .navbar-sidebar a: Reactions → isAt /chat-features/reactions →
    resize 1280`,
  'old address': 'open /Main_Page?from=old&x=1#kept → isAt /home?from=old&x=1#kept',
  hash: 'open /faq#voice → see #voice:target',
  'what is folded': 'open /chat-features/sdk → click main summary → see main details[open] dl',
  tabs: `open /organizations/sso/tokens → click [role="tab"] → press ArrowRight → press Enter →
    see [role="tab"]:nth-child(2):focus[aria-selected="true"]`,
  copying: `open /chat-features/sdk → click .theme-code-block [aria-label^="Copy"] →
    see [role="status"]: Copied`,
  plans: 'open /subscriptions → click label: Single sign-on → see main strong: Organization costs',
  settings: `open /chat-settings → click main [type="search"] → type bookmark →
    isAt /chat-settings?setting=bookmark`,
  emoji: `open /account-features/emoji → click button: Show all → click main [type="search"] → type owl →
    click main tbody button → see [role="status"]: Copied :owl:`,
  'embed builder': `open /chat-features/embed → click label: Chat address → type night-owls →
    see pre: "night-owls"`,
  'records of a domain': `open /organizations/custom-domains → click main input → type chat.example.com →
    see main div: Choose the DNS zone of chat.example.com`,
  'token checker': `open /organizations/sso → click button: Make a sample →
    see main strong: This token is valid`,
  'webhook checker': `open /chat-settings/webhooks/verify → click button: Fill in →
    see main strong: This delivery is valid`,
  // Firefox gives the controls of a form back, which the rest of the page then doesn't know.
  'reload after checking': `open /subscriptions → click label: Single sign-on →
    see main strong: Organization costs → reload →
    see main:not(:has(input:checked)) span: Enter what your chat needs`,
  'reload after choosing': `open /chat-features/embed → click label: Script → see main p: Paste both elements →
    reload → see main:has(label:first-child > [type="radio"]:checked) p: Paste it into an HTML block`,
  'reload after typing': `open /organizations/custom-domains → click main input → type chat.example.com →
    see main div: Choose the DNS zone of chat.example.com → reload →
    see main:has(input:placeholder-shown) div: for the example`,
};

let reader: Reader;

test.skip(({ browserName }) => {
  const packages = { firefox: ['firefox-esr'], webkit: ['webkit2gtk-driver', 'xvfb'], chromium: [] };
  return missingPackages(packages[browserName]).length > 0;
}, 'The engine is missing.');

test.beforeAll(async ({ browserName }) => {
  reader = await startReader(browserName);
});

test.afterAll(() => reader.stop());

for (const [name, steps] of Object.entries(behaviors)) {
  test(name, async () => {
    for (const step of steps.split(/\s*→\s+/)) {
      const [, action, first = '', words] = /^(\w+) ?(.*?)(?:: (.*))?$/.exec(step) ?? [];
      await reader.actions[action as keyof Reader['actions']](first, words);
    }
  });
}
