import { accountDeletionSteps, guestBecomesAccount, supportNeverAsks } from '../../../facts/accounts';
import { buyingSteps } from '../../../facts/payments';
import { teamActions } from '../../../facts/safety';
import { exportLeavesOut } from '../../../facts/settings/advanced';

/** How the sentences of a list stand: numbered, with dots, or as paragraphs. */
type ListKind = 'steps' | 'points' | 'paragraphs';

/** Sentences or fragments of one kind. */
export interface PlainList {
  readonly kind: ListKind;
  readonly items: readonly string[];
  /** A line above them, where a part holds several lists. */
  readonly lead?: string;
}

/** A part of a divided list, such as one browser: a heading and what stands below it. */
export interface ListPart {
  readonly title: string;
  readonly lists: readonly PlainList[];
}

/** A list of facts: plain, or divided into parts by id. */
export type FactList = PlainList | { readonly parts: Readonly<Record<string, ListPart>> };

function steps(items: readonly string[], lead?: string): PlainList {
  return { kind: 'steps', items, lead };
}

function points(items: readonly string[]): PlainList {
  return { kind: 'points', items };
}

/** The lists by area, for the reference of page writers. */
export const listAreas = {
  accounts: {
    'guest-becomes-account': points(guestBecomesAccount),
    'support-never-asks': points(supportNeverAsks),
    'account-deletion-steps': steps(accountDeletionSteps),
  },
  moderation: {},
  bot: {},
  messages: {},
  settings: {
    'export-leaves-out': points(exportLeavesOut),
  },
  money: {
    'buying-steps': steps(buyingSteps),
  },
  organizations: {},
  privacy: {
    'team-actions': points(teamActions),
  },
  browsers: {},
} as const satisfies Readonly<Record<string, Readonly<Record<string, FactList>>>>;

/** Every list that a page can show with `<FactsList of="name" />`. */
export const lists: Readonly<Record<string, FactList>> = Object.assign({}, ...Object.values(listAreas));
