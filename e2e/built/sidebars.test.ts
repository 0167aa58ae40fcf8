import { expect, test } from 'vitest';
import { attributes, builtPage, texts } from '../support/builtSite';

const menu = '.theme-doc-sidebar-menu';

// `npm run check` finds pages that no sidebar has.
test.each([
  ['/chat-settings', '/chat-settings', '/chat-settings/chat-information'],
  ['/organizations/sso', '/integration-guide', '/chat-features/embed'],
])(
  '%s shows the sidebar of its section, with the overview above the first page',
  (route, overview, first) => {
    const links = attributes(builtPage(route), `${menu} a`, 'href');
    expect(links.slice(0, 2)).toEqual([overview, first]);
  },
);

test('the breadcrumbs have the group of the page, and no page', () => {
  const crumbs = texts(builtPage('/chat-features/polls'), '.theme-doc-breadcrumbs .breadcrumbs__link');
  expect(crumbs).toEqual(['Chat', 'Messages']);
});
