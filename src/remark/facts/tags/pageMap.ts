import path from 'node:path';
import { h } from 'hastscript';
import { pageIds } from '../../../facts/pages';
import { letterOf, words } from '../../../facts/words';
import { redirects } from '../../../redirects';
import { pageSections } from '../../pageSections';
import { summaryOf } from '../../pageSummary';
import { inPage, table } from '../html';
import { FactError } from '../lookUp';
import type { FactComponent } from './types';

const docsDir = path.join(__dirname, '../../../../docs');

function pageLine(id: string) {
  const summary = summaryOf(docsDir, id);
  if (!summary) {
    throw new FactError(
      `cannot find the page docs/${id}.md(x), which src/facts/pages.ts and sidebars.ts name.`,
    );
  }
  return h('li', [h('a', { href: `/${id}` }, summary.title), ` ${summary.description}`]);
}

function group(title: string, ids: readonly string[]) {
  return h('section', [
    h('h3', { id: `map-${title.toLowerCase().replace(/[^a-z]+/g, '-')}` }, title),
    h('ul', { className: 'page-map' }, ids.map(pageLine)),
  ]);
}

/** `<PageMap />`: every page by section, each with the promise of its own description. */
export const pageMap: FactComponent = (_attributes, pageId) => {
  const sections = pageSections(pageIds.filter((id) => id !== pageId));
  return inPage(
    h(
      'div',
      { 'data-search': 'ignore' },
      sections.map(({ title, ids }) => group(title, ids)),
    ),
  );
};

/** `<WordIndex />`: the words that readers use, from A to Z, each leading to the page that answers it. */
export const wordIndex: FactComponent = () => {
  const byLetter = new Map<string, (typeof words)[number][]>();
  for (const entry of words) {
    const letter = letterOf(entry.word);
    byLetter.set(letter, [...(byLetter.get(letter) ?? []), entry]);
  }
  const letters = [...byLetter.keys()];
  return inPage(
    h('div', { className: 'word-index', 'data-search': 'ignore' }, [
      h(
        'p',
        { className: 'letter-bar' },
        letters.flatMap((letter) => [h('a', { href: `#words-${letter}` }, letter), ' ']),
      ),
      ...letters.map((letter) =>
        h('section', [
          h('h3', { id: `words-${letter}` }, letter),
          h(
            'ul',
            (byLetter.get(letter) ?? []).map(({ word, to }) => h('li', h('a', { href: to }, word))),
          ),
        ]),
      ),
    ]),
  );
};

/** `<OldAddresses />`: the addresses of the old wiki and where each leads now. */
export const oldAddresses: FactComponent = () =>
  inPage(
    table(
      'Old addresses',
      ['Old address', 'Leads to'],
      redirects.map(({ from, to }) => ({
        cells: [`\`${from}\``, [h('a', { href: to }, summaryOf(docsDir, to)?.title ?? to)]],
      })),
    ),
  );
