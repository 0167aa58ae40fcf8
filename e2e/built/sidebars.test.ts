import { expect, test } from 'vitest';
import { collectProblems, findAttributes, loadPage } from '../support/builtSite';
import { docRoutes } from '../support/site';

const menu = '.theme-doc-sidebar-menu';

// `npm run check` finds pages that no sidebar has.
test.each([
  ['account-features', '/account-features/registration'],
  ['chat-features', '/chat-features/embed'],
  ['chat-settings', '/chat-settings/chat-information'],
  ['chat-features/embed', '/integration-guide'],
  ['organizations', '/organizations/faq'],
])('the pages below %s show its sidebar, and are in it once', (folder, second) => {
  const links = findAttributes(loadPage(`/${folder}`), `${menu} a`, 'href');
  expect(links.slice(0, 2)).toEqual([`/${folder}`, second]);
  const isBelow = (route: string) => route.startsWith(`/${folder}/`);
  const belongElsewhere = folder === 'chat-features' ? '/chat-features/embed' : '/none';
  for (const route of docRoutes.filter((each) => isBelow(each) && !each.startsWith(belongElsewhere))) {
    const page = loadPage(route);
    expect(findAttributes(page, `${menu} a`, 'href'), route).toEqual(links);
    expect(findAttributes(page, `${menu} [aria-current="page"]`, 'href')).toEqual([route]);
  }
});

test('the contents of each page are its headings', () => {
  // These leave out questions and letters.
  const list = docRoutes.filter((route) => !['/faq', '/home'].includes(route));
  const problems = collectProblems(list, ($) => {
    const listed = findAttributes($, '.headings a', 'href');
    const headings = findAttributes($, '.markdown :is(h2, h3)[id]', 'id').map((id) => `#${id}`);
    return listed.join() === headings.join() ? [] : [`${listed} instead of ${headings}`];
  });
  expect(problems).toEqual([]);
});
