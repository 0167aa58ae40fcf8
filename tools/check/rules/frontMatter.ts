import { redirects } from '../../../src/redirects';
import { nearest } from '../../../src/remark/facts/lookUp';
import { frontMatterFaults } from '../../../src/remark/frontMatter';
import { relatedOf } from '../../../src/remark/relatedPages';
import { lineOfField, type Page } from '../page';
import type { Finding, Rule } from '../rule';
import { addressOf } from '../site';

function keywordsAsList(page: Page): Finding['edit'] {
  const [line = '', words = ''] = /^keywords:[ \t]*([^[\]\n]+)$/m.exec(page.text) ?? [];
  const start = page.text.indexOf(line);
  return words.trim() ? { start, end: start + line.length, text: `keywords: [${words.trim()}]` } : undefined;
}

/** The front matter: what the build refuses, and what only a comparison with the other pages shows. */
export const frontMatter: Rule = function* (page, site) {
  const { data, faultyLine } = page.frontMatter;
  if (faultyLine !== undefined) {
    const says =
      "The lines between the two `---` can't be read here. Each is `name: text`. " +
      'Text with a colon, quotes, or brackets in it needs straight quotes: `title: "Polls: how to"`.';
    yield { line: faultyLine, says };
    return;
  }
  for (const { field, says } of frontMatterFaults(page.id, data, page.text)) {
    const edit = field === 'keywords' ? keywordsAsList(page) : undefined;
    yield { line: lineOfField(page, field), says, edit };
  }
  const reviewed = /^reviewed:\s*(\d{4}-\d\d-\d\d)\s*$/m.exec(page.text)?.[1] ?? '';
  if (reviewed > new Date().toISOString().slice(0, 10)) {
    const says = `\`reviewed\` is ${reviewed}, which is in the future. Write the day on which you compared the page.`;
    yield { line: lineOfField(page, 'reviewed'), says };
  }
  const title = `title: ${data.title}`;
  const namesake = site.pageFiles.find((file) => {
    const start = site.read(file).split('\n', 3);
    return file !== page.file && start.some((line) => line.replace(/["']/g, '') === title);
  });
  if (typeof data.title === 'string' && namesake) {
    const says = `${namesake} has this \`title\` too, so readers can't tell the two apart in the search. Say in one of them what is special about it.`;
    yield { line: lineOfField(page, 'title'), says };
  }
  yield* relatedFaults(page, site);
};

const relatedFaults: Rule = function* (page, site) {
  const all = relatedOf(page.frontMatter.data.related);
  const line = lineOfField(page, 'related');
  for (const [index, { path: address }] of all.entries()) {
    const at = page.lines.findIndex(
      (text, number) => number >= line && text.replace(/^\s*-\s*|:.*$/g, '').trim() === address,
    );
    const found = (fault: string, edit?: Finding['edit']): Finding => ({
      line: at < 0 ? line : at + 1,
      says: `${address} in \`related\` ${fault}`,
      edit,
    });
    const moved = redirects.find(({ from }) => from === address)?.to;
    if (moved) {
      const start = page.text.indexOf(`- ${address}`) + 2;
      const edit = { start, end: start + address.length, text: moved };
      yield found(`is an old path. Write \`${moved}\`.`, edit);
    } else if (!site.fileOf(address)) {
      yield found(`isn't a page. Near it: ${nearest(address, site.pageFiles.map(addressOf)).join(', ')}.`);
    } else if (address === addressOf(page.file)) {
      yield found('is this page. Name another one, or remove the line.');
    } else if (all.findIndex(({ path }) => path === address) < index) {
      yield found('appears twice. Remove one of the two.');
    }
  }
};
