import type { Element } from 'hast';
import { foldText } from '../../utils/text';
import { defineTag } from '../defineTag';
import { element } from '../html/hast';

/** Returns the key by which a word is sorted, without capitals, accents, and a leading `@` or `/`. */
function sortKey(word: string): string {
  return foldText(word).replace(/^[^\p{L}\p{N}]+/u, '');
}

/** `<WordIndex />`: the `index_entries` of all pages, or their titles, from A to Z, with links to their pages and sections. */
export const WordIndex = defineTag({}, (_, { pageId, pageReader }) => {
  const entries = pageReader
    .readPublished()
    .filter(({ id }) => id !== pageId)
    .flatMap(({ id, frontMatter: { title = id, index_entries = [{ word: title, hash: '' }] } }) =>
      index_entries.map(({ word, hash }) => ({
        key: sortKey(word),
        link: element('a', { href: `/${id}${hash}` }, word),
      })),
    )
    .sort((a, b) => a.key.localeCompare(b.key, 'en'));
  const items = new Map<string, Element[]>();
  for (const { key, link } of entries) {
    // The capital letter first, because that of "ß" is "SS".
    const first = key.toUpperCase().charAt(0);
    const letter = /\p{L}/u.test(first) ? first : '0–9';
    items.set(letter, [...(items.get(letter) ?? []), element('li', {}, link)]);
  }
  const toId = (letter: string) => `words-${letter.replace('–', '-')}`;
  const bar = [...items.keys()].map((letter) => [element('a', { href: `#${toId(letter)}` }, letter), ' ']);
  const sections = [...items].map(([letter, list]) => [
    element('h3', { id: toId(letter) }, letter),
    element('ul', { ariaLabelledBy: toId(letter) }, list),
  ]);
  const nav = element('nav', { className: 'rk-link-row rk-letter-bar', ariaLabel: 'Letters' }, bar);
  return element('div', { className: 'rk-word-index', dataSearch: 'ignore' }, nav, sections);
});
