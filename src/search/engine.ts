import MiniSearch, { type SearchResult } from 'minisearch';
import { createExcerpt, markWords, type TextRun } from './excerpt';
import { indexOptions, stopWords, tokenize } from './indexOptions';
import type { IndexedPage, IndexedSection, SearchIndex } from './searchIndex';
import { stem } from './stem';

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
  /** In the order of their best hits. */
  readonly groups: readonly ResultGroup[];
  /** The number of hits in the groups. */
  readonly shown: number;
  /** The number of all hits, including those that aren't in the groups. */
  readonly total: number;
}

export interface SearchEngine {
  /** Finds the best 8 sections, and at most 3 of a page, each with one line of text. */
  readonly suggest: (query: string) => SearchResults;
  /** Finds the best 50 sections, with more text. */
  readonly search: (query: string) => SearchResults;
}

type Section = IndexedSection & { readonly url: string; readonly page: IndexedPage };
type Match = SearchResult & { readonly section: Section };

/** The query that replaces one of stop words and letters alone, such as "how do I". */
const fallbackQuery = 'faq';

/** Each section also gets this share of the sum of its page's scores. */
const pageShare = 0.15;

const maxResults = 50;
const maxSuggestions = 8;
const maxSuggestionsOfPage = 3;
const suggestionLength = 50;
const excerptLength = 200;

/** Whether a section itself has words of the query, not only its page's title, description, or keywords. */
function isOwnMatch({ match, section }: Match): boolean {
  const fields = Object.values(match).flat();
  return (
    section.url === section.page.url || ['title', 'phrases', 'text'].some((field) => fields.includes(field))
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

export function createEngine([{ documents, index }]: SearchIndex): SearchEngine {
  const miniSearch = MiniSearch.loadJS(index, indexOptions);
  const sections = documents.flatMap((page) =>
    page.sections.map((section): Section => ({ ...section, url: page.url + section.hash, page })),
  );

  /** Finds sections in any order. Corrects only words that no section has: a "banner" isn't a "manner". */
  function find(words: readonly string[]): SearchResult[] {
    const query = words.join(' ');
    const exact = miniSearch.search(query);
    const known = new Set(exact.flatMap(({ queryTerms }) => queryTerms));
    if (words.every((word) => known.has(stem(word)))) return exact;
    return miniSearch.search(query, {
      fuzzy: (term) => (term.length > 4 && !known.has(term) ? 0.2 : false),
    });
  }

  /** Returns the sections that have words of a query, best first. */
  function rank(query: string): Match[] {
    const typed = tokenize(query);
    const words = typed.filter((word) => !stopWords.has(word) && !/^[a-z]$/.test(word));
    const results = find(typed.length > 0 && words.length === 0 ? [fallbackQuery] : words);
    const matches = results.flatMap((result): Match[] => {
      const section = sections[result.id];
      return section ? [{ ...result, section }] : [];
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
    search(query) {
      const matches = rank(query);
      const chosen = matches.slice(0, maxResults);
      return { groups: groupByPage(chosen, excerptLength), shown: chosen.length, total: matches.length };
    },
  };
}
