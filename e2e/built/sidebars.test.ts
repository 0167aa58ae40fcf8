import { expect, test } from 'vitest';
import { docRoutes } from '../support/build';
import { collectProblems, findAttributes, parseBuiltPage } from '../support/builtSite';

const menu = '.theme-doc-sidebar-menu';

// `npm run check` finds pages that no sidebar has.
test.each([
  ['account-features', '/account-features/registration'],
  ['chat-features', '/chat-features/embed'],
  ['chat-settings', '/chat-settings/chat-information'],
  ['chat-features/embed', '/chat-features/embed'],
  ['organizations', '/organizations/faq'],
])('%s and the pages below show its sidebar, which begins with %s', (folder, entry) => {
  const links = findAttributes(parseBuiltPage(`/${folder}`), `${menu} a[href]`, 'href');
  expect(links[0]).toBe(entry);
  const isBelow = (route: string) => route.startsWith(`/${folder}/`);
  const belongElsewhere = folder === 'chat-features' ? '/chat-features/embed' : '/none';
  for (const route of docRoutes.filter((each) => isBelow(each) && !each.startsWith(belongElsewhere))) {
    const page = parseBuiltPage(route);
    expect(findAttributes(page, `${menu} a[href]`, 'href'), route).toEqual(links);
    expect(findAttributes(page, `${menu} [aria-current="page"]`, 'href')).toEqual([route]);
  }
});

test('no breadcrumb leads to its own page', () => {
  const problems = collectProblems(docRoutes, ($, route) =>
    findAttributes($, '.breadcrumbs a', 'href').filter((href) => href === route),
  );
  expect(problems).toEqual([]);
});
