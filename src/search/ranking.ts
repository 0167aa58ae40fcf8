import MiniSearch, { type Options } from 'minisearch';
import { memoize } from '../utils/memoize';
import { parsePastedUrl } from './address';
import type { IndexedPage, SearchIndex } from './searchIndex';
import { type SearchSection, toSections } from './sections';
import { stem } from './stem';
import { createVocabulary } from './vocabulary';
import { stopWords, tokenize, toTerms } from './words';

/** The query that replaces one of stop words alone, such as "how do I". */
const fallbackQuery = 'faq site index';

// The numbers below were tuned with `npm run search`.

/** The factor for the phrase that is most like a query. It's high, because phrases are what readers type. */
const phraseBoost = 54;

/** Each section also gets this share of the sum of its page's scores. */
const pageBoost = 0.15;

/** The factor for a word on the only page that has it. */
const rareWordBoost = 2;

/** The factor for the correction of a misspelled word. A correction can be wrong. */
const correctionBoost = 0.6;

export interface Ranking {
  /** The sections that a query finds, best first. */
  readonly sections: readonly SearchSection[];
  /** Those with the most words of the query. */
  readonly bestMatches: ReadonlySet<SearchSection>;
  /** The terms to mark: those of the query, and those that were found instead. */
  readonly markedTerms: ReadonlySet<string>;
  /** The query to offer instead, if no word of the query is known. */
  readonly correction?: string;
}

interface Query {
  readonly words: readonly string[];
  readonly isLastWordUnfinished: boolean;
}

/** A section with words of a query. */
interface Match {
  readonly section: SearchSection;
  readonly textScore: number;
  readonly terms: readonly string[];
  readonly matchedWordCount: number;
  /** Whether the section itself has some of the words, not only its page's title, description, or keywords. */
  readonly isInSection: boolean;
}

const ownFields: readonly string[] = ['title', 'phrases', 'text'];

// Fields are split words joined by spaces, so `tokenize` only splits at spaces. `phrases` has terms already.
const indexOptions: Options = {
  fields: ['title', 'page', 'description', 'keywords', 'phrases', 'text'],
  tokenize: (words) => words.match(/\S+/g) ?? [],
  processTerm: (word, field) => {
    if (field === 'phrases') return word;
    return stopWords.has(word) ? null : stem(word);
  },
  searchOptions: {
    processTerm: stem,
    bm25: { k: 1.2, b: 0.5, d: 0.6 },
    boost: { phrases: 9, title: 3, page: 3, description: 1.5, keywords: 2.5, text: 2 },
    weights: { fuzzy: 0, prefix: 0.3 },
  },
};

function indexSections(
  sections: readonly SearchSection[],
  split: (text: string) => readonly string[],
): MiniSearch {
  const miniSearch = new MiniSearch(indexOptions);
  const joinWords = (text: string) => split(text).join(' ');
  miniSearch.addAll(
    sections.map(({ title, page, phrases, text }, id) => ({
      id,
      title: joinWords(title),
      page: joinWords(page.title),
      description: joinWords(page.description),
      keywords: joinWords(page.keywords),
      phrases: [...new Set(phrases.flat())].join(' ') || undefined,
      text: joinWords(text),
    })),
  );
  return miniSearch;
}

/** Scores how much of a phrase is in a query. A single shared word counts nothing, because it can mean something else. */
function scorePhrase(phrase: readonly string[], terms: ReadonlySet<string>): number {
  const shared = phrase.filter((term) => terms.has(term)).length;
  return shared > 1 ? shared ** 2 / phrase.length : 0;
}

function scoreMatch({ section, textScore, matchedWordCount }: Match, terms: ReadonlySet<string>): number {
  const phraseScore = Math.max(0, ...section.phrases.map((phrase) => scorePhrase(phrase, terms)));
  // MiniSearch multiplies its score by the number of matched words. The same factor here keeps the two scores comparable.
  return textScore + phraseBoost * section.weight * phraseScore * matchedWordCount;
}

/** Sorts the sections that have words of the query, best first, by their scores and those of all matches on their pages. */
function sortSections(matches: readonly Match[], terms: ReadonlySet<string>): SearchSection[] {
  const scored = matches.map((match) => ({ ...match, score: scoreMatch(match, terms) }));
  const pageScores = new Map<IndexedPage, number>();
  for (const { section, score } of scored) {
    pageScores.set(section.page, (pageScores.get(section.page) ?? 0) + score);
  }
  return scored
    .filter(({ section, isInSection }) => isInSection || section.url === section.page.url)
    .map(({ section, score }) => ({
      section,
      total: score + pageBoost * (pageScores.get(section.page) ?? 0),
    }))
    .sort((a, b) => b.total - a.total)
    .map(({ section }) => section);
}

/** Creates a function that ranks the sections of an index for a query. */
export function createRanker(index: SearchIndex) {
  const sections = toSections(index);
  // Vocabulary and index split the same texts, so splits are cached until both exist.
  const splitOnce = memoize((text: string) => tokenize(text));
  const { isKnown, findOnlyPageWith, completeWord, correctWord } = createVocabulary(sections, splitOnce);
  const miniSearch = indexSections(sections, splitOnce);
  // `exact` splits a title as a query is split: "Two-factor" is `twofactor`. `all` also has the parts: `two` and `factor`.
  const termsOfTitle = memoize((title: string) => ({
    exact: toTerms(title, isKnown),
    all: new Set(toTerms(title)),
  }));

  function parseQuery(text: string): Query {
    const typed = tokenize(text, isKnown);
    const completed = [...typed.slice(0, -1), ...typed.slice(-1).map(completeWord)];
    const words = completed.filter((word) => !stopWords.has(word));
    if (typed.length > 0 && words.length === 0) return parseQuery(fallbackQuery);
    // A word before a stop word is finished.
    return { words, isLastWordUnfinished: !stopWords.has(typed.at(-1) ?? '') };
  }

  /** Corrects the words of a query. If all words need two edits or have no correction, it's a guess, and only offered. */
  function correctWords({ words }: Query): { searchedWords: string[]; offeredQuery?: string } {
    const spellings = words.map(correctWord);
    const isGuess = spellings.every((spelling) => !spelling || spelling.distance > 1);
    if (!isGuess) return { searchedWords: words.map((word, position) => spellings[position]?.word ?? word) };
    const guess = spellings.map((spelling) => spelling?.word).join(' ');
    return { searchedWords: [], offeredQuery: spellings.every(Boolean) && guess ? guess : undefined };
  }

  function findMatches(searchedWords: readonly string[], { words, isLastWordUnfinished }: Query): Match[] {
    const typedTerms = new Set(words.map(stem));
    const onlyPageByTerm = new Map(searchedWords.map((word) => [stem(word), findOnlyPageWith(word)]));
    const results = miniSearch.search(searchedWords.join(' '), {
      boostTerm: (term) => (typedTerms.has(term) ? 1 : correctionBoost),
      boostDocument: (id, term) => {
        const section = sections[id];
        if (!section) return 1;
        return onlyPageByTerm.get(term) === section.page ? section.weight * rareWordBoost : section.weight;
      },
      prefix: (term, position, terms) =>
        isLastWordUnfinished && position === terms.length - 1 && term.length > 1,
    });
    return results.flatMap(({ id, score: textScore, terms, queryTerms, match: fieldsByTerm }) => {
      const section = sections[id];
      const fields = Object.values(fieldsByTerm).flat();
      const isInSection = fields.some((field) => ownFields.includes(field));
      return section ? [{ section, textScore, terms, matchedWordCount: queryTerms.length, isInSection }] : [];
    });
  }

  /** Finds the page whose title is the query, or the page of the best section if its title has all words of the query. */
  function findNamedPage(
    terms: ReadonlySet<string>,
    sorted: readonly SearchSection[],
  ): SearchSection | undefined {
    const pages = sorted.filter(({ url, page }) => url === page.url);
    const named = pages.filter(({ title }) => [...terms].every((term) => termsOfTitle(title).all.has(term)));
    return (
      named.find(({ title }) => termsOfTitle(title).exact.every((term) => terms.has(term))) ??
      named.find(({ page }) => page === sorted[0]?.page)
    );
  }

  function rank(query: string): Ranking {
    const { text, addressedSection } = parsePastedUrl(query, sections);
    const parsed = parseQuery(text);
    const { searchedWords, offeredQuery } = correctWords(parsed);
    const terms = new Set(searchedWords.map(stem));
    const matches = findMatches(searchedWords, parsed);
    const sorted = sortSections(matches, terms);
    const first = addressedSection ?? findNamedPage(terms, sorted);
    const maxWordCount = Math.max(...matches.map(({ matchedWordCount }) => matchedWordCount));
    const best = matches.filter(({ matchedWordCount }) => matchedWordCount === maxWordCount);
    return {
      sections: [...new Set(first ? [first, ...sorted] : sorted)],
      bestMatches: new Set(best.map(({ section }) => section)),
      markedTerms: new Set([...terms, ...matches.flatMap((found) => found.terms)]),
      correction: offeredQuery,
    };
  }

  return { sections, rank };
}
