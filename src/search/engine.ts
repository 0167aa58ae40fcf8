import MiniSearch, { type SearchResult } from 'minisearch';
import { createExcerpt, markWords, type TextRun } from './excerpt';
import { indexOptions, splitCompounds, stopWords } from './indexOptions';
import type { IndexedPage, IndexedSection, SearchIndex } from './searchIndex';
import { resultsStep } from './searchPath';
import { createVocabulary } from './vocabulary';

/** A section that a query finds. */
interface Hit {
  readonly url: string;
  readonly title: readonly TextRun[];
  readonly excerpt: readonly TextRun[];
}

/** A page with its hits, best first. */
export interface ResultGroup {
  readonly page: Pick<IndexedPage, 'url' | 'title' | 'breadcrumbs'>;
  readonly title: readonly TextRun[];
  readonly hits: readonly Hit[];
}

export interface SearchResults {
  /** In the order of their best hits, separately for each 50 of `search`. */
  readonly groups: readonly ResultGroup[];
  /** The number of hits in the groups. */
  readonly shown: number;
  /** The number of all hits, including those that aren't in the groups. */
  readonly total: number;
}

export interface SearchEngine {
  /** Finds the best 8 sections, and at most 3 of a page, each with one line of text. */
  readonly suggest: (query: string) => SearchResults;
  /** Finds the best sections, 50 unless told otherwise, with more text. */
  readonly search: (query: string, limit?: number) => SearchResults;
}

type Section = IndexedSection & { readonly url: string; readonly page: IndexedPage };
type Match = SearchResult & { readonly section: Section };

/** Each section also gets this share of the sum of its page's scores. */
const pageShare = 0.15;

const maxSuggestions = 8;
const maxSuggestionsOfPage = 3;
const suggestionLength = 50;
const excerptLength = 200;

/** Whether a section itself has words of the query, not only its page's title, description, or keywords. */
function isOwnMatch({ match, section }: Match): boolean {
  const fields = Object.values(match).flat();
  return (
    section.url === section.page.url ||
    ['title', 'name', 'phrases', 'text'].some((field) => fields.includes(field))
  );
}

function createHit({ url, title, text, page }: Section, terms: ReadonlySet<string>, length: number): Hit {
  let fullText = text;
  if (url === page.url) fullText = `${page.description} ${text}`;
  else if (text.length < suggestionLength) fullText = `${text} ${page.description}`;
  const excerpt = createExcerpt(fullText.trim(), terms, length);
  return { url, title: markWords(title, terms), excerpt: markWords(excerpt, terms) };
}

function groupByPage(matches: readonly Match[], length: number): ResultGroup[] {
  const terms = new Set(matches.flatMap((match) => match.terms));
  const groups = new Map<IndexedPage, ResultGroup & { hits: Hit[] }>();
  for (const { section } of matches) {
    const { page } = section;
    const group = groups.get(page) ?? { page, title: markWords(page.title, terms), hits: [] };
    group.hits.push(createHit(section, terms, length));
    groups.set(page, group);
  }
  return [...groups.values()];
}

export function createEngine([{ documents, index, words }]: SearchIndex): SearchEngine {
  const miniSearch = MiniSearch.loadJS(index, indexOptions);
  const vocabulary = createVocabulary([...index.index.map(([term]) => term), ...words]);
  const sections = documents.flatMap((page) =>
    page.sections.map((section): Section => ({ ...section, url: page.url + section.hash, page })),
  );

  /** Returns the sections that have words of a query, best first. */
  function rank(query: string): Match[] {
    const compounds = splitCompounds(query);
    const stems = new Map<string, { readonly source: unknown; readonly weight: number }>();
    for (const compound of compounds) {
      for (const word of compound.filter((part) => !stopWords.has(part) && !/^[a-z]$/.test(part))) {
        for (const [name, weight] of vocabulary.lookUp(word, compound === compounds.at(-1))) {
          if (weight > (stems.get(name)?.weight ?? 0)) stems.set(name, { source: compound, weight });
        }
      }
    }
    const results = miniSearch.search([...stems.keys()].join(' '), {
      tokenize: (names) => names.split(' '),
      processTerm: (name) => name,
      boostTerm: (name) => stems.get(name)?.weight ?? 0,
    });
    const matches = results.flatMap((result): Match[] => {
      const section = sections[result.id];
      // MiniSearch multiplies a score by the number of stems. What counts is the number of words and compounds.
      const found = new Set(result.queryTerms.map((name) => stems.get(name)?.source));
      const score = (result.score / result.queryTerms.length) * found.size;
      return section ? [{ ...result, score, section }] : [];
    });
    const pageScores = new Map<IndexedPage, number>();
    for (const { section, score } of matches) {
      pageScores.set(section.page, (pageScores.get(section.page) ?? 0) + score);
    }
    const scoreOf = ({ section, score }: Match) => score + pageShare * (pageScores.get(section.page) ?? 0);
    return matches.filter(isOwnMatch).sort((a, b) => scoreOf(b) - scoreOf(a));
  }

  return {
    suggest(query) {
      const matches = rank(query);
      const chosen: Match[] = [];
      for (const match of matches) {
        const ofPage = chosen.filter(({ section }) => section.page === match.section.page);
        if (ofPage.length < maxSuggestionsOfPage) chosen.push(match);
        if (chosen.length === maxSuggestions) break;
      }
      return { groups: groupByPage(chosen, suggestionLength), shown: chosen.length, total: matches.length };
    },
    search(query, limit = resultsStep) {
      const matches = rank(query);
      const groups: ResultGroup[] = [];
      for (let start = 0; start < Math.min(limit, matches.length); start += resultsStep) {
        groups.push(...groupByPage(matches.slice(start, start + resultsStep), excerptLength));
      }
      return { groups, shown: Math.min(limit, matches.length), total: matches.length };
    },
  };
}
