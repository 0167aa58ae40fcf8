import MiniSearch from 'minisearch';
import SearchableMap from 'minisearch/SearchableMap';
import { memoize } from '../memoize';
import type { SearchIndex } from './searchIndex';
import { stemsOf, stemWord, tokenize } from './words';

export interface Page {
  readonly url: string;
  readonly title: string;
  /** Where it is on the site: "Organizations › API". */
  readonly place: string;
  readonly description: string;
  readonly keywords: string;
}

/** A page, or a heading of it with what is below. */
export interface Section {
  readonly url: string;
  readonly title: string;
  readonly page: Page;
  /** What is below it, until the next heading. */
  readonly text: string;
  /** The stems of each phrase that readers type to find it. */
  readonly phrases: readonly (readonly string[])[];
  /** What its score is multiplied by. */
  readonly weight: number;
}

/** The sections that a query finds, best first, and its words. */
export interface Ranking {
  readonly sections: readonly Section[];
  /** The stems of the query, and those that were found instead of misspelled or incomplete ones. */
  readonly stems: ReadonlySet<string>;
  /** Whether a developer asks: with one of their words, an identifier, or a word that only their pages have. */
  readonly isForDevelopers: boolean;
  /** The query with words that pages have, if they have none of its words. */
  readonly correction?: string;
}

/** The most words of a query that count, so that no query takes long. */
const maxQueryWords = 40;

/** The share of a page's summed score that is added to each of its sections. */
const pageBoost = 0.15;

/** The weight of the phrase that is most like a query. */
const phraseBoost = 54;

/** Factors of scores: few readers look for the pages of organizations, which include the API, and for three long lists. */
export const sectionWeights: readonly [RegExp, number][] = [
  [/\/api#operations$/, 0.6],
  [/\/organizations\//, 0.88],
  [/\/webhooks\/events/, 0.6],
  [/\/action-log#actions$/, 0.6],
];

export const developerPages = /\/organizations\/api|\/chat-settings\/webhooks|\/chat-features\/sdk/;

const developerQuery =
  /\b(?:apis?|curl|endpoints?|hmac|http|javascript|json|jwt|node|payloads?|php|python|ruby|sdk|webhooks?)\b|\w[_.]\w|[a-z][A-Z]|\(\)|\/v\d|\b[45]\d\d\b/;

/** The factor for a word on the only page that has it. */
const rareWordWeight = 2;

/** The query for stop words alone: the pages where all questions start. */
const fallbackQuery = 'faq site index';

/** The address of a page, with or without its host. */
const pageAddress = /^\s*(?:(?:https?:\/\/)?(?!api\.)(?:[\w-]+\.)+[a-z]+(?::\d+)?)?(\/[^\s?#]+)\S*\s*$/i;

/** Memoized, because each section of a page indexes the page's title, description, and keywords again. */
const tokenizeOnce = memoize((text: string) => tokenize(text));

const stemsOfTitle = memoize(stemsOf);

function readSections([titles, headings, descriptions, keywords, texts]: SearchIndex): Section[] {
  const textByUrl = new Map(texts.documents.map(({ u, h = '', t }) => [u + h, t]));
  const descriptionByPage = new Map(descriptions.documents.map(({ i, t }) => [i, t]));
  const keywordsByPage = new Map(keywords.documents.map(({ i, t }) => [i, t]));
  const pages = new Map(
    titles.documents.map(({ i, t, u, b = [] }) => {
      const place = b.filter((name) => name !== t).join(' › ');
      const [description = '', words = ''] = [descriptionByPage.get(i), keywordsByPage.get(i)];
      return [i, { url: u, title: t, place, description, keywords: words }];
    }),
  );
  return [titles, headings].flatMap(({ documents, index }) =>
    documents.flatMap(({ i, p = i, t, u, h = '' }) => {
      const page = pages.get(p);
      const text = textByUrl.get(u + h) ?? '';
      const phrases = index[i]?.split(',').map((stems) => stems.split(' ')) ?? [];
      const weight = sectionWeights.find(([urls]) => urls.test(u + h))?.[1] ?? 1;
      return page ? [{ url: u + h, title: t, page, text, phrases, weight }] : [];
    }),
  );
}

/** The words of all pages: in how many sections and on which pages each is, and their stems. */
function readVocabulary(sections: readonly Section[]) {
  const counts = new SearchableMap<number>();
  const stems = new Set<string>();
  const pages = new Map<string, Set<Page>>();
  for (const { title, page, text } of sections) {
    const texts = [title, page.title, page.description, page.keywords, text];
    for (const word of new Set(texts.flatMap(tokenizeOnce))) {
      const stem = stemWord(word);
      if (stem) {
        stems.add(stem);
        counts.set(word, (counts.get(word) ?? 0) + 1);
        pages.set(word, (pages.get(word) ?? new Set()).add(page));
      }
    }
  }
  return { counts, stems, pagesOf: (word: string) => [...(pages.get(word) ?? [])] };
}

type Vocabulary = ReturnType<typeof readVocabulary>;

/** Finds the words of pages that are spelled like a word, the most similar first, then the most frequent. Two swapped letters count as one. */
function findSimilar(
  word: string,
  { counts }: Vocabulary,
): { readonly similar: string; readonly distance: number }[] {
  const letters = [...word].sort().join('');
  return [...counts.fuzzyGet(word, word.length > 30 ? 0 : 2)]
    .map(([similar, [count, distance]]) => {
      const isSwap = [...similar].sort().join('') === letters;
      return { similar, count, distance: isSwap ? Math.min(distance, 1) : distance };
    })
    .filter(({ distance }) => word.length > (distance < 2 ? 4 : 6))
    .sort((one, other) => one.distance - other.distance || other.count - one.count);
}

/** Scores how much of a phrase is in a query. A single shared word counts nothing, because it can mean something else. */
function likeness(phrase: readonly string[], stems: ReadonlySet<string>): number {
  const shared = phrase.filter((stem) => stems.has(stem)).length;
  return shared > 1 ? shared ** 2 / phrase.length : 0;
}

/** Finds the page whose title is the query, or the page of the best section if its title has all words of the query. */
function findNamedPage(stems: readonly string[], sections: readonly Section[]): Section | undefined {
  const named = sections.flatMap((section) => {
    const title = section.url === section.page.url ? stemsOfTitle(section.title) : [];
    return stems.every((stem) => title.includes(stem)) ? [{ section, title }] : [];
  });
  const found =
    named.find(({ title }) => title.length === stems.length) ??
    named.find(({ section }) => section.page === sections[0]?.page);
  return found?.section;
}

export function createRanking(index: SearchIndex) {
  const sections = readSections(index);
  const vocabulary = readVocabulary(sections);
  const { counts, pagesOf } = vocabulary;
  const search = new MiniSearch({
    fields: ['title', 'page', 'description', 'keywords', 'phrases', 'text'],
    // The phrases are stems already.
    tokenize: (text, field) =>
      field === 'phrases' ? text.split(' ') : field === 'text' ? tokenize(text) : tokenizeOnce(text),
    processTerm: (word, field) => {
      const stem = field === 'phrases' ? word : stemWord(word);
      // Words in titles are found while they are typed, when they can be longer than their stem: "moderatio" and "moder".
      return field === 'title' && stem && stem !== word ? [stem, word] : stem;
    },
  });
  search.addAll(
    sections.map(({ title, page, phrases, text }, id) => ({
      id,
      title,
      page: page.title,
      description: page.description,
      keywords: page.keywords,
      phrases: [...new Set(phrases.flat())].join(' ') || undefined,
      text,
    })),
  );
  const isDevelopersWord = (word: string) => {
    const pages = pagesOf(word);
    return pages.length > 0 && pages.every(({ url }) => developerPages.test(url));
  };
  const isKnown = (word: string) => vocabulary.stems.has(stemWord(word) ?? '');
  const phraseStems = new Set(sections.flatMap(({ phrases }) => phrases.flat()));
  /** Whether a word is on a page or in a phrase, begins one on a page, or has one wrong letter. */
  const isFound = (word: string, i: number, { length }: readonly string[]) =>
    isKnown(word) ||
    phraseStems.has(stemWord(word) ?? '') ||
    (i === length - 1 && word.length > 1 && counts.atPrefix(word).size > 0) ||
    findSimilar(word, vocabulary).some(({ distance }) => distance < 2);

  function match(words: readonly string[]) {
    const pages = new Map(words.map((word) => [stemWord(word), pagesOf(word)]));
    return search.search(words.join(' '), {
      tokenize: (text) => text.split(' '),
      processTerm: stemWord,
      boost: { phrases: 9, title: 3, page: 3, description: 1.5, keywords: 2.5, text: 2 },
      bm25: { k: 1.2, b: 0.5, d: 0.6 },
      weights: { fuzzy: 0.6, prefix: 0.3 },
      boostDocument: (id, stem) => {
        const { page, weight } = sections[id] ?? { weight: 1 };
        const [first, second] = pages.get(stem) ?? [];
        return first && first === page && !second ? weight * rareWordWeight : weight;
      },
      // Only the last word can be incomplete, and only words that no page has are corrected.
      prefix: (stem, position, all) => stem.length > 1 && position === all.length - 1,
      fuzzy: (stem) => stem.length >= 4 && stem.length <= 30 && !vocabulary.stems.has(stem) && 0.3,
      maxFuzzy: 2,
    });
  }

  /** Finds the sections that have words of a query, best first. */
  function score(words: readonly string[], stems: ReadonlySet<string>) {
    const scored = match(words).flatMap(({ id, score, terms, queryTerms }) => {
      const section = sections[id];
      if (!section) {
        return [];
      }
      const like = Math.max(0, ...section.phrases.map((phrase) => likeness(phrase, stems)));
      // MiniSearch multiplies a score by the number of the query's words that are found.
      const phraseScore = phraseBoost * section.weight * like * queryTerms.length;
      return [{ section, terms, score: score + phraseScore }];
    });
    const pageScores = new Map<Page, number>();
    for (const { section, score } of scored) {
      pageScores.set(section.page, (pageScores.get(section.page) ?? 0) + score);
    }
    const total = ({ section, score }: (typeof scored)[number]) =>
      score + pageBoost * (pageScores.get(section.page) ?? 0);
    return scored.sort((one, other) => total(other) - total(one));
  }

  function rank(query: string): Ranking {
    const [, path] = pageAddress.exec(query) ?? [];
    const words = tokenize(path ?? query, isKnown).slice(0, maxQueryWords);
    const all = words.flatMap((word) => stemWord(word) ?? []);
    if (words.length > 0 && all.length === 0) {
      return rank(fallbackQuery);
    }
    if (!words.some(isFound)) {
      const similar = words.map((word) => findSimilar(word, vocabulary)[0]?.similar);
      const correction = words.length > 0 && similar.every(Boolean) ? similar.join(' ') : undefined;
      return { sections: [], stems: new Set(), isForDevelopers: false, correction };
    }
    const stems = new Set(all);
    const matches = score(words, stems);
    const found = matches.map(({ section }) => section);
    // A misspelled word can be a title, too: "webhok".
    const isMisspelled = words.length === 1 && !words.some(isKnown);
    const title = isMisspelled ? stemsOf((matches[0]?.terms ?? []).join(' ')) : [...stems];
    const top = sections.find(({ url }) => url === path) ?? findNamedPage(title, found);
    return {
      sections: [...new Set(top ? [top, ...found] : found)],
      stems: new Set([
        ...stemsOf(query.replaceAll('-', ' ')),
        ...stems,
        ...matches.flatMap(({ terms }) => terms),
      ]),
      isForDevelopers: developerQuery.test(query) || words.some(isDevelopersWord),
    };
  }

  return { sections, rank };
}
