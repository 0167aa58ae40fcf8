import MiniSearch from 'minisearch';
import SearchableMap from 'minisearch/SearchableMap';
import { memoize } from '../memoize';
import type { SearchIndex } from './searchIndex';
import { stemsOf, stemWord, tokenize, toStem } from './words';

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
  /** Whether a developer asks: with one of their words, an identifier, an error, or a word that only their pages have. */
  readonly isForDevelopers: boolean;
  /** The query with words that pages have, if they have none of its words. */
  readonly correction?: string;
}

/** The most words of a query that count, so that no query takes long. */
const maxQueryWords = 40;

/** The share of a page's summed score that is added to each of its sections. */
const pageBoost = 0.15;

/** The weight of the phrase that is most like a query. This and the numbers below were tried with `npm run search`. */
const phraseBoost = 54;

/**
 * What scores are multiplied by where few readers want to go: pages of organizations with the API, and three long lists. The
 * first pattern that fits counts.
 */
export const sectionWeights: readonly [RegExp, number][] = [
  [/\/api#operations$/, 0.6],
  [/\/organizations\//, 0.88],
  [/\/webhooks\/events/, 0.6],
  [/\/action-log#actions$/, 0.6],
];

export const developerPages = /\/organizations\/api|\/chat-settings\/webhooks|\/chat-features\/sdk/;

const developerWords =
  /\b(?:apis?|curl|endpoints?|hmac|http|javascript|json|jwt|node|payloads?|php|python|ruby|sdk|webhooks?)\b(?!:\/\/)/i;

/** Such as `poll_id`, `sendMessage`, and `mount()`, but not "iPhone", "macOS", and "YouTube". */
const identifier = /\w_\w|\b[a-z]{2,}[A-Z](?!S\b)|\w\(\)|\/v\d/;

const httpError = /\b(?:code|error|status) [45]\d\d\b|^[45]\d\d(?: error)?$/i;

/** The factor for a word on the only page that has it. */
const rareWordWeight = 2;

/** Searched instead of a query of stop words alone. */
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

/** Collects the words of all pages and phrases. */
function createVocabulary(sections: readonly Section[]) {
  const counts = new SearchableMap<number>();
  const stems = new Set<string>();
  const phraseStems = new Set(sections.flatMap(({ phrases }) => phrases.flat()));
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
  const pagesOf = (word: string): readonly Page[] => [...(pages.get(word) ?? [])];
  return {
    pagesOf,
    hasStem: (stem: string) => stems.has(stem),
    /** Whether a word is on a page. */
    isKnown: (word: string) => stems.has(toStem(word)),
    isInPhrase: (word: string) => phraseStems.has(toStem(word)),
    /** Completes a word that no page has to the most frequent one that starts with it, if there is one. */
    complete: (word: string) => {
      const stem = stemWord(word);
      const isIncomplete = word.length > 1 && stem !== null && !stems.has(stem);
      const longer = isIncomplete ? [...counts.atPrefix(word)] : [];
      return longer.sort(([, one], [, other]) => other - one)[0]?.[0] ?? word;
    },
    isDevelopersWord: (word: string) =>
      pagesOf(word).length > 0 && pagesOf(word).every(({ url }) => developerPages.test(url)),
    /** Finds the words that are spelled like a word, the most similar first, then the most frequent. Two swapped letters count as one. */
    findSimilar: (word: string) => {
      const letters = [...word].sort().join('');
      return [...counts.fuzzyGet(word, word.length > 30 ? 0 : 2)]
        .map(([similar, [count, distance]]) => {
          const isSwap = [...similar].sort().join('') === letters;
          return { similar, count, distance: isSwap ? Math.min(distance, 1) : distance };
        })
        .filter(({ distance }) => word.length > (distance < 2 ? 4 : 6))
        .sort((one, other) => one.distance - other.distance || other.count - one.count);
    },
  };
}

type Vocabulary = ReturnType<typeof createVocabulary>;

/** Scores how much of a phrase is in a query. A single shared word counts nothing, because it can mean something else. */
function scorePhrase(phrase: readonly string[], stems: ReadonlySet<string>): number {
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

/** Indexes sections, and returns a function that finds those with words of a query. */
function createMatcher(sections: readonly Section[], { pagesOf, hasStem }: Vocabulary) {
  const search = new MiniSearch({
    fields: ['title', 'page', 'description', 'keywords', 'phrases', 'text'],
    // The phrases are stems already.
    tokenize: (text, field) =>
      field === 'phrases' ? text.split(' ') : field === 'text' ? tokenize(text) : tokenizeOnce(text),
    processTerm: (word, field) => (field === 'phrases' ? word : stemWord(word)),
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
  return (words: readonly string[]) => {
    const pages = new Map(words.map((word) => [stemWord(word), pagesOf(word)]));
    const matches = search.search(words.join(' '), {
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
      fuzzy: (stem) => stem.length >= 4 && stem.length <= 30 && !hasStem(stem) && 0.3,
      maxFuzzy: 2,
    });
    return matches.flatMap(({ id, score, terms, queryTerms }) => {
      const section = sections[id];
      return section ? [{ section, score, terms, wordCount: queryTerms.length }] : [];
    });
  };
}

type Match = ReturnType<ReturnType<typeof createMatcher>>[number];

/** Sorts matches, best first, by their words, their phrases, and the other matches on their pages. */
function sortMatches(matches: readonly Match[], stems: ReadonlySet<string>): Match[] {
  const scored = matches.map((match) => {
    const { section, score, wordCount } = match;
    const phraseScore = Math.max(0, ...section.phrases.map((phrase) => scorePhrase(phrase, stems)));
    // MiniSearch multiplies a score by the number of the query's words that are found.
    return {
      match,
      page: section.page,
      score: score + phraseBoost * section.weight * phraseScore * wordCount,
    };
  });
  const pageScores = new Map<Page, number>();
  for (const { page, score } of scored) {
    pageScores.set(page, (pageScores.get(page) ?? 0) + score);
  }
  const total = ({ page, score }: (typeof scored)[number]) => score + pageBoost * (pageScores.get(page) ?? 0);
  return scored.sort((one, other) => total(other) - total(one)).map(({ match }) => match);
}

/** Creates a function that ranks the sections of an index for a query. */
export function createRanking(index: SearchIndex) {
  const sections = readSections(index);
  const vocabulary = createVocabulary(sections);
  const { isKnown, isInPhrase, complete, findSimilar } = vocabulary;
  const match = createMatcher(sections, vocabulary);

  function rank(query: string): Ranking {
    const [, path] = pageAddress.exec(query) ?? [];
    const text = path ?? query;
    const typed = tokenize(text, isKnown).slice(0, maxQueryWords);
    // The last word can be incomplete. Its stem can be shorter: "moderatio" and "moder".
    const allWords = [...typed.slice(0, -1), ...typed.slice(-1).map(complete)];
    const words = allWords.filter(stemWord);
    if (allWords.length > 0 && words.length === 0) {
      return rank(fallbackQuery);
    }
    const isFound = (word: string) =>
      isKnown(word) || isInPhrase(word) || findSimilar(word).some(({ distance }) => distance < 2);
    if (!words.some(isFound)) {
      const similar = words.map((word) => findSimilar(word)[0]?.similar);
      const correction = words.length > 0 && similar.every(Boolean) ? similar.join(' ') : undefined;
      return { sections: [], stems: new Set(), isForDevelopers: false, correction };
    }
    const stems = new Set(words.map(toStem));
    const matches = sortMatches(match(allWords), stems);
    const found = matches.map(({ section }) => section);
    const [best] = matches;
    // A misspelled word can be a title, too: "webhok".
    const isMisspelled = words.length === 1 && !words.some(isKnown);
    const title = isMisspelled ? stemsOf((best?.terms ?? []).join(' ')) : [...stems];
    const top = sections.find(({ url }) => url === path) ?? findNamedPage(title, found);
    return {
      sections: [...new Set(top ? [top, ...found] : found)],
      stems: new Set([
        ...stemsOf(query.replaceAll('-', ' ')),
        ...stems,
        ...matches.flatMap(({ terms }) => terms),
      ]),
      isForDevelopers:
        [developerWords, identifier, httpError].some((pattern) => pattern.test(text)) ||
        words.some(vocabulary.isDevelopersWord),
    };
  }

  return { sections, rank };
}
