import { h } from 'hastscript';
import { inPage } from '../html/elements';
import type { FactComponent } from '../html/tag';
import { pageIds, pageMetadata } from '../pages';

/** Returns a word as the index sorts it: without regard to capitals and leading characters such as `@` or `/`. */
function sortKey(word: string): string {
  return word.replace(/^[^\p{L}\p{N}]+/u, '').toLowerCase();
}

/** `<WordIndex />`: the words in the `index` of all pages, from A to Z, each linked to its page or section. */
export const wordIndex: FactComponent = () => {
  const words = pageIds()
    .flatMap((id) => (pageMetadata(id)?.index ?? []).map(({ word, hash }) => ({ word, to: `/${id}${hash}` })))
    .sort((a, b) => sortKey(a.word).localeCompare(sortKey(b.word), 'en'));
  const byLetter = new Map<string, typeof words>();
  for (const entry of words) {
    const first = sortKey(entry.word).charAt(0).toUpperCase();
    const letter = /[A-Z]/.test(first) ? first : '0–9';
    byLetter.set(letter, [...(byLetter.get(letter) ?? []), entry]);
  }
  const letters = [...byLetter.keys()];
  const idOf = (letter: string) => `words-${letter.replace('–', '-')}`;
  return inPage(
    h('div', { className: 'word-index', 'data-search': 'ignore' }, [
      h(
        'p',
        { className: 'letter-bar' },
        letters.flatMap((letter) => [h('a', { href: `#${idOf(letter)}` }, letter), ' ']),
      ),
      ...letters.map((letter) =>
        h('section', [
          h('h3', { id: idOf(letter) }, letter),
          h(
            'ul',
            (byLetter.get(letter) ?? []).map(({ word, to }) => h('li', h('a', { href: to }, word))),
          ),
        ]),
      ),
    ]),
  );
};
