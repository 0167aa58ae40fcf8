import { createExcerpt, markWords, type TextPart } from './excerpt';
import { createHelpFinder, type Help } from './help';
import { createRanking, developerPages, type Page, type Ranking, type Section } from './ranking';
import type { SearchIndex } from './searchIndex';
import { stemsOf } from './words';

/** A row: a page, or a section of it. */
interface SearchResult {
  readonly url: string;
  readonly title: readonly TextPart[];
  readonly excerpt: readonly TextPart[];
}

/** What a query finds on a page. */
interface ResultGroup {
  readonly page: Page;
  readonly results: readonly SearchResult[];
}

/** What is shown for a query. */
export interface SearchAnswer {
  readonly groups: readonly ResultGroup[];
  /** How many results are in the groups, and how many there are. */
  readonly shown: number;
  readonly total: number;
  readonly help?: Help;
  /** What to search for instead, if the query finds nothing. */
  readonly correction?: string;
}

/** What can be asked. */
export interface SearchEngine {
  /** Returns what the bar shows below its box. */
  readonly suggest: (query: string) => SearchAnswer;
  /** Returns what the search page shows. */
  readonly findTexts: (query: string) => SearchAnswer;
}

/** How many rows the bar shows, and about how many characters of a text. */
const maxSuggestions = 8;
const suggestionLength = 50;

/** The same for the search page. */
const maxTexts = 30;
const textLength = 200;

/** How many suggestions can be of one page, and of all pages for developers. */
const maxPerPage = 3;
const maxForDevelopers = 2;

/** Leaves out the sections of a page or of developers' pages that are too many. */
function chooseSuggestions({ sections, isForDevelopers }: Ranking): Section[] {
  const counts = new Map<unknown, number>();
  const isAmong = (group: unknown, most: number) => {
    const count = (counts.get(group) ?? 0) + 1;
    counts.set(group, count);
    return count <= most;
  };
  return sections.filter(
    ({ page }) =>
      (isForDevelopers || !developerPages.test(page.url) || isAmong(developerPages, maxForDevelopers)) &&
      isAmong(page, maxPerPage),
  );
}

/** Returns sections as they are drawn, by page, in the order of each page's best one. */
function drawGroups(sections: readonly Section[], stems: ReadonlySet<string>, length: number): ResultGroup[] {
  const groups = new Map<Page, SearchResult[]>();
  for (const { url, title, page, text } of sections) {
    const all = url === page.url ? `${page.description} ${text}` : text;
    // The title shows its own words.
    const others = new Set([...stems].filter((stem) => !stemsOf(title).includes(stem)));
    const excerpt = markWords(createExcerpt(all, others, length), stems);
    const result = { url, title: markWords(title, stems), excerpt };
    groups.set(page, [...(groups.get(page) ?? []), result]);
  }
  return [...groups].map(([page, results]) => ({ page, results }));
}

/** Returns what answers queries from an index. */
export function createEngine(index: SearchIndex): SearchEngine {
  const { sections: all, rank } = createRanking(index);
  const [, , , keywords] = index;
  const findHelp = createHelpFinder(
    keywords.index.help,
    (page) => all.find(({ url }) => url === page)?.title,
  );
  const answer = (query: string, ranking: Ranking, sections: readonly Section[], length: number) => ({
    groups: drawGroups(sections, ranking.stems, length),
    shown: sections.length,
    total: ranking.sections.length,
    help: findHelp(query),
    correction: ranking.correction,
  });
  return {
    suggest: (query) => {
      const ranking = rank(query);
      return answer(query, ranking, chooseSuggestions(ranking).slice(0, maxSuggestions), suggestionLength);
    },
    findTexts: (query) => {
      const ranking = rank(query);
      return answer(query, ranking, ranking.sections.slice(0, maxTexts), textLength);
    },
  };
}
