import type { FactDocument } from '../file';
import { corrections } from './spelling';
import { isGeneric, isStopWord, stemOf, tokenize } from './tokens';

/** A value that a query asks for. */
export interface Fact {
  readonly label: string;
  readonly value: string;
  readonly url: string;
  /** The title of the page that it's from. */
  readonly page?: string;
}

/** What a query asks for, by the first word of the facts that can answer. */
const intents: readonly (readonly [intent: string, asks: RegExp])[] = [
  [
    'who',
    /^who\b|\bwho (?:can|may|is allowed)\b|\brank (?:is )?(?:needed|required|to|for|can)\b|\b(?:lowest|minimum|min|which|what) rank\b/,
  ],
  ['where', /^where\b|^find\b|\bpath (?:to|of)\b|\bwhere (?:is|are|to|do|can|in)\b/],
  ['syntax', /\b(?:syntax|format|usage|parameters|arguments)\b/],
  ['default', /\b(?:default|defualt|defaults|standard|preset)\b|\bnew chat\b/],
];

// Instructions and reasons aren't values.
const noValue = /^(?:how (?:do|to|can|does|did|i)\b|why|when|can|could|should|what if|which plan)/;

const asksForValue =
  /\b(?:max\w*|min|minim\w*|most|least|limits?|cap|how (?:many|much|long|often|big|large|old|far|soon|fast|high)|number|count|length|lenght|size|range|time|times|duration|lifetime|expir\w+|age|price|cost|costs|wait|period|longest|biggest|highest|largest|shortest|lowest|smallest|prefix|often|deadline|days?|hours?|minutes?|seconds?|characters?|bytes|mb|kb|included?|includes|allowed|at once|what is|what does)\b|\?$/;

const asksForLeast = /\b(?:min|minim\w*|least|shortest|smallest|youngest)\b/;
const asksForMost = /\b(?:max\w*|most|longest|biggest|highest|largest)\b/;

interface Entry extends Fact {
  readonly intent: string;
  /** The stems that the question has to contain, each with its alternatives. */
  readonly required: readonly (readonly string[])[];
  /** All stems that it can contain. */
  readonly allowed: ReadonlySet<string>;
  readonly hasPlan: boolean;
  /** Whether it's asked for by a name such as `rk_ads` or 429, so that no other word has to ask for a value. */
  readonly isIdentifier: boolean;
}

const planNames = [
  ['Free', 'free'],
  ['Plus', 'plus'],
  ['Pro', 'pro'],
  ['Organization', 'organization/org/enterprise'],
] as const;

const settingContext = 'chat setting settings color hex name option';

function stemsOf(text: string): string[] {
  return tokenize(text).map((token) => stemOf(token.text));
}

/** Returns an entry for each question that a fact answers. */
function entriesOf([kind, label, questions, values, url]: FactDocument): Entry[] {
  const make = (question: string, intent: string, name: string, value = '', more = ''): Entry => {
    const items = question.split(' ').map((item) => ({ optional: item.endsWith('?'), stems: stemsOf(item) }));
    return {
      label: name,
      value,
      url,
      intent,
      required: items.filter(({ optional }) => !optional).map(({ stems }) => stems),
      allowed: new Set([...items.flatMap(({ stems }) => stems), ...stemsOf(`${value} ${name} ${more}`)]),
      hasPlan: kind === 'plan',
      isIdentifier: /_|\d{3}/.test(question),
    };
  };
  return questions.split('|').flatMap((question) => {
    switch (kind) {
      case 'plan':
        return planNames.map(([name, words], plan) =>
          make(`${question} ${words}`, 'value', `${label} on ${name}`, values[plan], 'plan'),
        );
      case 'setting':
        return [
          make(question, 'where', label, values[1], settingContext),
          ...(values[0] === '–'
            ? []
            : [make(question, 'default', `Default of ${label}`, values[0], settingContext)]),
        ];
      default:
        return [make(question, kind, kind === 'who' ? `Who can: ${label}` : label, values[0])];
    }
  });
}

/** Answers queries that ask for one value. It would rather give no answer than a wrong one. */
export class FactFinder {
  private readonly entries: Entry[] = [];
  private readonly vocabulary = new Set<string>();
  private readonly stems = new Set<string>();

  add(facts: readonly FactDocument[]): void {
    for (const fact of facts) {
      this.entries.push(...entriesOf(fact));
      for (const { text } of tokenize(`${fact[1]} ${fact[2]} organization plus`)) {
        this.vocabulary.add(text);
        this.stems.add(stemOf(text));
      }
    }
  }

  /**
   * Returns the fact that explains every word of the query, if there is exactly one.
   * @param isKnown whether a word is spelled correctly
   */
  find(query: string, isKnown: (word: string) => boolean): Fact | undefined {
    const text = query.toLowerCase().replace(/['’]/g, '').trim();
    if ((noValue.test(text) && !/^how (?:much|many)/.test(text)) || text.length > 100) {
      return undefined;
    }
    const corrected = tokenize(text).map(({ text: word }) => this.corrected(word, isKnown));
    const intent = intents.find(([, asks]) => asks.test(corrected.join(' ')))?.[0] ?? 'value';
    const words = new Set(corrected.map(stemOf));
    const content = corrected.filter((word) => !isStopWord(word) && !isGeneric(word)).map(stemOf);
    const asks = asksForValue.test(text) || asksForValue.test(corrected.join(' '));
    const found = this.entries.flatMap((entry) => {
      const matched = entry.required.filter((stems) => stems.some((stem) => words.has(stem))).length;
      // The names of settings are long, so half of one is enough if no other setting matches as well.
      const needed = entry.required.length / (intent === 'default' || intent === 'where' ? 2 : 1);
      const fits =
        entry.intent === intent &&
        matched > 0 &&
        matched >= needed &&
        (intent !== 'value' || asks || entry.hasPlan || entry.isIdentifier) &&
        content.every((stem) => entry.allowed.has(stem) || intentStems.has(stem)) &&
        !(asksForLeast.test(text) && /^(?:up to|at most|within)/.test(entry.value)) &&
        !(asksForMost.test(text) && entry.value.startsWith('at least'));
      return fits ? [{ entry, matched }] : [];
    });
    const most = Math.max(...found.map(({ matched }) => matched));
    const [best, ...others] = found.filter(({ matched }) => matched === most).map(({ entry }) => entry);
    return best && others.every(({ value }) => value === best.value) ? best : undefined;
  }

  private corrected(word: string, isKnown: (word: string) => boolean): string {
    if (word.length < 4 || isKnown(word) || this.stems.has(stemOf(word)) || isGeneric(word)) {
      return word;
    }
    return corrections(word, [...this.vocabulary], false)[0]?.word ?? word;
  }
}

// What's said already by the intent.
const intentStems = new Set(
  'rank needed required who where find syntax format usage command default standard setting new allow people someone prefix'
    .split(' ')
    .map(stemOf),
);
