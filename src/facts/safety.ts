import { accountLimits } from './limits/accounts';
/** What Rookery's safety team can do. Each is a sentence. */
export const teamActions = [
  'It deletes messages, files, names and pictures.',
  'It warns an account or suspends it, for a time or for good.',
  'It takes a chat off the list, makes it read only or closes it.',
  'It passes on what the law asks for, and tells the authorities about danger to a child or a life.',
  'It does not overrule a mute, kick or ban that the staff of a chat gave within the rules.',
] as const;

/** A lowest age and what it holds for. */
export interface AgeRule {
  /** How the age reads: "13 and over". */
  readonly age: string;
  readonly label: string;
  /** What the age holds for. One sentence. */
  readonly rule: string;
}

/** The lowest ages. */
export const ages = {
  account: {
    age: `${accountLimits['age-minimum'].min} and over`,
    label: 'Everywhere',
    rule: 'The lowest age for Rookery.',
  },
  europe: {
    age: `${accountLimits['age-minimum-europe'].min} and over`,
    label: 'European Economic Area and United Kingdom',
    rule: 'The lowest age where the law of the country says so; elsewhere in the area the one above holds.',
  },
  adult: {
    age: `${accountLimits['age-adult-chat'].min} and over`,
    label: 'Adult chats',
    rule: 'Adult chats are marked, ask for your age before they open, and are never listed.',
  },
} as const satisfies Record<string, AgeRule>;
