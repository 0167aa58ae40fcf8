import { type CrisisHelp, createCrisisHelpFinder } from './crisisHelp';
import { createExcerpt, markWords, type TextRun } from './excerpt';
import { createRanker } from './ranking';
import type { IndexedPage, SearchIndex } from './searchIndex';
import { resultsPerStep } from './searchPath';
import { referencePaths, type SearchSection } from './sections';
import { toTerms } from './words';

/** A page that a query finds, or a section of it. */
interface Hit {
  readonly url: string;
  readonly title: readonly TextRun[];
  readonly excerpt: readonly TextRun[];
}

/** A page with its hits within a step of `resultsPerStep`, best first. A page can have a group in each step. */
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
  readonly help?: CrisisHelp;
  /** The query to offer instead, if there are no hits. */
  readonly correction?: string;
}

interface ResultLimits {
  readonly choose: (sections: readonly SearchSection[]) => readonly SearchSection[];
  /** In characters. */
  readonly excerptLength: number;
}

/** The number that fits on a laptop's screen. */
const maxSuggestions = 8;

/** The limit for the sections of one page, so that other pages have room. */
const maxSuggestionsOfPage = 3;

/** The limit for the pages of the API, webhooks, and the SDK together. Few readers are developers. */
const maxReferenceSuggestions = 2;

function isReference({ page }: SearchSection): boolean {
  return referencePaths.some((start) => page.url.startsWith(start));
}

/** Chooses suggestions within the limits above. The limit for reference pages doesn't apply if the best suggestion is one. */
function chooseSuggestions(sections: readonly SearchSection[]): SearchSection[] {
  const [best] = sections;
  const maxOfReference = best && isReference(best) ? maxSuggestions : maxReferenceSuggestions;
  const chosen: SearchSection[] = [];
  for (const section of sections) {
    const samePage = chosen.filter(({ page }) => page === section.page);
    const hasRoom = !isReference(section) || chosen.filter(isReference).length < maxOfReference;
    if (chosen.length < maxSuggestions && samePage.length < maxSuggestionsOfPage && hasRoom) {
      chosen.push(section);
    }
  }
  return chosen;
}

function createHit(
  { url, title, page, text }: SearchSection,
  terms: ReadonlySet<string>,
  length: number,
): Hit {
  const fullText = url === page.url ? `${page.description} ${text}` : text;
  const titleTerms = toTerms(title);
  // The excerpt is for the words that the title lacks.
  const otherTerms = [...terms].filter((term) => !titleTerms.includes(term));
  const excerpt = createExcerpt(fullText, new Set(otherTerms), length);
  return { url, title: markWords(title, terms), excerpt: markWords(excerpt, terms) };
}

function moveToFront<Item>(items: readonly Item[], isFirst: (item: Item) => boolean): Item[] {
  return [...items.filter(isFirst), ...items.filter((item) => !isFirst(item))];
}

/** `suggest` finds few hits, within limits of its own, with excerpts of one line. */
export type SearchEngine = Record<'suggest' | 'search', (query: string, limit?: number) => SearchResults>;

export function createEngine(index: SearchIndex): SearchEngine {
  const { sections, rank } = createRanker(index);
  const findHelp = createCrisisHelpFinder(
    index.crisisHelpRules,
    (url) => sections.find((section) => section.url === url)?.title,
  );

  function findResults(query: string, { choose, excerptLength }: ResultLimits): SearchResults {
    const ranking = rank(query);
    const help = findHelp(query);
    // The page of the help comes first. Otherwise, the page for people who threatened someone could be above the one for victims.
    const helpPath = help?.url.replace(/#.*/, '');
    const found = moveToFront(ranking.sections, ({ page }) => page.url === helpPath).filter(
      // Otherwise, "ban someone" would find each "someone".
      (section, position) => position < resultsPerStep || ranking.bestMatches.has(section),
    );
    const chosen = choose(found);
    const groups = new Map<string, ResultGroup & { hits: Hit[] }>();
    for (const [position, section] of chosen.entries()) {
      const { page } = section;
      // What *Show more* adds is below what was there.
      const key = `${Math.floor(position / resultsPerStep)} ${page.url}`;
      const group = groups.get(key) ?? { page, title: markWords(page.title, ranking.markedTerms), hits: [] };
      group.hits.push(createHit(section, ranking.markedTerms, excerptLength));
      groups.set(key, group);
    }
    return {
      groups: [...groups.values()],
      shown: chosen.length,
      total: found.length,
      help,
      correction: ranking.correction,
    };
  }

  return {
    suggest: (query) => findResults(query, { choose: chooseSuggestions, excerptLength: 50 }),
    search: (query, limit) =>
      findResults(query, { choose: (all) => all.slice(0, limit), excerptLength: 200 }),
  };
}
