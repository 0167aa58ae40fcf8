import { createExcerpt, markWords, type TextPart } from './excerpt';
import { createHelpFinder, type Help } from './help';
import { createRanking } from './ranking';
import type { IndexedPage, SearchIndex } from './searchIndex';
import { developerPages, type Section } from './sections';
import { toTerms } from './words';

/** A page that a query finds, or a section of it. */
interface Hit {
  readonly url: string;
  readonly title: readonly TextPart[];
  readonly excerpt: readonly TextPart[];
}

export interface SearchResults {
  /** The hits by page, best first. */
  readonly groups: readonly { readonly page: IndexedPage; readonly hits: readonly Hit[] }[];
  /** The number of hits in the groups. */
  readonly shown: number;
  /** The number of hits, also of those that aren't in the groups. */
  readonly total: number;
  readonly help?: Help;
  /** What to search for instead, if nothing was found. */
  readonly correction?: string;
}

export interface SearchEngine {
  /** The suggestions below the bar: at most 8 hits, with about 50 characters of each text. */
  readonly suggest: (query: string) => SearchResults;
  /** The results on the search page: at most 30 hits, with about 200 characters of each text. */
  readonly search: (query: string) => SearchResults;
}

/** Chooses 8 suggestions: at most 3 of a page, and 2 for developers, unless the best one is for them. */
function chooseSuggestions(sections: readonly Section[]): Section[] {
  const isForDevelopers = ({ page }: Section) => developerPages.test(page.url);
  const maxForDevelopers = sections.slice(0, 1).some(isForDevelopers) ? 8 : 2;
  const chosen: Section[] = [];
  for (const section of sections) {
    const samePage = chosen.filter(({ page }) => page === section.page);
    const hasRoom = !isForDevelopers(section) || chosen.filter(isForDevelopers).length < maxForDevelopers;
    if (chosen.length < 8 && samePage.length < 3 && hasRoom) {
      chosen.push(section);
    }
  }
  return chosen;
}

/** Groups sections by page, in the order of each page's best one, with about `length` characters of each text. */
function groupByPage(sections: readonly Section[], stems: ReadonlySet<string>, length: number) {
  const groups = new Map<IndexedPage, Hit[]>();
  for (const { url, title, page, text } of sections) {
    const fullText = url === page.url ? `${page.description} ${text}` : text;
    // The excerpt is for words that the title doesn't have.
    const titleStems = new Set(toTerms(title));
    const missing = new Set([...stems].filter((stem) => !titleStems.has(stem)));
    const excerpt = markWords(createExcerpt(fullText, missing, length), stems);
    groups.set(page, [...(groups.get(page) ?? []), { url, title: markWords(title, stems), excerpt }]);
  }
  return [...groups].map(([page, hits]) => ({ page, hits }));
}

/** Creates the engine that searches an index. */
export function createEngine([pages, help]: SearchIndex): SearchEngine {
  const { sections, rank } = createRanking(pages);
  const findHelp = createHelpFinder(help, (page) => sections.find(({ url }) => url === page)?.title);
  const run = (query: string, choose: typeof chooseSuggestions, length: number) => {
    const { sections: all, stems, correction } = rank(query);
    const found = findHelp(query);
    const [helpPage] = found?.url.split('#') ?? [];
    // In an emergency, the page of the box comes before others, such as the one for whoever threatened someone.
    const ofHelp = helpPage ? all.filter(({ page }) => page.url === helpPage) : [];
    const chosen = choose([...new Set([...ofHelp, ...all])]);
    return {
      groups: groupByPage(chosen, stems, length),
      shown: chosen.length,
      total: all.length,
      help: found,
      correction,
    };
  };
  return {
    suggest: (query) => run(query, chooseSuggestions, 50),
    search: (query) => run(query, (all) => all.slice(0, 30), 200),
  };
}
