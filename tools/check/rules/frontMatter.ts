import { frontMatterFaults } from '../../../src/remark/frontMatter';
import { noSuchPage, relatedOf } from '../../../src/remark/relatedPages';
import type { Edit, Finding } from '../finding';
import { lineOfField, type Page } from '../page';
import type { Rule } from './rule';

/** Words that stand behind `keywords:` without brackets, as a list. */
function keywordsAsList(page: Page): Edit | undefined {
  const [line = '', words = ''] = /^keywords:[ \t]*([^[\]\n]+)$/m.exec(page.text) ?? [];
  const start = page.text.indexOf(line);
  return words.trim() ? { start, end: start + line.length, text: `keywords: [${words.trim()}]` } : undefined;
}

/** The line of one address of `related`. */
function lineOfRelated(page: Page, address: string): number {
  const first = lineOfField(page, 'related');
  const index = page.lines.findIndex(
    (line, at) => at >= first && line.replace(/^\s*-\s*/, '').trim() === address,
  );
  return index < 0 ? first : index + 1;
}

/** The front matter: what the build refuses, and related pages that are not there. */
export const frontMatter: Rule = (page, site) => {
  const { data, faultyLine } = page.frontMatter;
  if (faultyLine !== undefined) {
    return [
      {
        line: faultyLine,
        says:
          'The lines between the two `---` cannot be read here. Each is `name: text`; ' +
          'a text with a colon, quotes or brackets in it stands in straight quotes: `title: "Polls: how to"`.',
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
  const unrelated = relatedOf(data)
    .filter((address) => !site.fileOf(address))
    .map((address) => ({ line: lineOfRelated(page, address), says: noSuchPage(address) }));
  return [...faults, ...unrelated];
};
