import type { FactDocument, Facts } from '../file';
import { Classifier } from './Classifier';
import { FactModel } from './FactModel';
import type { InvertedIndex } from './InvertedIndex';
import { maxCharacters, ownStems, type Term } from './query';
import type { Ranked } from './rank';
import { corrections } from './spelling';
import { contentWords, isMeasure, measureWords, stemOf, stemsOf } from './tokens';

/** A value that a query asks for. */
export interface Fact {
  readonly label: string;
  readonly value: string;
  readonly url: string;
  /** The title of the page that it's from. */
  readonly page?: string;
}

type Intent = 'value' | 'who' | 'where' | 'syntax' | 'default' | 'scope' | 'plan';

/** What a query asks for. The first that matches counts; others ask for a value. */
const intents: readonly (readonly [intent: Intent, asks: RegExp])[] = [
  ['scope', /\bscopes?\b/],
  [
    'plan',
    /\b(?:which|what|cheapest|lowest|smallest|minimum|min) (?:plan|tier)\b|\b(?:plan|tier) (?:is )?(?:needed|required|for|has|have|with|includes)\b/,
  ],
  [
    'where',
    /^where\b|^find\b|\bpath (?:to|of)\b|\bwhere (?:is|are|to|do|can|in)\b|\b(?:location|located|which (?:menu|page))\b/,
  ],
  [
    'who',
    /\bwho (?:can|may|could|gets to)\b|\bwho(?: i)?s (?:allowed|able|permitted)\b|\brank (?:\w+ )?(?:to|for|can)\b|\b(?:lowest|minimum|min|which|what) rank\b/,
  ],
  [
    'syntax',
    /\b(?:syntax|(?<!file )format|usage|parameters|arguments|params|args)\b|^command (?:to|for)\b|\bcommand$|^how (?:do (?:i|you)|to) (?:use|type|write) \/?\w+(?: \w+)?(?: command)?$|^\/\w+(?: command)?$/,
  ],
  ['default', /\bdefaults?\b|\b(?:standard|preset)\b|\b(?:in a )?new chats?\b/],
];

// Instructions, reasons, opinions, problems, and what only the reader's own chat knows aren't values.
const noValue =
  /^(?:(?:set|change|reset) (?:\w+ )?default|how (?:do|to|can|does|did|i)\b|why|when|can|could|what if|(?:which|what) plan (?:should|am|is best|do i have))|\b(?:was|am|were|did) i\b(?! (?:allowed|able|locked))|\bdo(?:es)? (?:i|we|(?:my|our) \w+) (?:still )?have\b|\bis my (?:ban|mute)\b|\b(?:happens?|better|enough|worth|should|best|expired|too|broken|(?:ai|are|ca|could|did|does|do|is|was|wo)nt|cannot|disappeared|fails|gone|greyed|keeps|missing|never|not|nothing|stopped|stuck|suddenly|trouble|vanished)\b/;

/** What is measured: how queries ask for it, and what values have to contain. */
const measures: readonly (readonly [asks: RegExp, answers: RegExp])[] = [
  [
    /\b(?:how (?:long|soon|fast|far|quick\w*)|durations?|lifetime|expir\w*|lasts?|valid|waits?|waiting|period|retention|deadline|time ?outs?|until|kept|keep|stored|(?<!\b(?:per|a|an|each|every) )(?:seconds?|secs?|minutes?|mins?|hours?|hrs?|days?|weeks?|months?|years?)|time|length|long|longest|shortest)\b/g,
    /\d (?:second|minute|hour|day|business|month|year)|closes|clear/,
  ],
  [
    /\b(?:length|characters?|chars?|letters?|digits?|longest|shortest|long(?!.*\b(?:kept|keep|stored?|saved|lasts?|valid|waits?|takes?|until|open|stays?)\b))\b/g,
    /character|digit|letter/,
  ],
  [
    /\b(?:how (?:big|large|heavy)|size|mb|kb|gb|megabytes?|bytes?|bits?|weight|space|storage|length)\b/g,
    /\d [KMGT]B|byte|bit/,
  ],
  [/\b(?:how (?:big|large|high|tall|wide)|size|px|pixels?|width|height|dimensions?|resolution)\b/g, /px|%/],
  [/\b(?:prices?|costs?|how much|pay|dollars?|usd|expensive|fee)\b/g, /\$|feather/],
  [/\b(?:how old|ages?|old|young\w*)\b/g, /older/],
  [/\bhow often\b/g, /once|every|\d (?:second|minute|hour|day)/],
  [
    /\b(?:how many|number|count|size)\b(?! (?:seconds|minutes|hours|days|weeks|months|years|characters|letters|digits|mb|kb|gb|bytes|bits|px|pixels|dollars)\b)/g,
    /^[^$]*\d+(?! (?:second|minute|hour|day|month|year|character|digit|letter|[KMGT]B|byte|bit|px|or older)s?\b)\b/,
  ],
];

/** Returns what a text in lowercase asks to measure, with how many of its words ask for it. */
export function measuresIn(text: string): { readonly count: number; readonly answers: RegExp }[] {
  return measures
    .map(([asks, answers]) => ({ count: text.match(asks)?.length ?? 0, answers }))
    .filter(({ count }) => count > 0);
}

const asksForLimit =
  /\b(?:max\w*|min|minim\w*|most|least|limits?|cap|range|times|longest|biggest|highest|largest|shortest|lowest|smallest|prefix|allowed|at once|rate|burst|tolerance|window|quota|capacity|types?|needed|retries|attempts|tries|per)\b/;
const asksForLeast = /\b(?:min|minim\w*|least|shortest|smallest|lowest|youngest)\b/;

// Words that all queries with the same intent have in common.
const intentWords: Readonly<Record<Intent, string>> = {
  value: 'cap come live fit tolerance people someone person need needed required included includes',
  who: 'rank needed required lowest allow able permitted may use command people person user role',
  where:
    'where find path change turn switch set edit enable disable setting option menu page screen button toggle go see',
  syntax: 'syntax format usage command use take type write parameters params arguments args',
  default: 'default standard preset new setting option value color hex name attribute',
  scope: 'scope api need required endpoint key operation call request permission',
  plan: 'plan tier need needed required cheapest lowest smallest include feature offer support',
};

const intentStems = new Map(
  Object.entries(intentWords).map(([intent, words]) => [intent, new Set(words.split(' ').map(stemOf))]),
);

const askingWords = [...new Set([...measureWords, ...Object.values(intentWords).join(' ').split(' ')])];

/** A question that a fact answers. */
export interface Entry {
  readonly label: string;
  readonly value: string;
  readonly place: number;
  readonly kind: FactDocument[0];
  readonly intent: Intent;
  readonly labelStems: ReadonlySet<string>;
  /** The stems that readers ask for it with. */
  readonly asked: ReadonlySet<string>;
  /** The stems that stand for its plan, if it's the value of one. */
  readonly plan?: readonly string[];
  /** The stems that the question has to contain, each with its alternatives. */
  readonly required: readonly (readonly string[])[];
  /** All stems that it can contain. */
  readonly allowed: ReadonlySet<string>;
}

const plans = [
  ['Free', 'free'],
  ['Plus', 'plus'],
  ['Pro', 'pro'],
  ['Organization', 'organization/org/orgs/enterprise'],
] as const;

/**
 * Returns an entry for each question that a fact answers.
 * @param context the title of its page
 */
export function entriesOf([kind, label, questions, values, place]: FactDocument, context: string): Entry[] {
  const inContext = contentWords(context).map((word) => `${word}?`);
  const byLabel = [...contentWords(label), ...inContext].join(' ');
  const make = (intent: Intent, name: string, value = '', further = ''): Entry[] =>
    (kind === 'setting' ? `|${questions}` : questions).split('|').map((question) => {
      const items = `${question || byLabel} ${further}`
        .split(' ')
        .filter(Boolean)
        .map((item) => ({ optional: item.endsWith('?'), stems: stemsOf(item) }));
      return {
        label: name,
        value,
        place,
        kind,
        intent,
        labelStems: new Set(stemsOf(name)),
        asked: new Set(items.flatMap(({ stems }) => stems)),
        plan: further ? stemsOf(further) : undefined,
        required: items
          .filter(
            ({ optional, stems }) => !optional && !stems.every((stem) => isMeasure(stem) && stem !== 'chat'),
          )
          .map(({ stems }) => stems),
        allowed: new Set([...items.flatMap(({ stems }) => stems), ...stemsOf(`${value} ${name}`)]),
      };
    });
  switch (kind) {
    case 'plan': {
      const lowest = values.findIndex((value) => value !== 'no');
      const all = plans.flatMap(([name, words], plan) =>
        make('value', `${label} on ${name}`, values[plan], words),
      );
      const name = plans[lowest]?.[0] ?? '';
      const value = lowest === 0 ? 'All plans' : lowest === plans.length - 1 ? name : `${name} and above`;
      // Of a quantity, all plans have some.
      return lowest > 0 || values[0] === 'yes' ? [...all, ...make('plan', `Plan with ${label}`, value)] : all;
    }
    case 'setting':
      return [
        ...make('where', `Where to find ${label}`, values[1]),
        ...(values[2] ? make('who', `Who can change: ${label}`, values[2]) : []),
        ...(values[0] === '–' ? [] : make('default', `Default of ${label}`, values[0])),
      ];
    case 'command':
      return [...make('syntax', label, values[0]), ...make('who', `Who can use ${label}`, values[1])];
    case 'who':
      return make('who', `Who can: ${label}`, values[0]);
    default:
      return make(kind, label, values[0]);
  }
}

// Synonyms help to find a page, but the limit of a nickname isn't that of a username.
const minCertainty = 0.5;

/** Answers queries that ask for one value. It would rather give no answer than a wrong one. */
export class FactFinder {
  private readonly entries: Entry[] = [];
  private model?: FactModel;
  private asking?: Classifier;

  constructor(private readonly index: InvertedIndex) {}

  add({ facts, words, asking }: Facts): void {
    const entries = facts.map((fact) => {
      const { page = 0 } = this.index.places[fact[4]] ?? {};
      return entriesOf(fact, this.index.pages[page]?.t ?? '').filter(({ value }) => value);
    });
    this.entries.push(...entries.flat());
    this.model = new FactModel(this.index, entries, words);
    this.asking = new Classifier(asking);
  }

  /** Returns the values that a place states, as phrases: "Mute: up to 30 days". */
  phrasesAt(place: number): string[] {
    return this.entries
      .filter((entry) => entry.place === place)
      .map(({ label, value }) => `${label}: ${value}`);
  }

  /**
   * Returns the fact that explains every word of the query, if there is exactly one, or else the one that is likely enough.
   * @param terms the words of the query
   * @param ranked the places that answer best
   * @param likelihoods how likely the query leads to each section, from what readers typed
   */
  find(
    query: string,
    terms: readonly Term[],
    ranked: readonly Ranked[],
    likelihoods: readonly number[],
  ): Entry | undefined {
    if (query.length > maxCharacters) {
      return undefined;
    }
    const text = this.corrected(query.toLowerCase().replace(/['’]/g, ''));
    const intent = intents.find(([, asks]) => asks.test(text))?.[0] ?? 'value';
    const [, command = ''] = /(?:^| )\/(\w+)/.exec(text) ?? [];
    if (command !== '' && !this.index.hasStem(stemOf(command))) {
      return undefined;
    }
    const looksLikeOther = noValue.test(text) && intent !== 'syntax';
    const measured = measuresIn(text);
    const wordsAskingFor = (value: string) =>
      Math.max(0, ...measured.map(({ count, answers }) => (answers.test(value) ? count : 0)));
    const isOtherEnd = ({ value }: Entry) =>
      asksForLeast.test(text) && /^(?:up to|at most|within)/.test(value);
    const asks = intent !== 'value' || measured.length > 0 || asksForLimit.test(text);
    // `rk_ads` and 429 ask for a value without other words.
    const isNamed = ({ kind, allowed }: Entry) =>
      kind === 'plan' || terms.some(({ word }) => /_|^\d{3}$/.test(word) && allowed.has(stemOf(word)));
    const isMeasured = ({ value }: Entry) => measured.length === 0 || wordsAskingFor(value) > 0;
    const found = (looksLikeOther ? [] : this.entries)
      .filter((entry) => entry.intent === intent && !isOtherEnd(entry))
      .filter((entry) => isNamed(entry) || (asks && (intent !== 'value' || isMeasured(entry))))
      .map((entry) => ({ entry, score: this.fit(entry, terms) }))
      .filter(({ score }) => score > 0)
      .map(({ entry, score }) => ({ entry, score: score + wordsAskingFor(entry.value) / 10 }));
    const most = Math.max(...found.map(({ score }) => score));
    const [best, ...others] = found.filter(({ score }) => score > most - 0.001).map(({ entry }) => entry);
    if (best && others.every(({ value }) => value === best.value)) {
      return best;
    }
    if (!asks) {
      return undefined;
    }
    const isKnown = (stem: string) => this.index.hasStem(stem);
    const own = terms.map(({ readings, ...term }) => ({
      ...term,
      readings: readings.filter(({ isCompletion }) => !isCompletion),
    }));
    return this.model?.find({
      stems: ownStems(own, isKnown),
      words: terms.length,
      intent,
      looksLikeOther,
      oddsOfValue: this.asking?.classify(query, isKnown).get('value') ?? 0,
      isPossible: (entry) => !isOtherEnd(entry),
      wordsAskingFor: measured.length > 0 ? wordsAskingFor : undefined,
      places: new Map(ranked.map(({ place, score }) => [place, score / (ranked[0]?.score ?? 1)])),
      likelihoods,
    });
  }

  /** Returns a query with the words corrected that ask for something. */
  private corrected(query: string): string {
    return query
      .trim()
      .replace(/[?!.]+$/, '')
      .replace(/[a-z]{5,}/g, (word) =>
        this.index.isSpelledCorrectly(word) ? word : (corrections(word, askingWords, false)[0]?.word ?? word),
      );
  }

  /** Returns how many words of the query a fact explains, or 0 if it doesn't answer the query. */
  private fit({ intent, required, allowed, labelStems, place }: Entry, terms: readonly Term[]): number {
    const isIntent = (stem: string) => intentStems.get(intent)?.has(stem) ?? false;
    const asked = new Set([...labelStems, ...required.flat()]);
    const [top = place] = this.index.placesOfPage[this.index.places[place]?.page ?? -1] ?? [];
    const context = [place, top];
    const matched = new Set<string>();
    let score = 0;
    for (const { readings, stopWord, word } of terms) {
      // A short word with a typo could be any other, unless a letter is missing.
      const likely = readings.filter(
        ({ stems, weight, isOwn, isCompletion }) =>
          !isCompletion &&
          weight > minCertainty &&
          (weight === 1 || !isOwn || word.length > 4 || stems.join('').length > 4),
      );
      const own = likely.filter(({ stems }) => stems.every((stem) => allowed.has(stem)));
      const isCommon =
        stopWord ||
        likely.some(({ stems, isOwn }) => isOwn && stems.every((stem) => isMeasure(stem) || isIntent(stem)));
      if (own.length === 0) {
        const isInText =
          (intent === 'value' || intent === 'default') &&
          likely.some(({ stems }) =>
            stems.every((stem) => context.some((one) => this.index.placesWith.get(stem)?.has(one))),
          );
        if (!isCommon && (/^\d/.test(word) || !isInText)) {
          return 0;
        }
      }
      for (const stem of own.flatMap(({ stems }) => stems)) {
        matched.add(stem);
      }
      const stem = stemOf(word);
      if (own.length > 0 && !isCommon) {
        score += 1;
      } else if (own.length > 0 && !stopWord && asked.has(stem) && !isIntent(stem)) {
        score += 0.5;
      }
    }
    const isEnough = required.every((stems) => stems.some((stem) => matched.has(stem)));
    return required.length > 0 && isEnough ? score : 0;
  }
}
