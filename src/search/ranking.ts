import MiniSearch from 'minisearch';
import { memoize } from '../utils/memoize';
import type { IndexedPage, PageIndex } from './searchIndex';
import { readSections, type Section } from './sections';
import { stem } from './stem';
import { createVocabulary, type Vocabulary } from './vocabulary';
import { isStopWord, tokenize, toTerms } from './words';

/** Searched instead of a query of stop words alone. */
const fallbackQuery = 'faq site index';

/** The URL of a page, or only its path: `https://docs.rookery.example/faq?from=chat#support`, `/faq`. */
const pageAddress =
  /^\s*(?:(?:https?:\/\/)?(?!api\.)(?:[\w-]+\.)+[a-z]+(?::\d+)?)?(?<path>\/[^\s?#]+)\S*\s*$/i;

// The numbers below were tuned with `npm run search`.

/** The factor for the phrase that is most like a query. It's high, because readers typed these phrases. */
const phraseBoost = 54;

/** The share of a page's summed score that each of its sections gets. */
const pageBoost = 0.15;

/** The factor for a word on the only page that has it. */
const rareWordBoost = 2;

/** The factor for the correction of a misspelled word. A correction can be wrong. */
const correctionBoost = 0.6;

export interface Ranking {
  /** The sections that a query finds, best first. */
  readonly sections: readonly Section[];
  /** The terms to mark: those of the query, and those that were found instead. */
  readonly terms: ReadonlySet<string>;
  /** The query to offer instead, if no word of the query is known. */
  readonly correction?: string;
}

/** A section with words of a query. */
interface Match {
  readonly section: Section;
  readonly score: number;
  readonly terms: readonly string[];
  /** The number of the query's words that were found. */
  readonly wordCount: number;
}

/** Indexes sections, and returns a function that finds those with a word of a query. */
function createMatcher(sections: readonly Section[], { findSolePage }: Vocabulary) {
  const search = new MiniSearch({
    fields: ['title', 'page', 'description', 'keywords', 'phrases', 'text'],
    // Phrases are terms already.
    tokenize: (text, field) => (field === 'phrases' ? text.split(' ') : tokenize(text)),
    processTerm: (word, field) => {
      if (field === 'phrases') return word;
      return isStopWord(word) ? null : stem(word);
    },
  });
  search.addAll(
    sections.map(({ title, page, phrases, text }, id) => ({
      id,
      title,
      page: page.title,
      description: page.description,
      keywords: page.keywords,
      phrases: [...new Set(phrases.flat())].join(' ') || undefined,
      text,
    })),
  );
  return (words: readonly string[], isOpen: boolean, typedTerms: ReadonlySet<string>): Match[] => {
    const solePages = new Map(words.map((word) => [stem(word), findSolePage(word)]));
    const results = search.search(words.join(' '), {
      tokenize: (text) => text.split(' '),
      processTerm: stem,
      boostTerm: (term) => (typedTerms.has(term) ? 1 : correctionBoost),
      bm25: { k: 1.2, b: 0.5, d: 0.6 },
      boost: { phrases: 9, title: 3, page: 3, description: 1.5, keywords: 2.5, text: 2 },
      boostDocument: (id, term) => {
        const section = sections[id];
        if (!section) return 1;
        return solePages.get(term) === section.page ? section.weight * rareWordBoost : section.weight;
      },
      prefix: (term, index, terms) => isOpen && index === terms.length - 1 && term.length > 1,
      weights: { fuzzy: 0, prefix: 0.3 },
    });
    return results.flatMap(({ id, score, terms, queryTerms }) => {
      const section = sections[id];
      return section ? [{ section, score, terms, wordCount: queryTerms.length }] : [];
    });
  };
}

/** Scores how much of a phrase is in a query. A single shared word counts nothing, because it can mean something else. */
function scorePhrase(phrase: readonly string[], terms: ReadonlySet<string>): number {
  const shared = phrase.filter((term) => terms.has(term)).length;
  return shared > 1 ? shared ** 2 / phrase.length : 0;
}

/** Sorts the sections of matches, best first, by their words, their phrases, and the other matches on their pages. */
function sortSections(matches: readonly Match[], terms: ReadonlySet<string>): Section[] {
  const pageScores = new Map<IndexedPage, number>();
  const scored = matches.map(({ section, score, wordCount }) => {
    const phraseScore = Math.max(0, ...section.phrases.map((phrase) => scorePhrase(phrase, terms)));
    // MiniSearch has multiplied its score by the number of words found, so the phrase's score is multiplied, too.
    const sum = score + phraseBoost * section.weight * phraseScore * wordCount;
    pageScores.set(section.page, (pageScores.get(section.page) ?? 0) + sum);
    return { section, sum };
  });
  const total = ({ section, sum }: (typeof scored)[number]) =>
    sum + pageBoost * (pageScores.get(section.page) ?? 0);
  return scored.sort((a, b) => total(b) - total(a)).map(({ section }) => section);
}

/** Creates a function that ranks the sections of an index for a query. */
export function createRanking(index: PageIndex) {
  const sections = readSections(index);
  const vocabulary = createVocabulary(sections);
  const { isKnown, completeWord, findSpelling } = vocabulary;
  const match = createMatcher(sections, vocabulary);
  // `exact` has known compounds only as wholes, as queries do. `all` includes their segments.
  const readTitle = memoize((title: string) => ({
    exact: toTerms(title, isKnown),
    all: new Set(toTerms(title)),
  }));

  /** Finds the page whose title is the query, or the page of the best section if its title has all words of the query. */
  function findNamedPage(terms: ReadonlySet<string>, sorted: readonly Section[]): Section | undefined {
    const pages = sorted.filter(({ url, page }) => url === page.url);
    const named = pages.filter(({ title }) => [...terms].every((term) => readTitle(title).all.has(term)));
    return (
      named.find(({ title }) => readTitle(title).exact.every((term) => terms.has(term))) ??
      named.find(({ page }) => page === sorted[0]?.page)
    );
  }

  function rank(query: string): Ranking {
    const path = pageAddress.exec(query)?.groups?.path;
    const addressed = sections.find(({ url }) => url === path);
    // "node.js/express" looks like an address, but is words unless it has a scheme or is the path of a page.
    const text = path && (addressed || query.includes('://')) ? path : query;
    const typed = tokenize(text, isKnown);
    const completed = [...typed.slice(0, -1), ...typed.slice(-1).map(completeWord)];
    const words = completed.filter((word) => !isStopWord(word));
    if (words.length === 0) {
      return typed.length > 0 ? rank(fallbackQuery) : { sections: [], terms: new Set() };
    }

    const spellings = words.map(findSpelling);
    if (!spellings.some((spelling) => spelling && spelling.distance < 2)) {
      const correction = spellings.map((spelling) => spelling?.word).join(' ');
      return {
        sections: [],
        terms: new Set(),
        correction: spellings.every(Boolean) ? correction : undefined,
      };
    }

    const corrected = words.map((word, position) => spellings[position]?.word ?? word);
    const terms = new Set(corrected.map(stem));
    // A word before a stop word is finished.
    const isOpen = !isStopWord(typed.at(-1) ?? '');
    const matches = match(corrected, isOpen, new Set(words.map(stem)));
    const sorted = sortSections(matches, terms);
    const first = addressed ?? findNamedPage(terms, sorted);
    return {
      sections: [...new Set(first ? [first, ...sorted] : sorted)],
      terms: new Set([...terms, ...matches.flatMap((found) => found.terms)]),
    };
  }

  return { sections, rank };
}
