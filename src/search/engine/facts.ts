import type { FactDocument, Facts } from '../file';
import { stemsOf } from './tokens';

/** A value that a query asks for. */
export interface Fact {
  readonly label: string;
  readonly value: string;
  readonly url: string;
  /** The title of the page that it's from. */
  readonly page: string;
}

/** What a question asks for. */
type Kind = 'value' | 'who' | 'where' | 'syntax' | 'default';

/** A question that a fact answers. */
export interface Entry {
  readonly kind: Kind;
  readonly label: string;
  readonly value: string;
  readonly place: number;
  /** The stems of its label. */
  readonly stems: readonly string[];
  /** The stems that stand for its plan, if it's the value of one. */
  readonly plan?: readonly string[];
}

const plans = [
  ['Free', 'free'],
  ['Plus', 'plus'],
  ['Pro', 'pro'],
  ['Organization', 'organization org orgs enterprise'],
] as const;

/** Returns an entry for each question that a fact of a place answers. */
function entriesOf([kind, ownLabel, ...values]: FactDocument, place: number, title: string): Entry[] {
  const label = ownLabel || title;
  const make = (kind: Kind, label: string, value = '', plan?: readonly string[]) =>
    value ? [{ kind, label, value, place, stems: [...new Set(stemsOf(label))], plan }] : [];
  switch (kind) {
    case 'plan': {
      const lowest = values.findIndex((value) => value !== 'no');
      const all = plans.flatMap(([name, words], plan) =>
        make('value', `${label} on ${name}`, values[plan], stemsOf(words)),
      );
      const name = plans[lowest]?.[0] ?? '';
      const value = lowest === 0 ? 'All plans' : lowest === plans.length - 1 ? name : `${name} and above`;
      // Of a quantity, all plans have some.
      return lowest > 0 || values[0] === 'yes'
        ? [...all, ...make('value', `Plan with ${label}`, value)]
        : all;
    }
    case 'setting':
      return [
        ...make('where', `Where to find ${label}`, values[1]),
        ...make('who', `Who can change ${label}`, values[2]),
        ...make('default', `Default of ${label}`, values[0]),
      ];
    case 'command':
      return [...make('syntax', label, values[0]), ...make('who', `Who can use ${label}`, values[1])];
    case 'who':
      return make('who', `Who can ${label.charAt(0).toLowerCase()}${label.slice(1)}`, values[0]);
    default:
      return make(kind, label, values[0]);
  }
}

/**
 * Returns the entries of each fact.
 * @param titleOf returns the title of a place
 */
export function entriesOfFacts(facts: Facts['facts'], titleOf: (place: number) => string): Entry[][] {
  return facts.flatMap((ofPlace, place) => ofPlace.map((fact) => entriesOf(fact, place, titleOf(place))));
}
