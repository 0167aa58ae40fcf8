import type { CheerioAPI } from 'cheerio';
import { expect, test } from 'vitest';
import { attributes, builtPage, faultsOn, readersPages } from '../support/builtSite';
import { docRoutes } from '../support/routes';

const menu = '.theme-doc-sidebar-menu';

function sidebarOf($: CheerioAPI): string[] {
  return attributes($, `${menu} .theme-doc-sidebar-item-link:not(.sidebar-section) > a`, 'href');
}

const sections = [
  { overview: '/account-features', entry: '/account-features/registration', has: '/boosts' },
  { overview: '/chat-features', entry: '/chat-features/embed', has: '/bot/games/trivia' },
  { overview: '/chat-settings', entry: '/chat-settings/chat-information', has: '/chat-settings/webhooks' },
  { overview: '/organizations', entry: '/organizations/faq', has: '/organizations/api' },
  { overview: '/integration-guide', entry: '/chat-features/embed', has: '/chat-settings/webhooks/verify' },
] as const;

test.each(sections)(
  "$overview shows its section's sidebar, with the entry page first",
  ({ overview, entry, has }) => {
    const $ = builtPage(overview);
    expect(sidebarOf($)[0]).toBe(entry);
    expect(sidebarOf($)).toContain(has);
    expect(attributes($, `${menu} .sidebar-section a`, 'href')).toEqual([overview]);
  },
);

test.each(['/chat-features/embed', '/chat-features/sdk', '/organizations/sso', '/organizations/api'])(
  "%s, which two sections list, shows the developers' sidebar, and the other section marks it",
  (route) => {
    expect(attributes(builtPage(route), `${menu} .sidebar-section a`, 'href')).toEqual([
      '/integration-guide',
    ]);
    const [, section = ''] = route.split('/');
    expect(attributes(builtPage(`/${section}`), `${menu} a:contains("→")`, 'href')).toContain(route);
  },
);

test('the entry page of the chat features is the one about embedding, which shows another sidebar', () => {
  const previous = attributes(builtPage('/chat-features/markdown'), '.pagination-nav__link--prev', 'href');
  expect(previous).toEqual(['/chat-features/embed']);
});

test('every category is open, and no button hides the sidebar', () => {
  const faults = faultsOn(readersPages, ({ $ }) => [
    ...attributes($, `${menu} .menu__link--sublist`, 'aria-expanded').filter(
      (expanded) => expanded !== 'true',
    ),
    ...attributes($, '.theme-doc-sidebar-container button[aria-label*="ollapse"]', 'aria-label'),
  ]);
  expect(faults).toEqual([]);
});

test.each(['plus', 'organization'])('the pages that need %s are marked in the sidebar', (plan) => {
  const group = builtPage('/chat-features/sdk')(`${menu} .needs-plan--${plan}:has(ul)`);
  expect(group.find(`li.needs-plan--${plan}`).length).toBeGreaterThan(3);
  expect(group.find(`li:not(.needs-plan--${plan})`).length, 'pages without the plan in a marked group').toBe(
    0,
  );
});

test('a page without a sidebar ends with its related pages', () => {
  const bare = readersPages.filter(({ route, $ }) => docRoutes.includes(route) && $(menu).length === 0);
  expect(bare.map(({ route }) => route)).toEqual(
    expect.arrayContaining([
      '/home',
      '/faq',
      '/safety',
      '/privacy-compliance',
      '/cookies',
      '/what-is-rookery',
    ]),
  );
  expect(
    faultsOn(bare, ({ $ }) => ($('.related-pages a').length > 0 ? [] : ['has no related pages'])),
  ).toEqual([]);
});

test('the breadcrumbs have the group of the page, and no page', () => {
  const $ = builtPage('/chat-features/polls');
  const crumbs = $('.theme-doc-breadcrumbs .breadcrumbs__link').toArray();
  expect(crumbs.map((crumb) => $(crumb).text())).toEqual(['Chat', 'Messages']);
});
