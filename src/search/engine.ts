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

/** Leaves out sections of a page that has enough, and unless a developer asks, those of developers' pages. */
function chooseSuggestions({ sections, isForDevelopers }: Ranking): Section[] {
  const counts = new Map<Page, number>();
  let forDevelopers = 0;
  const chosen: Section[] = [];
  for (const section of sections) {
    const { page } = section;
    const count = counts.get(page) ?? 0;
    const isLimited = !isForDevelopers && developerPages.test(page.url);
    if (count < maxPerPage && !(isLimited && forDevelopers === maxForDevelopers)) {
      counts.set(page, count + 1);
      forDevelopers += isLimited ? 1 : 0;
      chosen.push(section);
    }
  }
  return chosen;
}

/** Groups sections by page, in the order of each page's best one, with the words of the query marked. */
function drawGroups(sections: readonly Section[], stems: ReadonlySet<string>, length: number): ResultGroup[] {
  const groups = new Map<Page, SearchResult[]>();
  for (const { url, title, page, text } of sections) {
    const fullText = url === page.url ? `${page.description} ${text}` : text;
    // The excerpt is for words that the title doesn't have.
    const others = new Set([...stems].filter((stem) => !stemsOf(title).includes(stem)));
    const excerpt = markWords(createExcerpt(fullText, others, length), stems);
    const result = { url, title: markWords(title, stems), excerpt };
    groups.set(page, [...(groups.get(page) ?? []), result]);
  }
  return [...groups].map(([page, results]) => ({ page, results }));
}

/** Creates the engine that answers queries from an index. */
export function createEngine(index: SearchIndex): SearchEngine {
  const { sections, rank } = createRanking(index);
  const [, , , keywords] = index;
  const findHelp = createHelpFinder(
    keywords.index.help,
    (page) => sections.find(({ url }) => url === page)?.title,
  );
  /** Answers a query with the chosen sections, and about `length` characters of each text. */
  const answer = (query: string, choose: (ranking: Ranking) => readonly Section[], length: number) => {
    const ranking = rank(query);
    const chosen = choose(ranking);
    return {
      groups: drawGroups(chosen, ranking.stems, length),
      shown: chosen.length,
      total: ranking.sections.length,
      help: findHelp(query),
      correction: ranking.correction,
    };
  };
  return {
    suggest: (query) => answer(query, (ranking) => chooseSuggestions(ranking).slice(0, 8), 50),
    findAll: (query) => answer(query, (ranking) => ranking.sections.slice(0, 30), 200),
  };
}
