import type { CheerioAPI } from 'cheerio';
import { expect, test } from 'vitest';
import { attributes, builtPage, faultsOn, readersPages } from '../support/builtSite';
import { docRoutes } from '../support/routes';

const menu = '.theme-doc-sidebar-menu';

/** The pages of a sidebar as a page shows it, in order. */
function sidebarOf($: CheerioAPI): string[] {
  return attributes($, `${menu} .theme-doc-sidebar-item-link:not(.sidebar-section) > a`, 'href');
}

const sections = [
  { overview: '/account-features', entry: '/account-features/registration', has: '/boosts' },
  { overview: '/chat-features', entry: '/chat-features/embed', has: '/bot/games/trivia' },
  { overview: '/chat-settings', entry: '/chat-settings/chat-information', has: '/chat-settings/webhooks' },
  { overview: '/organizations', entry: '/organizations/faq', has: '/organizations/api' },
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

const developerPages = [
  '/chat-features/embed',
  '/integration-guide',
  '/chat-features/embed/go-live',
  '/third-party-cookies',
  '/chat-features/embed/guides/jimdo',
  '/chat-features/embed/guides/neocities',
  '/chat-features/embed/guides/squarespace',
  '/chat-features/embed/guides/wix',
  '/chat-features/sdk',
  '/organizations/sso',
  '/organizations/sso/tokens',
  '/organizations/sso/redirect',
  '/chat-settings/webhooks',
  '/chat-settings/webhooks/deliveries',
  '/chat-settings/webhooks/verify',
  '/chat-settings/webhooks/receivers',
  '/chat-settings/webhooks/events',
];

// The sidebar only refers to this page, which shows the one of the settings.
const settings = '/chat-settings/webhooks';

test.each(developerPages.filter((route) => route !== settings))(
  "%s shows the developers' sidebar",
  (route) => {
    const api = docRoutes.filter((each) => each.startsWith('/organizations/api'));
    const pages = sidebarOf(builtPage(route));
    expect(pages.slice(0, developerPages.length)).toEqual(developerPages);
    expect(pages.slice(developerPages.length).sort()).toEqual(api.sort());
  },
);

test('a section lists every page of its folder', () => {
  const listed = new Set(readersPages.flatMap(({ $ }) => sidebarOf($)));
  const unlisted = docRoutes.filter(
    (route) => sections.some(({ overview }) => route.startsWith(`${overview}/`)) && !listed.has(route),
  );
  expect(unlisted).toEqual([]);
});

test('a page with a sidebar is in it, unless it is the overview', () => {
  const faults = faultsOn(readersPages, ({ route, $ }) => {
    const pages = sidebarOf($);
    const isOverview = sections.some(({ overview }) => overview === route);
    return pages.length === 0 || isOverview || pages.includes(route)
      ? []
      : ['is not in the sidebar it shows'];
  });
  expect(faults).toEqual([]);
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

test('the pages that need a plan are marked in the sidebar', () => {
  const $ = builtPage('/organizations');
  expect($(`${menu} .needs-plan--organization`).length).toBeGreaterThan(5);
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
