import { expect, test } from 'vitest';
import { readPage } from '../../src/content/pages';
import { emergencyNumbers } from '../../src/facts/emergency';
import { builtPaths, docPaths, readBuiltPage } from '../support/builtFiles';
import { collectProblems, findAttributes, findTexts, parseBuiltPage, testPages } from '../support/builtHtml';

// The content of pages: code, tables, and headings.

test.each(['bash', 'html', 'java', 'js', 'php', 'ruby'])('code in %s has colors', (language) => {
  const selector = `pre.language-${language} [class^="rk-token-"]`;
  const routes = docPaths.filter((route) => readBuiltPage(route).includes(`language-${language}`));
  expect(routes.some((route) => parseBuiltPage(route)(selector).length > 0)).toBe(true);
});

test('the site index links to all pages', () => {
  const links = findAttributes(parseBuiltPage('/home'), '.markdown a', 'href');
  const listed = links.map((href) => href.split('#')[0]);
  expect(docPaths.filter((route) => route !== '/home' && !listed.includes(route))).toEqual([]);
});

test('emergency numbers in the text of pages match the facts', () => {
  const numbers = new Map(
    emergencyNumbers.flatMap(({ number, places }) => places.split(', ').map((place) => [place, number])),
  );
  const numbersIn = (text: string) => [...text.matchAll(/\b(\d{3}) \((\w+(?: [A-Z]\w+)*)/g)];
  const readNumbers = (route: string) =>
    // A number for texts can have three digits, too.
    numbersIn(parseBuiltPage(route)('main').clone().find('[href^="sms:"]').remove().end().text()).filter(
      ([, , place = '']) => numbers.has(place),
    );
  // On this page, writers type the numbers. Other pages use a tag.
  expect(readNumbers('/safety').length).toBeGreaterThanOrEqual(emergencyNumbers.length);
  const all = docPaths.flatMap(readNumbers);
  expect(all.filter(([, number, place = '']) => numbers.get(place) !== number)).toEqual([]);
});

testPages('each page has one `main` element with one title', builtPaths, ($) =>
  ['main', 'main h1', 'h1'].filter((selector) => $(selector).length !== 1),
);

// Axe visits only some pages. These rules are about text, so any page can break them.
testPages('headings skip no level', builtPaths, ($) => {
  const levels = [...$('main :is(h1, h2, h3, h4, h5, h6)')].map(({ tagName }) => Number(tagName[1]));
  return levels
    .filter((level, index) => level > (levels[index - 1] ?? 0) + 1)
    .map((level) => `skips to h${level}`);
});

testPages('links, header cells, and images have accessible names', builtPaths, ($) => {
  const named = '[aria-label]:not([aria-label=""]), [aria-hidden="true"], :has(img[alt]:not([alt=""]))';
  return [...$('a, th, [role="img"], img:not([alt])').not(named)]
    .filter((element) => !$(element).text().trim())
    .map((element) => $.html(element));
});

testPages(
  'each table has a unique name and headers, and roles if CSS turns its rows into blocks',
  docPaths,
  ($) => {
    const names = findAttributes($, '.markdown table', 'aria-label');
    return [
      ...names.filter((name, index) => !name || names.indexOf(name) !== index),
      ...findTexts($, '.markdown table:has(th:nth-child(3)) :is(thead, tbody, tr, th, td):not([role])'),
      ...findTexts($, '.markdown tr:has(> [data-label]):not(table[role="table"] *)'),
      ...$('.markdown tbody tr > :first-child:not(th[scope])').map(() => 'a row without a header'),
    ];
  },
);

testPages(
  'the table of contents has the headings of the page, with ids that stay when words change',
  docPaths,
  ($, route) => {
    const built = findAttributes($, '.markdown :is(h2, h3)', 'id');
    const contents = findAttributes($, '.theme-doc-toc-desktop a', 'href').map((href) => href.slice(1));
    const typed = readPage(route).match(/(?<=^#{2,3} .*\{\/\* #)\S+/gm) ?? [];
    return [contents, typed]
      .filter((ids) => ids.join() !== built.join())
      .map((ids) => `${ids} instead of ${built}`);
  },
);

test.each([
  ['a heading whose link is read out', ':is(h1, h2, h3, h4) > .hash-link', '[aria-hidden="true"]'],
  ['a link to a field without its name', 'dt > .hash-link', '[aria-label^="Link to "]'],
])('no page has %s', (_, selector, allowed) => {
  expect(builtPaths.some((route) => parseBuiltPage(route)(selector).is(allowed))).toBe(true);
  expect(collectProblems(builtPaths, ($) => findTexts($, `${selector}:not(${allowed})`))).toEqual([]);
});

test('the pages for someone in danger have the link to leave them', () => {
  const targets = findAttributes(parseBuiltPage('/safety'), '.rk-link-list a', 'href');
  const routes = [...new Set(targets.map((target) => target.replace(/#.*/, '')))];
  const canLeave = (route: string) =>
    findTexts(parseBuiltPage(route), 'a').some((text) => text.startsWith('Leave this page'));
  expect(routes.length).toBeGreaterThan(15);
  expect(routes.filter((route) => !canLeave(route))).toEqual([]);
});

testPages('pages show no undefined, NaN, [object …], comment, or tag as text', docPaths, ($) => {
  const content = $('main').clone();
  content.find('pre, code, script, style').remove();
  return content.text().match(/\bundefined\b|\bNaN\b|\[object \w+\]|\{\/\*|<\w+ [a-z]+="/g) ?? [];
});
