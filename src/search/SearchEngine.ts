import MiniSearch, { type SearchResult as SearchMatch } from 'minisearch';
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
  readonly text: IndexedDocument | undefined;
  /** The stems of a page's title. A heading has none. */
  readonly title: readonly string[];
  /** The stems of what readers type to find it. */
  readonly phrases: ReadonlySet<string>;
  /** What its score is multiplied by. */
  readonly weight: number;
}

/** How many of a query's words count, so that no query takes long. */
const maxQueryTerms = 40;

/** How much of the score of all sections of a page each of them gets. */
const pageBoost = 0.04;

/** What the scores of pages for organizations and developers, and of lists of events, are multiplied by: few readers look for them, and many words are the same. */
export const pageWeights: readonly [RegExp, number][] = [
  [/\/organizations\//, 0.88],
  [/\/webhooks\/events/, 0.6],
  [/\/action-log#actions$/, 0.6],
];

/** What a phrase weighs that has only one of several words of a query: a word alone can mean something else. */
const singleWordWeight = 0.7;

/** What a word weighs on the only page that has it. */
const rareWordWeight = 3;

/** What a query of stop words alone finds: where all questions start. */
const fallbackQuery = 'faq site index';

/** The words that a text has, with their places, also with hyphens: "Pre-approve", `webhook-id`. */
const wordPattern = /[\p{L}\p{N}'’]+(?:[._-][\p{L}\p{N}]+)*/gu;

/** About how many characters of a text a suggestion shows. */
const excerptLength = 50;

/** Returns a text from a place on, to the last word that a suggestion has room for. */
function createExcerpt(start: number, text: string): string {
  const rest = text.slice(start);
  const cut = rest.length > excerptLength ? `${rest.slice(0, excerptLength).replace(/\s+\S*$/, '')}…` : rest;
  return start > 0 ? `…${cut}` : cut;
}

/** How many suggestions of a page come before those of other pages. */
const maxPerPage = 4;

/** Returns results with those of a page next to each other, in the order of the pages' best, and below it, as the package draws them. */
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

/** Returns sections, best first, of which those after the first few of their page come last. */
function limitPages(sections: readonly Section[]): Section[] {
  const counts = new Map<IndexedDocument, number>();
  const first = sections.filter(({ page }) => {
    const count = (counts.get(page) ?? 0) + 1;
    counts.set(page, count);
    return count <= maxPerPage;
  });
  return [...new Set([...first, ...sections])];
}

/** Returns the page whose title has all words of a query and no others, or some of the title of the best section's page. */
function findNamedPage(stems: readonly string[], sections: readonly Section[]): Section | undefined {
  const named = sections.filter(({ title }) => stems.every((stem) => title.includes(stem)));
  return (
    named.find(({ title }) => title.length === stems.length) ??
    named.find(({ page }) => page === sections[0]?.page)
  );
}

/** Searches the sections of all pages. */
export class SearchEngine {
  private readonly sections: readonly Section[];
  private readonly sectionByUrl = new Map<string, Section>();
  private readonly descriptions: ReadonlyMap<number, IndexedDocument>;
  private readonly urgent: SearchIndex[3]['index']['urgent'];
  /** The stems of what is on pages. A misspelled word that readers type is none of them. */
  private readonly vocabulary = new Set<string>();
  /** The page that alone has a word, and `null` for words of several pages. */
  private readonly pageOfWord = new Map<string, IndexedDocument | null>();
  private indexedPage: IndexedDocument | null = null;
  private readonly index = new MiniSearch({
    fields: ['title', 'page', 'description', 'keywords', 'phrases', 'text'],
    // The phrases are stems already.
    tokenize: (text, field) => (field === 'phrases' ? text.split(' ') : tokenize(text)),
    processTerm: (word, field) => {
      if (field === 'phrases') {
        return word;
      }
      const stem = stemWord(word);
      if (stem) {
        this.vocabulary.add(stem);
        const isFirst = (this.pageOfWord.get(word) ?? this.indexedPage) === this.indexedPage;
        this.pageOfWord.set(word, isFirst && this.pageOfWord.get(word) !== null ? this.indexedPage : null);
      }
      // Words in titles are found while they are typed, when they can be longer than their stem: "moderatio" and "moder".
      return field === 'title' && stem && stem !== word ? [stem, word] : stem;
    },
  });

  constructor([titles, headings, descriptions, keywords, texts]: SearchIndex) {
    const pages = new Map(titles.documents.map((page) => [page.i, page]));
    const toUrl = ({ u, h = '' }: IndexedDocument) => u + h;
    const textByUrl = new Map(texts.documents.map((text) => [toUrl(text), text]));
    this.descriptions = new Map(descriptions.documents.map((description) => [description.i, description]));
    const keywordsByPage = new Map(keywords.documents.map(({ i, t }) => [i, t]));
    this.sections = [...titles.documents, ...headings.documents].flatMap((document) => {
      const page = pages.get(document.p ?? document.i);
      const url = toUrl(document);
      const weight = pageWeights.find(([urls]) => urls.test(url))?.[1] ?? 1;
      const phrases = new Set(keywords.index.phrases[url]?.split(' '));
      const text = textByUrl.get(url);
      const title = document === page ? stemsOf(page.t) : [];
      return page ? [{ document, page, text, title, phrases, weight }] : [];
    });
    this.urgent = keywords.index.urgent;
    for (const [id, section] of this.sections.entries()) {
      const { document, page, text, phrases } = section;
      this.sectionByUrl.set(toUrl(document), section);
      this.indexedPage = page;
      this.index.add({
        id,
        title: document.t,
        page: page.t,
        description: this.descriptions.get(page.i)?.t ?? '',
        keywords: keywordsByPage.get(page.i) ?? '',
        phrases: [...phrases].join(' '),
        text: text?.t ?? '',
      });
    }
  }

  /**
   * Returns the sections that answer a query, best first, and how many there are.
   * @param withTexts whether the results are texts with their titles, as on the search page, or titles, as suggestions are
   */
  search(query: string, limit: number, withTexts = false): SearchResults {
    const isKnownTerm = (word: string) => this.vocabulary.has(stemWord(word) ?? '');
    const words = tokenize(query, isKnownTerm).slice(0, maxQueryTerms);
    const stems = words.flatMap((word) => stemWord(word) ?? []);
    if (words.length > 0 && stems.length === 0) {
      return this.search(fallbackQuery, limit, withTexts);
    }
    const matches = this.addPageScores(this.matchSections(words));
    const found = matches.map(({ section }) => section);
    const urgent = this.urgent.find((phrase) => phrase.stems.every((stem) => stems.includes(stem)));
    const top = urgent ? this.sectionByUrl.get(urgent.url) : findNamedPage(stems, found);
    const ranking = [...new Set(top ? [top, ...found] : found)];
    const matchedStems = new Set([
      ...stemsOf(query.replaceAll('-', ' ')),
      ...stems,
      ...matches.flatMap(({ terms }) => terms),
    ]);
    const tokens = [...words].sort((one, other) => other.length - one.length);
    const shown = (withTexts ? ranking : limitPages(ranking)).slice(0, limit);
    const results = shown.map((section, i) => {
      const isFirstOfPage = shown.findIndex(({ page }) => page === section.page) === i;
      return this.toResult(section, tokens, matchedStems, withTexts, isFirstOfPage);
    });
    return { results, count: ranking.length };
  }

  /** Returns suggestions for a query: those of a page stand together. */
  suggest(query: string, limit: number): SearchResults {
    const { results, count } = this.search(query, limit);
    return { results: groupByPage(results), count };
  }

  private matchSections(words: readonly string[]) {
    const stems = new Set(words.flatMap((word) => stemWord(word) ?? []));
    const pageOfStem = new Map(words.map((word) => [stemWord(word), this.pageOfWord.get(word)]));
    const weigh = (id: number, factor: (section: Section) => number) => {
      const section = this.sections[id];
      return section ? section.weight * factor(section) : 1;
    };
    const isSingle = ({ phrases }: Section) => [...stems].filter((stem) => phrases.has(stem)).length === 1;
    const text = words.join(' ');
    return this.index.search(
      {
        queries: [
          {
            queries: [text],
            fields: ['title', 'page', 'description', 'keywords', 'text'],
            boostDocument: (id, stem) =>
              weigh(id, ({ page }) => (pageOfStem.get(stem) === page ? rareWordWeight : 1)),
          },
          {
            queries: [text],
            fields: ['phrases'],
            boostDocument: (id) =>
              weigh(id, (section) => (stems.size > 1 && isSingle(section) ? singleWordWeight : 1)),
          },
        ],
      },
      {
        tokenize: (query) => query.split(' '),
        processTerm: stemWord,
        boost: { phrases: 6, title: 3, page: 2, description: 2, keywords: 2.2, text: 2 },
        bm25: { k: 1.2, b: 0.5, d: 0.5 },
        weights: { fuzzy: 0.6, prefix: 0.3 },
        // Only the last word can be incomplete, and only words that no page has are corrected.
        prefix: (stem, position, all) => stem.length > 1 && position === all.length - 1,
        fuzzy: (stem) =>
          stem.length >= 4 &&
          stem.length <= 30 &&
          !this.vocabulary.has(stem) &&
          // Readers' words can be misspelled, too, but by less.
          (this.sections.some(({ phrases }) => phrases.has(stem)) ? 1 : 0.3),
        maxFuzzy: 2,
      },
    );
  }

  /** Returns sections with their scores, best first, after those of a page with several good ones have gained. */
  private addPageScores(matches: readonly SearchMatch[]) {
    const totals = new Map<IndexedDocument, number>();
    const scored = matches.flatMap(({ id, score, terms }) => {
      const section = this.sections[id];
      return section ? [{ section, score, terms }] : [];
    });
    for (const { section, score } of scored) {
      totals.set(section.page, (totals.get(section.page) ?? 0) + score);
    }
    return scored
      .map((match) => ({ ...match, score: match.score + pageBoost * (totals.get(match.section.page) ?? 0) }))
      .sort((one, other) => other.score - one.score);
  }

  private toResult(
    section: Section,
    tokens: readonly string[],
    matchedStems: ReadonlySet<string>,
    withTexts: boolean,
    isFirstOfPage: boolean,
  ): SearchResult {
    const { document, page } = section;
    const isPage = document === page;
    const text = isPage ? this.descriptions.get(page.i) : section.text;
    const findPositions = (shown: string) =>
      [...shown.matchAll(wordPattern)]
        .filter(([word]) => tokenize(word).some((part) => matchedStems.has(stemWord(part) ?? '')))
        .map(({ 0: word, index }) => [index, word.length] as const);
    const createResult = (
      shown: IndexedDocument,
      type: number,
      pageOfShown: SearchResult['page'],
      positions = findPositions(shown.t),
    ) => {
      // The package fails on a result without any position.
      const position = positions.length > 0 ? positions : [[0, 0] as const];
      return { document: shown, type, page: pageOfShown, metadata: { found: { t: { position } } }, tokens };
    };
    if (text && withTexts) {
      return createResult(text, isPage ? documentType.description : documentType.content, page);
    }
    if (isPage) {
      return createResult(document, documentType.title, false);
    }
    const inHeading = findPositions(document.t);
    // A suggestion whose heading doesn't say why it's found says it next to the name of its page, and others of the page
    // have no need of that name.
    const place = inHeading.length > 0 && isFirstOfPage ? undefined : findPositions(text?.t ?? '')[0]?.[0];
    const excerpt = text && (place !== undefined || !isFirstOfPage) ? createExcerpt(place ?? 0, text.t) : '';
    const name = isFirstOfPage ? [page.t, excerpt].filter(Boolean).join(' · ') : excerpt;
    return createResult(document, documentType.heading, { ...page, t: name }, inHeading);
  }
}
