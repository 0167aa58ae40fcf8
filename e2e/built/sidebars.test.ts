import { expect, test } from 'vitest';
import { docPaths } from '../support/builtFiles';
import { findAttributes, parseBuiltPage } from '../support/builtHtml';

const menu = '.theme-doc-sidebar-menu';

test.each([
  ['account-features', '/account-features/registration'],
  ['chat-features', '/chat-features/embed'],
  ['chat-settings', '/chat-settings/chat-information'],
  ['chat-features/embed', '/chat-features/embed'],
  ['organizations', '/organizations/faq'],
])('/%s and the pages below it show the same sidebar, whose first link is %s', (folder, entry) => {
  const links = findAttributes(parseBuiltPage(`/${folder}`), `${menu} a[href]`, 'href');
  expect(links[0]).toBe(entry);
  for (const route of docPaths.filter((path) => path.startsWith(`/${folder}/`))) {
    // `/chat-features/embed` has its own sidebar.
    if (folder === 'chat-features' && route.startsWith('/chat-features/embed')) continue;
    const page = parseBuiltPage(route);
    const hrefs = findAttributes(page, `${menu} a[href]`, 'href');
    expect(hrefs, route).toEqual(links);
    expect(findAttributes(page, `${menu} [aria-current="page"]`, 'href')).toEqual([route]);
  }
});
