import { expect, test } from 'vitest';
import { plans } from '../../src/facts/plans';
import { ranks } from '../../src/facts/ranks';
import { site } from '../../src/site';
import { builtFiles, docRoutes, readBuilt } from '../support/build';
import { loadPage } from '../support/builtSite';

function markdownOf(route: string): string {
  return `${route === '/' ? '/index' : route}.md`;
}

test('every page names its Markdown in its head, and no other page has any', () => {
  const named = ['/', ...docRoutes].map((route) =>
    loadPage(route)('link[rel="alternate"][type="text/markdown"]').attr('href'),
  );
  const written = builtFiles.filter((file) => file.endsWith('.md'));
  expect(written.map((file) => `/${file}`)).toEqual(named.sort());
});

test('llms.txt lists every page, and llms-full.txt has their text in the same order', () => {
  const listed = readBuilt('llms.txt').match(/^- .+$/gm) ?? [];
  const addresses = listed.map((line) => /\]\((.+)\.md\)/.exec(line)?.[1]?.slice(site.url.length) ?? '');
  const ordered = addresses.map((address) => (address === '/index' ? '/' : address));
  expect([...ordered].sort()).toEqual(['/', ...docRoutes].sort());
  expect(readBuilt('llms-full.txt')).toBe(ordered.map((route) => readBuilt(markdownOf(route))).join('\n'));
});

/** Each export without what is code, and without links and quotes, in which anything can be right. */
const proseOfExports = ['/', ...docRoutes].map((route) => ({
  route,
  prose: readBuilt(markdownOf(route))
    .replace(/^( *)(```|~~~).*?^\1\2$/gms, '…')
    .replace(/``.+?``|`[^`\n]*`/g, '…')
    .replace(/\]\([^)\s]*\)/g, ']'),
}));

const ranksAndPlans = [...Object.values(ranks), ...Object.values(plans)].map(({ name }) => name).join('|');

test.each([
  [
    'a rank and a plan without a comma',
    `(?:${ranksAndPlans})(?: and above)? (?:Plus|Pro|Organization) and above`,
  ],
  ['a name and a plan without parentheses', '(?:[\\]…]|\\*\\*) (?:Plus|Pro) and above'],
  ['a space inside parentheses', '(?:^|\\s)\\( | \\)'],
  ['a URL, an address, or an ampersand that is escaped', 'https?\\\\:|www\\\\\\.|\\\\@|\\\\&(?!#?\\w+;)'],
  ['a picture described like a machine', '^\\*Picture: .*(?:the button|The open menu|The dialog|\\.\\.\\*$)'],
  ['a heading without text below it', '^(#{2,}) .+\\n+(?:(?=\\1 )|(?![^]))'],
  ['words for controls', 'Search by name|choose the features|^All settings$'],
])('no export has %s', (_, pattern) => {
  const found = proseOfExports.flatMap(({ route, prose }) =>
    Array.from(prose.matchAll(new RegExp(pattern, 'gm')), ([match]) => `${route}: ${match}`),
  );
  expect(found).toEqual([]);
});

test('exports have ranks, plans, pictures, and tables to look at', () => {
  const all = proseOfExports.map(({ prose }) => prose).join('');
  for (const part of [
    /\(Owner, Plus and above\)/,
    /\*Picture: .+\*$/m,
    /\(how long messages are kept\)/,
    /https:\/\//,
  ]) {
    expect(all).toMatch(part);
  }
});
