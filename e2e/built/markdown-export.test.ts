import { expect, test } from 'vitest';
import { site } from '../../src/site';
import { languageNames } from '../../src/utils/codeLanguages';
import { builtFiles, docPaths, readBuilt, textPaths } from '../support/builtFiles';
import { findAttributes, findTexts, parseBuiltPage } from '../support/builtHtml';

const copies = builtFiles.filter((file) => file.endsWith('.md'));
const texts = copies.map((file) => ({ file, text: readBuilt(file) }));

test('every page links its Markdown in its head, llms.txt lists it, and there are no other copies', () => {
  const linked = textPaths.map((route) =>
    parseBuiltPage(route)('link[rel="alternate"][type="text/markdown"]').attr('href'),
  );
  const listed = [...readBuilt('llms.txt').matchAll(/\]\(([^)]+\.md)\)/g)].map(([, url]) => url);
  expect(linked.sort()).toEqual(copies.map((file) => `/${file}`));
  expect(listed.sort()).toEqual(copies.map((file) => `${site.url}/${file}`));
});

test('links in the Markdown are absolute, and lead to files and anchors that exist', () => {
  const ids = new Map(docPaths.map((route) => [route, findAttributes(parseBuiltPage(route), '[id]', 'id')]));
  const problems = texts.flatMap(({ file, text }) =>
    [...text.replace(/^```.*?^ *```$|`[^`\n]+`/gms, '').matchAll(/\]\(([^)\s]+)\)/g)]
      .map(([, target = '']) => target)
      .filter((target) => {
        const { origin, pathname, hash } = new URL(target, 'https://relative.example');
        if (origin !== site.url) return origin === 'https://relative.example';
        const exists = builtFiles.includes(pathname.slice(1));
        return hash ? !ids.get(pathname)?.includes(decodeURIComponent(hash.slice(1))) : !exists;
      })
      .map((target) => `${file}: ${target}`),
  );
  expect(problems).toEqual([]);
});

test('the Markdown has the labels of tabs', () => {
  const labels = docPaths.flatMap((route) => {
    const text = readBuilt(`${route.slice(1)}.md`);
    return findTexts(parseBuiltPage(route), '[role="tab"]').map((label) => [
      route,
      label,
      text.includes(`**${label}**\n`),
    ]);
  });
  expect(labels.length).toBeGreaterThan(10);
  expect(labels.filter(([, , isKept]) => !isKept)).toEqual([]);
});

test('the headings of llms.txt are titles', () => {
  const headings = readBuilt('llms.txt').match(/^## .+/gm);
  expect(headings).toContain('## What is Rookery?');
  expect(headings?.filter((heading) => !/^## [A-Z]/.test(heading))).toEqual([]);
});

test('the Markdown has the languages of code and the text of pictures, but nothing for machines', () => {
  const all = texts.map(({ text }) => text).join('\n');
  expect(all).toContain('```ruby\n');
  expect(all).toMatch(/^\*Picture: Night Owls #general\./m);
  expect(all).not.toMatch(/<!--|^Copy$|\bundefined\b.*\*$/m);
  // Fences have the language, and readers see backslashes.
  expect(all).not.toMatch(RegExp(`^(${Object.values(languageNames).join('|')})\\n\\n *\`\`\``, 'm'));
  expect(all.replace(/```.*?^ *```$|`[^`\n]+`/gms, '')).not.toMatch(/\\[:_]/);
});
