import { foldText } from '../../utils/text';
import { h } from '../html/hast';
import { defineTag } from './defineTag';

/** Returns the key by which a word is sorted, without capitals, accents, and a leading `@` or `/`. */
function sortKey(word: string): string {
  return foldText(word).replace(/^[^\p{L}\p{N}]+/u, '');
}

/** `<WordIndex />`: the words in the `index` of all pages, or their titles, from A to Z, each linked to its page or section. */
export const WordIndex = defineTag({}, (_, { pageId, pages }) => {
  const words = pages
    .published()
    .filter(({ id }) => id !== pageId)
    .flatMap(({ id, frontMatter: { title = id, index = [{ word: title, hash: '' }] } }) =>
      index.map(({ word, hash }) => ({ word, to: `/${id}${hash}` })),
    )
    .sort((a, b) => sortKey(a.word).localeCompare(sortKey(b.word), 'en'));
  const byLetter = new Map<string, typeof words>();
  for (const entry of words) {
    const first = sortKey(entry.word).charAt(0).toUpperCase();
    const letter = /[A-Z]/.test(first) ? first : '0–9';
    byLetter.set(letter, [...(byLetter.get(letter) ?? []), entry]);
  }
  const idOf = (letter: string) => `words-${letter.replace('–', '-')}`;
  const bar = [...byLetter.keys()].map((letter) => [h('a', { href: `#${idOf(letter)}` }, letter), ' ']);
  const sections = [...byLetter].map(([letter, entries]) => {
    const items = entries.map(({ word, to }) => h('li', {}, h('a', { href: to }, word)));
    return [h('h3', { id: idOf(letter) }, letter), h('ul', { ariaLabelledBy: idOf(letter) }, items)];
  });
  return h(
    'div',
    { className: 'word-index', dataSearch: 'ignore' },
    h('nav', { className: 'links letter-bar', ariaLabel: 'Letters' }, bar),
    sections,
  );
});
