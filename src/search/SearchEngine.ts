import MiniSearch, { type SearchResult as SearchMatch } from 'minisearch';
import { memoize } from '../memoize';
import {
  documentType,
  type IndexedDocument,
  type SearchIndex,
  type SearchResult,
  type SearchResults,
} from './searchIndex';
import { stemsOf, stemWord, tokenize } from './words';

interface Section {
  /** The page, or a heading of it. */
  readonly document: IndexedDocument;
  readonly page: IndexedDocument;
  /** What the search page shows of it: a text, or the description of a page. */
  readonly text: IndexedDocument | undefined;
  /** The stems of a page's title. A heading has none. */
  readonly title: readonly string[];
  /** The stems of each phrase that readers type to find it. */
  readonly phrases: readonly (readonly string[])[];
  /** What its score is multiplied by. */
  readonly weight: number;
}

/** How many of a query's words count, so that no query takes long. */
const maxQueryTerms = 40;

/** What a query finds, best first, and what of the query it has. */
interface Ranking {
  readonly sections: readonly Section[];
  /** The words of the query, the longest first. */
  readonly words: readonly string[];
  /** The stems of the query, and those that were found instead of misspelled or incomplete ones. */
  readonly stems: ReadonlySet<string>;
}

/** How much of the score of all sections of a page each of them gets. */
const pageBoost = 0.15;

/** How much the phrase that is most like a query counts. */
const phraseBoost = 54;

/** Factors of scores: few readers look for the pages of organizations, which include the API, and for two long lists of events. */
export const pageWeights: readonly [RegExp, number][] = [
  [/\/organizations\//, 0.88],
  [/\/webhooks\/events/, 0.6],
  [/\/action-log#actions$/, 0.6],
];

/** What a word weighs on the only page that has it. */
const rareWordWeight = 2;

/** What a query of stop words alone finds: where all questions start. */
const fallbackQuery = 'faq site index';

/** The words that a text has, with their places, also with hyphens: "Pre-approve", `webhook-id`. */
const wordPattern = /[\p{L}\p{N}'’]+(?:[._-][\p{L}\p{N}]+)*/gu;

/** About how many characters of a text a suggestion shows. */
const excerptLength = 50;

/** The beginning of a sentence, if it's short enough to leave room for what follows. */
const sentenceStart = /(?:^|[.!?] )([^.!?]{0,24})$/;

/** Returns a text from a place on, or from the beginning of its sentence, to the last word that a suggestion has room for. */
function createExcerpt(place: number, text: string): string {
  const sentence = sentenceStart.exec(text.slice(0, place));
  const rest = text.slice(place - (sentence?.[1]?.length ?? 0));
  const cut = rest.length > excerptLength ? `${rest.slice(0, excerptLength).replace(/\s+\S*$/, '')}…` : rest;
  return sentence ? cut : `…${cut}`;
}

/** How many suggestions of a page come before those of other pages. */
const maxPerPage = 4;

/** Groups results by page, in the order of each page's best one. The package draws the others as a tree below it. */
function groupByPage(results: readonly SearchResult[]): SearchResult[] {
  const groups = new Map<string, SearchResult[]>();
  for (const result of results) {
    const { u } = result.document;
    groups.set(u, [...(groups.get(u) ?? []), result]);
  }
  return [...groups.values()].flatMap((group) =>
    group.map((result, i) => ({
      ...result,
      isInterOfTree: i > 0 && i < group.length - 1,
      isLastOfTree: i > 0 && i === group.length - 1,
    })),
  );
}

/** Moves the sections of a page beyond `maxPerPage` to the end, so that other pages come before them. */
function limitPages(sections: readonly Section[]): Section[] {
  const counts = new Map<IndexedDocument, number>();
  const first = sections.filter(({ page }) => {
    const count = (counts.get(page) ?? 0) + 1;
    counts.set(page, count);
    return count <= maxPerPage;
  });
  return [...new Set([...first, ...sections])];
}

/** Scores how much of a phrase is in a query. A single shared word counts nothing, because it can mean something else. */
function likeness(phrase: readonly string[], stems: ReadonlySet<string>): number {
  const shared = phrase.filter((stem) => stems.has(stem)).length;
  return shared > 1 ? shared ** 2 / phrase.length : 0;
}

/** Returns the page whose title has exactly the words of a query, or the best section's page if its title has them all. */
function findNamedPage(stems: readonly string[], sections: readonly Section[]): Section | undefined {
  const named = sections.filter(({ title }) => stems.every((stem) => title.includes(stem)));
  return (
    named.find(({ title }) => title.length === stems.length) ??
    named.find(({ page }) => page === sections[0]?.page)
  );
}

/** Memoized, because each section of a page indexes the page's title, description, and keywords again. */
const tokenizeOnce = memoize((text: string) => tokenize(text));

/** Returns where a text has words of a query. */
function findPositions(text: string, { stems }: Ranking): (readonly [start: number, length: number])[] {
  return [...text.matchAll(wordPattern)]
    .filter(([word]) => tokenize(word).some((part) => stems.has(stemWord(part) ?? '')))
    .map(({ 0: word, index }) => [index, word.length]);
}

function createResult(
  document: IndexedDocument,
  type: number,
  page: SearchResult['page'],
  ranking: Ranking,
  found = findPositions(document.t, ranking),
): SearchResult {
  // The package fails on a result without any position.
  const position = found.length > 0 ? found : [[0, 0] as const];
  return { document, type, page, metadata: { found: { t: { position } } }, tokens: ranking.words };
}

function createSuggestion(section: Section, ranking: Ranking, isFirstOfPage: boolean): SearchResult {
  const { document, page, text = { t: '' } } = section;
  if (document === page) {
    return createResult(document, documentType.title, false, ranking);
  }
  // If the heading has none of the query's words, the text that has them is shown after the page's name. The rows below the
  // first of a page show only the text.
  const inHeading = findPositions(document.t, ranking);
  const hasName = isFirstOfPage && inHeading.length > 0;
  const place = hasName ? undefined : findPositions(text.t, ranking)[0]?.[0];
  const excerpt = place !== undefined || !isFirstOfPage ? createExcerpt(place ?? 0, text.t) : '';
  // The package draws the name of the page as the second line.
  const secondLine = isFirstOfPage ? [page.t, excerpt].filter(Boolean).join(' · ') : excerpt;
  return createResult(document, documentType.heading, { ...page, t: secondLine }, ranking, inHeading);
}

/** Searches the sections of all pages. */
export class SearchEngine {
  private readonly sections: readonly Section[];
  private readonly urgent: readonly { readonly section: Section; readonly stems: readonly string[] }[];
  /** The stems of what is on pages. A misspelled word that readers type is none of them. */
  private readonly vocabulary = new Set<string>();
  /** The page that alone has a word, and `null` for words of several pages. */
  private readonly pageOfWord = new Map<string, IndexedDocument | null>();
  private indexedPage: IndexedDocument | null = null;
  private readonly index = new MiniSearch({
    fields: ['title', 'page', 'description', 'keywords', 'phrases', 'text'],
    // The phrases are stems already.
    tokenize: (text, field) =>
      field === 'phrases' ? text.split(' ') : field === 'text' ? tokenize(text) : tokenizeOnce(text),
    processTerm: (word, field) => {
      if (field === 'phrases') {
        return word;
      }
      const stem = stemWord(word);
      if (stem) {
        this.vocabulary.add(stem);
        const page = this.pageOfWord.get(word);
        this.pageOfWord.set(word, page === undefined || page === this.indexedPage ? this.indexedPage : null);
      }
      // Words in titles are found while they are typed, when they can be longer than their stem: "moderatio" and "moder".
      return field === 'title' && stem && stem !== word ? [stem, word] : stem;
    },
  });

  constructor([titles, headings, descriptions, keywords, texts]: SearchIndex) {
    const pages = new Map(titles.documents.map((page) => [page.i, page]));
    const toUrl = ({ u, h = '' }: IndexedDocument) => u + h;
    const textByUrl = new Map(texts.documents.map((text) => [toUrl(text), text]));
    const descriptionByPage = new Map(
      descriptions.documents.map((description) => [description.i, description]),
    );
    const keywordsByPage = new Map(keywords.documents.map(({ i, t }) => [i, t]));
    const { phrases, urgent } = keywords.index;
    const split = (list = '') => (list ? list.split(',').map((stems) => stems.split(' ')) : []);
    const sections = [...titles.documents, ...headings.documents].flatMap((document) => {
      const page = pages.get(document.p ?? document.i);
      const url = toUrl(document);
      const weight = pageWeights.find(([urls]) => urls.test(url))?.[1] ?? 1;
      const text = document === page ? descriptionByPage.get(document.i) : textByUrl.get(url);
      const title = document === page ? stemsOf(page.t) : [];
      const all = [...split(urgent[url]), ...split(phrases[url])];
      return page ? [{ document, page, text, title, phrases: all, weight }] : [];
    });
    this.sections = sections;
    this.urgent = Object.entries(urgent).flatMap(([url, list]) => {
      const section = sections.find(({ document }) => toUrl(document) === url);
      return section ? split(list).map((stems) => ({ section, stems })) : [];
    });
    for (const [id, section] of sections.entries()) {
      const { document, page } = section;
      this.indexedPage = page;
      this.index.add({
        id,
        title: document.t,
        page: page.t,
        description: descriptionByPage.get(page.i)?.t ?? '',
        keywords: keywordsByPage.get(page.i) ?? '',
        phrases: [...new Set(section.phrases.flat())].join(' ') || undefined,
        text: textByUrl.get(toUrl(document))?.t ?? '',
      });
    }
  }

  /** Returns the sections that answer a query, best first, with what of the query they have. */
  rank(query: string): Ranking {
    const isKnownTerm = (word: string) => this.vocabulary.has(stemWord(word) ?? '');
    const words = tokenize(query, isKnownTerm).slice(0, maxQueryTerms);
    const stems = words.flatMap((word) => stemWord(word) ?? []);
    if (words.length > 0 && stems.length === 0) {
      return this.rank(fallbackQuery);
    }
    const matches = this.rankSections(words);
    const found = matches.map(({ section }) => section);
    const urgent = this.urgent.find((phrase) => phrase.stems.every((stem) => stems.includes(stem)));
    // A misspelled word can be a title, too: "webhok".
    const isMisspelled = stems.length === 1 && !stems.some((stem) => this.vocabulary.has(stem));
    const title = isMisspelled ? stemsOf((matches[0]?.terms ?? []).join(' ')) : stems;
    const top = urgent?.section ?? findNamedPage([...new Set(title)], found);
    return {
      sections: [...new Set(top ? [top, ...found] : found)],
      words: words.toSorted((one, other) => other.length - one.length),
      stems: new Set([
        ...stemsOf(query.replaceAll('-', ' ')),
        ...stems,
        ...matches.flatMap(({ terms }) => terms),
      ]),
    };
  }

  /** Returns what the bar shows: titles with an excerpt, those of a page next to each other. */
  suggest(query: string, limit: number): SearchResults {
    const ranking = this.rank(query);
    const shown = limitPages(ranking.sections).slice(0, limit);
    const results = shown.map((section, i) => {
      const isFirstOfPage = shown.findIndex(({ page }) => page === section.page) === i;
      return createSuggestion(section, ranking, isFirstOfPage);
    });
    return { results: groupByPage(results), count: ranking.sections.length };
  }

  /** Returns what the search page shows: texts with their titles. */
  findTexts(query: string, limit: number): SearchResults {
    const ranking = this.rank(query);
    const results = ranking.sections.slice(0, limit).map((section) => {
      const { document, page, text } = section;
      const type = document === page ? documentType.description : documentType.content;
      return text ? createResult(text, type, page, ranking) : createSuggestion(section, ranking, true);
    });
    return { results, count: ranking.sections.length };
  }

  private matchSections(words: readonly string[]): readonly SearchMatch[] {
    const pageOfStem = new Map(words.map((word) => [stemWord(word), this.pageOfWord.get(word)]));
    return this.index.search(words.join(' '), {
      tokenize: (query) => query.split(' '),
      processTerm: stemWord,
      boost: { phrases: 9, title: 3, page: 3, description: 1.5, keywords: 2.5, text: 2 },
      bm25: { k: 1.2, b: 0.5, d: 0.6 },
      weights: { fuzzy: 0.6, prefix: 0.3 },
      boostDocument: (id, stem) => {
        const { page, weight } = this.sections[id] ?? { weight: 1 };
        return page && pageOfStem.get(stem) === page ? weight * rareWordWeight : weight;
      },
      // Only the last word can be incomplete, and only words that no page has are corrected.
      prefix: (stem, position, all) => stem.length > 1 && position === all.length - 1,
      fuzzy: (stem) => stem.length >= 4 && stem.length <= 30 && !this.vocabulary.has(stem) && 0.3,
      maxFuzzy: 2,
    });
  }

  /** Returns the sections that have words of a query, best first. */
  private rankSections(words: readonly string[]) {
    const stems = new Set(words.flatMap((word) => stemWord(word) ?? []));
    const scored = this.matchSections(words).flatMap(({ id, score, terms, queryTerms }) => {
      const section = this.sections[id];
      if (!section) {
        return [];
      }
      const like = Math.max(0, ...section.phrases.map((phrase) => likeness(phrase, stems)));
      // MiniSearch multiplies a score by the number of the query's words that are found.
      const phraseScore = phraseBoost * section.weight * like * queryTerms.length;
      return [{ section, terms, score: score + phraseScore }];
    });
    const pageScores = new Map<IndexedDocument, number>();
    for (const { section, score } of scored) {
      pageScores.set(section.page, (pageScores.get(section.page) ?? 0) + score);
    }
    return scored
      .map((match) => ({
        ...match,
        score: match.score + pageBoost * (pageScores.get(match.section.page) ?? 0),
      }))
      .sort((one, other) => other.score - one.score);
  }
}
