import { toString as textOf } from 'mdast-util-to-string';
import { nodesOf, placeAt, placeOf, spanOf } from '../page';
import type { Finding, Rule } from '../rule';

const unfinished = /\b(?:TODO|TBD|FIXME|XXX)\b|[Ll]orem ipsum/g;

/** Words of a link that don't say where it leads. */
const emptyWords = /^(?:here|this|this page|link|this link|more|read more|learn more|click here)$/i;

/** Markdown that shows as it was typed, links that say nothing, and what a writer left to do. */
export const markup: Rule = (page) => {
  const typed = nodesOf(page, 'text').flatMap((node): Finding[] => {
    const { start, end } = spanOf(node);
    return [...page.text.slice(start, end).matchAll(/(?<!\\)(?:\*+|__|`+)/g)]
      .slice(0, 1)
      .map(({ 0: mark, index }) => ({
        ...placeAt(page.text, start + index),
        says: `These characters show as they are: ${mark}. Close what they open, without a space inside, or write \`\\\` before them.`,
      }));
  });
  const silent = nodesOf(page, 'link')
    .filter(
      (link) =>
        textOf(link).trim() === '' && !/<[A-Z]/.test(page.text.slice(spanOf(link).start, spanOf(link).end)),
    )
    .map(
      (link): Finding => ({
        ...placeOf(link),
        says: `The link has no text, so no one sees it. Write in the brackets where it leads: \`[words](${link.url})\`.`,
      }),
    );
  const vague = nodesOf(page, 'link')
    .filter((link) => emptyWords.test(textOf(link).trim()))
    .map(
      (link): Finding => ({
        ...placeOf(link),
        says: `The link "${textOf(link)}" doesn't say where it leads. Put it on the name of the page.`,
        words: textOf(link),
      }),
    );
  const left = [...page.text.matchAll(unfinished)].map(
    ({ 0: words, index }): Finding => ({
      ...placeAt(page.text, index),
      says: `"${words}" is a note to yourself. Write the part, or remove it.`,
      words,
    }),
  );
  return [...typed, ...silent, ...vague, ...left];
};
