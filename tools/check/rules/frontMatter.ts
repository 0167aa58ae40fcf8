import { redirects } from '../../../src/redirects';
import { nearest } from '../../../src/remark/facts/lookUp';
import { frontMatterFaults } from '../../../src/remark/frontMatter';
import { relatedOf } from '../../../src/remark/relatedPages';
import { headingIds } from '../ids';
import { lineOfField, type Page } from '../page';
import type { Finding, Rule } from '../rule';
import { addressOf } from '../site';

function keywordsAsList(page: Page): Finding['edit'] {
  const [line = '', words = ''] = /^keywords:[ \t]*([^[\]\n]+)$/m.exec(page.text) ?? [];
  const start = page.text.indexOf(line);
  return words.trim() ? { start, end: start + line.length, text: `keywords: [${words.trim()}]` } : undefined;
}

/** The front matter: what the build refuses, and what only a comparison with the other pages shows. */
export const frontMatter: Rule = (page, site) => {
  const { data, faultyLine } = page.frontMatter;
  if (faultyLine !== undefined) {
    return [
      {
        line: faultyLine,
        says:
          "The lines between the two `---` can't be read here. Each is `name: text`. " +
          'Text with a colon, quotes, or brackets in it needs straight quotes: `title: "Polls: how to"`.',
      },
    ];
  }
  const faults = frontMatterFaults(page.id, data, page.text).map(
    ({ field, says }): Finding => ({
      line: lineOfField(page, field),
      says,
      edit: field === 'keywords' ? keywordsAsList(page) : undefined,
    }),
  );
  const reviewed = /^reviewed:\s*(\d{4}-\d\d-\d\d)\s*$/m.exec(page.text)?.[1] ?? '';
  if (reviewed > new Date().toISOString().slice(0, 10)) {
    faults.push({
      line: lineOfField(page, 'reviewed'),
      says: `\`reviewed\` is ${reviewed}, which is in the future. Write the day on which you compared the page.`,
    });
  }
  const title = `title: ${data.title}`;
  const namesake = site.pageFiles.find(
    (file) =>
      file !== page.file &&
      site
        .read(file)
        .split('\n', 3)
        .some((line) => line.replace(/["']/g, '') === title),
  );
  if (typeof data.title === 'string' && namesake) {
    faults.push({
      line: lineOfField(page, 'title'),
      says: `${namesake} has this \`title\` too, so readers can't tell the two apart in the search. Say in one of them what is special about it.`,
    });
  }
  return [...faults, ...sectionFaults(page, site), ...relatedFaults(page, site)];
};

const sectionFaults: Rule = (page, site) => {
  const line = lineOfField(page, 'sectionKeywords');
  return Object.keys(Object(page.frontMatter.data.sectionKeywords ?? {}))
    .filter((id) => !site.hasId(page.file, id))
    .map((id) => {
      const at = page.lines.findIndex((text, number) => number >= line && text.trim().startsWith(`${id}:`));
      const says =
        `No section has the id \`${id}\`, so the search can't lead to it. ` +
        `Near it: ${nearest(id, [...headingIds(page.text)]).join(', ')}.`;
      return { line: at < 0 ? line : at + 1, says };
    });
};

const relatedFaults: Rule = (page, site) => {
  const { related } = page.frontMatter.data;
  const line = lineOfField(page, 'related');
  return relatedOf(related).flatMap(({ path: address }, index, all): Finding[] => {
    const at = page.lines.findIndex(
      (text, number) => number >= line && text.replace(/^\s*-\s*|:.*$/g, '').trim() === address,
    );
    const found = (fault: string, edit?: Finding['edit']): Finding[] => [
      { line: at < 0 ? line : at + 1, says: `${address} in \`related\` ${fault}`, edit },
    ];
    const moved = redirects.find(({ from }) => from === address)?.to;
    if (moved) {
      const start = page.text.indexOf(`- ${address}`) + 2;
      const edit = { start, end: start + address.length, text: moved };
      return found(`is an old path. Write \`${moved}\`.`, edit);
    }
    if (!site.fileOf(address)) {
      return found(`isn't a page. Near it: ${nearest(address, site.pageFiles.map(addressOf)).join(', ')}.`);
    }
    if (address === addressOf(page.file)) {
      return found('is this page. Name another one, or remove the line.');
    }
    const isRepeated = all.findIndex(({ path }) => path === address) < index;
    return isRepeated ? found('appears twice. Remove one of the two.') : [];
  });
};
