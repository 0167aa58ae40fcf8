import { createExcerpt, markWords, type TextPart } from './excerpt';
import { createHelpFinder, type Help } from './help';
import { createRanking, developerPages, type Page, type Ranking, type Section } from './ranking';
import type { SearchIndex } from './searchIndex';
import { stemsOf } from './words';

/** A row of the results: a page, or a section of it. */
interface SearchResult {
  readonly url: string;
  readonly title: readonly TextPart[];
  readonly excerpt: readonly TextPart[];
}

/** The results on one page. */
interface ResultGroup {
  readonly page: Page;
  readonly results: readonly SearchResult[];
}

export interface SearchAnswer {
  readonly groups: readonly ResultGroup[];
  /** How many results are in the groups, and how many there are. */
  readonly shown: number;
  readonly total: number;
  readonly help?: Help;
  /** What to search for instead, if the query finds nothing. */
  readonly correction?: string;
}

export interface SearchEngine {
  /** The suggestions below the bar: at most 8 rows, with about 50 characters of each text. */
  readonly suggest: (query: string) => SearchAnswer;
  /** The results on the search page: at most 30 rows, with about 200 characters of each text. */
  readonly findAll: (query: string) => SearchAnswer;
}

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

/** Groups sections by page, in the order of each page's best one, with the words of the query marked. */
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

/** Creates the engine that answers queries from an index. */
export function createEngine(index: SearchIndex): SearchEngine {
  const { sections: all, rank } = createRanking(index);
  const [, , , keywords] = index;
  const findHelp = createHelpFinder(
    keywords.index.help,
    (page) => all.find(({ url }) => url === page)?.title,
  );
  /** Answers a query with some of the sections that it finds, and about as much text of each as a number of characters. */
  const answer = (query: string, choose: (ranking: Ranking) => readonly Section[], length: number) => {
    const ranking = rank(query);
    const sections = choose(ranking);
    return {
      groups: drawGroups(sections, ranking.stems, length),
      shown: sections.length,
      total: ranking.sections.length,
      help: findHelp(query),
      correction: ranking.correction,
    };
  };
  return {
    suggest: (query) => answer(query, (ranking) => chooseSuggestions(ranking).slice(0, 8), 50),
    findAll: (query) => answer(query, ({ sections }) => sections.slice(0, 30), 200),
  };
}
