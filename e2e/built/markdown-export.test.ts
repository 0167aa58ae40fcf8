import { expect, test } from 'vitest';
import { plans } from '../../src/facts/plans';
import { ranks } from '../../src/facts/ranks';
import { site } from '../../src/site';
import { builtFiles, docRoutes, readBuilt } from '../support/build';
import { findAttributes, loadPage } from '../support/builtSite';

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

test('each export says where it is from, when the page changed, and where the others are', () => {
  for (const route of ['/', ...docRoutes]) {
    const [, , source] = readBuilt(markdownOf(route)).split('\n');
    const [date] = findAttributes(loadPage(route), 'time[itemprop="dateModified"]', 'datetime');
    const changed = date ? `, changed ${date.slice(0, 10)}` : '';
    expect(source).toBe(`<${site.url}${route}>${changed}. [All pages](/llms.txt)`);
  }
});

test('llms.txt lists every page, those to read first at its beginning, and other files have their text', () => {
  const [head = '', ...groups] = readBuilt('llms.txt').split(/^(?=## )/m);
  const listed = groups.map((group) => ({
    title: /^## (.+)/.exec(group)?.[1] ?? '',
    files: [...group.matchAll(/^- \[.+?\]\((.+?)\): ./gm)].map(([, url = '']) =>
      url.slice(site.url.length + 1),
    ),
  }));
  const filesOf = (...titles: readonly string[]) =>
    listed.flatMap(({ title, files }) => (titles.includes(title) ? files : []));
  const texts = (files: readonly string[]) => head + files.map(readBuilt).join('\n');
  const files = filesOf('Files');
  expect(files.filter((file) => !builtFiles.includes(file))).toEqual([]);
  expect(files).toContain('openapi.yaml');
  const all = listed.flatMap((group) => (group.title === 'Files' ? [] : group.files));
  const routes = docRoutes.filter((route) => route !== '/home');
  expect([...all].sort()).toEqual(routes.map((route) => `${route.slice(1)}.md`).sort());
  expect(filesOf('Start here')).toEqual(['what-is-rookery.md', 'faq.md', 'subscriptions.md', 'safety.md']);
  expect(filesOf('Chat features')[0]).toBe('chat-features.md');
  expect(filesOf('Developers')).toContain('organizations/api/bans.md');
  expect(readBuilt('llms-full.txt')).toBe(texts(all));
  expect(readBuilt('llms-developers.txt')).toBe(texts(filesOf('Start here', 'Developers')));
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
  ['a field and its type without parentheses', '^ *- … (?:string|integer|boolean|object|array|time)\\b'],
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
    /^- … \(string, required\): /m,
    /\*Picture: .+\*$/m,
    /\(how long messages are kept\)/,
    /https:\/\//,
  ]) {
    expect(all).toMatch(part);
  }
});
