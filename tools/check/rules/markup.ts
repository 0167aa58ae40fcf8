import { toString as textOf } from 'mdast-util-to-string';
import { nodesOf, placeAt, placeOf, spanOf } from '../page';
import type { Rule } from '../rule';

const unfinished = /\b(?:TODO|TBD|FIXME|XXX)\b|[Ll]orem ipsum/g;

/** Words of a link that don't say where it leads. */
const emptyWords = /^(?:here|this|this page|link|this link|more|read more|learn more|click here)$/i;

/** Markdown that shows as it was typed, links that say nothing, and what a writer left to do. */
export const markup: Rule = function* (page) {
  for (const node of nodesOf(page, 'text')) {
    const { start, end } = spanOf(node);
    const mark = /(?<!\\)(?:\*+|__|`+)/.exec(page.text.slice(start, end));
    if (mark) {
      const says = `These characters show as they are: ${mark[0]}. Close what they open, without a space inside, or write \`\\\` before them.`;
      yield { ...placeAt(page.text, start + mark.index), says };
    }
  }
  for (const link of nodesOf(page, 'link')) {
    const { start, end } = spanOf(link);
    const words = textOf(link);
    if (words.trim() === '' && !/<[A-Z]/.test(page.text.slice(start, end))) {
      const says = `The link has no text, so no one sees it. Write in the brackets where it leads: \`[words](${link.url})\`.`;
      yield { ...placeOf(link), says };
    } else if (emptyWords.test(words.trim())) {
      const says = `The link "${words}" doesn't say where it leads. Put it on the name of the page.`;
      yield { ...placeOf(link), says, words };
    }
  }
  for (const { 0: words, index } of page.text.matchAll(unfinished)) {
    const says = `"${words}" is a note to yourself. Write the part, or remove it.`;
    yield { ...placeAt(page.text, index), says, words };
  }
};
