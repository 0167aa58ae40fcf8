import { expect, test } from 'vitest';
import { builtNameOf } from '../../src/plugins/builtNameOf';
import { site } from '../../src/site';
import { builtFiles, docPaths, readBuilt, textPaths } from '../support/builtFiles';
import { findAttributes, parseBuiltPage } from '../support/builtHtml';

function readMarkdown(route: string): string {
  return readBuilt(`${builtNameOf(route)}.md`);
}

test('every page links its Markdown in its head, and there are no other .md files', () => {
  const named = textPaths.map((route) =>
    parseBuiltPage(route)('link[rel="alternate"][type="text/markdown"]').attr('href'),
  );
  const written = builtFiles.filter((file) => file.endsWith('.md'));
  expect(written.map((file) => `/${file}`)).toEqual(named.sort());
});

test('each export names its URL, its last change, and llms.txt', () => {
  for (const route of textPaths) {
    const [, , source] = readMarkdown(route).split('\n');
    const [date] = findAttributes(parseBuiltPage(route), 'time[itemprop="dateModified"]', 'datetime');
    const changed = date ? `, changed ${date.slice(0, 10)}` : '';
    expect(source).toBe(`<${site.url}${route}>${changed}. [All pages](/llms.txt)`);
  }
});

test('llms.txt lists every page once, and the other files have their text', () => {
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
  expect(filesOf('Start here')).toEqual(['what-is-rookery.md', 'faq.md', 'subscriptions.md', 'safety.md']);
  const all = listed.flatMap((group) => (group.title === 'Files' ? [] : group.files));
  const routes = docPaths.filter((route) => route !== '/home');
  expect([...all].sort()).toEqual(routes.map((route) => `${route.slice(1)}.md`).sort());
  expect(filesOf('Chat features')[0]).toBe('chat-features.md');
  expect(filesOf('Safety and privacy')).not.toContain('enable-notifications.md');
  expect(filesOf('Developers')).toContain('organizations/api/bans.md');
  expect(readBuilt('llms-full.txt')).toBe(texts(all));
  expect(readBuilt('llms-developers.txt')).toBe(texts(filesOf('Start here', 'Developers')));
});

/** The exports without code, quotes, and URLs, in which any text can be correct. */
const proseOfExports = textPaths.map((route) => ({
  route,
  prose: readMarkdown(route)
    .replace(/^( *)(```|~~~).*?^\1\2$/gms, '…')
    .replace(/``.+?``|`[^`\n]*`/g, '…')
    .replace(/\]\([^)\s]*\)/g, ']'),
}));

// Each pattern with an example that it matches.
test.each([
  [
    'the description of a scene in the words of a program',
    '^\\*Picture: .*(?:the button|The open menu|The dialog|\\.\\.\\*$)',
    '*Picture: The dialog Mute*',
  ],
  ['a heading without text below it', '^(#{2,}) .+\\n+(?:(?=\\1 |\\*\\*Related)|(?![^]))', '## A\n\n## B'],
  ['a reference to a control', 'Search by name|choose the features|^All settings$', 'Search by name'],
])('no export has %s', (_, pattern, example) => {
  const find = (text: string) => Array.from(text.matchAll(new RegExp(pattern, 'gm')), ([match]) => match);
  expect(find(example)).toHaveLength(1);
  expect(
    proseOfExports.flatMap(({ route, prose }) => find(prose).map((match) => `${route}: ${match}`)),
  ).toEqual([]);
});
