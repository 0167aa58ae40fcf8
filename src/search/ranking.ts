import MiniSearch from 'minisearch';
import type { IndexedPage, PageIndex } from './searchIndex';
import { readSections, type Section } from './sections';
import { stem } from './stem';
import { createVocabulary, type Vocabulary } from './vocabulary';
import { isStopWord, tokenize, toTerms } from './words';

/** The number of words of a query that count. The limit keeps long queries fast. */
const maxQueryWords = 40;

/** Searched instead of a query of stop words alone. */
const fallbackQuery = 'faq site index';

/** The address of a page, with or without its host. */
const pageAddress = /^\s*(?:(?:https?:\/\/)?(?!api\.)(?:[\w-]+\.)+[a-z]+(?::\d+)?)?(\/[^\s?#]+)\S*\s*$/i;

// The numbers below are those with which `npm run search` found the most.

/** The factor of the phrase that is most like a query. It's high, because readers typed these phrases. Half of it changes little. */
const phraseBoost = 54;

/** The share of a page's summed score that each of its sections gets. Without it, one of twenty questions has another page first. */
const pageBoost = 0.15;

/** The factor for a word on the only page that has it. Without it, one of twenty such words doesn't suggest its page. */
const rareWordBoost = 2;

/** The factor for the correction of a misspelled word. A correction can be wrong. */
const correctionBoost = 0.6;

export interface Ranking {
  /** The sections that a query finds, best first. */
  readonly sections: readonly Section[];
  /** The stems to mark: those of the query, and those found instead. */
  readonly stems: ReadonlySet<string>;
  /** What to search for instead, if no word of the query is known. */
  readonly correction?: string;
}

/** Indexes sections, and returns a function that finds those with words of a query. */
function createMatcher(sections: readonly Section[], { onlyPageOf }: Vocabulary) {
  const search = new MiniSearch({
    fields: ['title', 'page', 'description', 'keywords', 'phrases', 'text'],
    // The phrases are stems already.
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
  return (words: readonly string[], typedStems: ReadonlySet<string>) => {
    const onlyPages = new Map(words.map((word) => [stem(word), onlyPageOf(word)]));
    const matches = search.search(words.join(' '), {
      tokenize: (text) => text.split(' '),
      processTerm: stem,
      boostTerm: (term) => (typedStems.has(term) ? 1 : correctionBoost),
      // With MiniSearch's own numbers, one of fifty questions has no right section among the first three.
      bm25: { k: 1.2, b: 0.5, d: 0.6 },
      boost: { phrases: 9, title: 3, page: 3, description: 1.5, keywords: 2.5, text: 2 },
      boostDocument: (id, term) => {
        const section = sections[id];
        return section ? section.weight * (onlyPages.get(term) === section.page ? rareWordBoost : 1) : 1;
      },
      // Only the last word can be incomplete.
      prefix: (stem, position, all) => stem.length > 1 && position === all.length - 1,
      weights: { fuzzy: 0, prefix: 0.3 },
    });
    return matches.flatMap(({ id, score, terms, queryTerms }) => {
      const section = sections[id];
      return section ? [{ section, score, terms, wordCount: queryTerms.length }] : [];
    });
  };
}

type Match = ReturnType<ReturnType<typeof createMatcher>>[number];

/** Scores how much of a phrase is in a query. A single shared word counts nothing, because it can mean something else. */
function scorePhrase(phrase: readonly string[], stems: ReadonlySet<string>): number {
  const shared = phrase.filter((stem) => stems.has(stem)).length;
  return shared > 1 ? shared ** 2 / phrase.length : 0;
}

/** Sorts the sections of matches, best first, by their words, their phrases, and the other matches on their pages. */
function sortSections(matches: readonly Match[], stems: ReadonlySet<string>): Section[] {
  const pageScores = new Map<IndexedPage, number>();
  const scored = matches.map(({ section, score, wordCount }) => {
    const phraseScore = Math.max(0, ...section.phrases.map((phrase) => scorePhrase(phrase, stems)));
    // MiniSearch multiplies a score by the number of the query's words that are found.
    const sum = score + phraseBoost * section.weight * phraseScore * wordCount;
    pageScores.set(section.page, (pageScores.get(section.page) ?? 0) + sum);
    return { section, score: sum };
  });
  const total = ({ section, score }: (typeof scored)[number]) =>
    score + pageBoost * (pageScores.get(section.page) ?? 0);
  return scored.sort((a, b) => total(b) - total(a)).map(({ section }) => section);
}

/** Finds the page whose title is the query, or the page of the best section if its title has all words of the query. */
function findNamedPage(stems: ReadonlySet<string>, sections: readonly Section[]): Section | undefined {
  const named = sections.filter(({ url, title, page }) => {
    const titleStems = toTerms(title);
    return url === page.url && [...stems].every((stem) => titleStems.includes(stem));
  });
  return (
    named.find(({ title }) => toTerms(title).length === stems.size) ??
    named.find(({ page }) => page === sections[0]?.page)
  );
}

/** Creates a function that ranks the sections of an index for a query. */
export function createRanking(index: PageIndex) {
  const sections = readSections(index);
  const vocabulary = createVocabulary(sections);
  const { isKnown, complete, correct } = vocabulary;
  const match = createMatcher(sections, vocabulary);

  function rank(query: string): Ranking {
    const [, path] = pageAddress.exec(query) ?? [];
    const addressed = sections.find(({ url }) => url === path);
    // Without a page and `://`, it's words, such as "node.js/express".
    const text = path && (addressed || query.includes('://')) ? path : query;
    const typed = tokenize(text, isKnown).slice(0, maxQueryWords);
    const completed = [...typed.slice(0, -1), ...typed.slice(-1).map(complete)];
    const words = completed.filter((word) => !isStopWord(word));
    if (completed.length > 0 && words.length === 0) {
      return rank(fallbackQuery);
    }
    const nearest = words.map(correct);
    if (!nearest.some((known) => known && known.distance < 2)) {
      const correction = nearest.map((known) => known?.word).join(' ');
      const isComplete = words.length > 0 && nearest.every(Boolean);
      return { sections: [], stems: new Set(), correction: isComplete ? correction : undefined };
    }
    const corrected = words.map((word, i) => nearest[i]?.word ?? word);
    const stems = new Set(corrected.map(stem));
    const matches = match(corrected, new Set(words.map(stem)));
    const sorted = sortSections(matches, stems);
    const top = addressed ?? findNamedPage(stems, sorted);
    return {
      sections: [...new Set(top ? [top, ...sorted] : sorted)],
      stems: new Set([...stems, ...matches.flatMap(({ terms }) => terms)]),
    };
  }

  return { sections, rank };
}
