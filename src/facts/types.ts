import type { Quantity } from './quantity';

/** The six ranks of a chat, low to high. */
export type RankId = 'guest' | 'member' | 'regular' | 'moderator' | 'administrator' | 'owner';

/** The four plans, small to large. */
export type PlanId = 'free' | 'plus' | 'pro' | 'organization';

/**
 * One limit of the product that is the same on every plan: what it limits and how much.
 * Limits that differ by plan are rows of `plans.ts`.
 */
export interface Limit extends Quantity {
  /** What is limited, as in a table's first column: "Chat address". */
  readonly label: string;
  /** A rule that belongs to the number, such as the allowed characters. A fragment without a full stop. */
  readonly note?: string;
}

/** How a setting is operated in the interface. */
type SettingKind =
  | 'switch'
  | 'choice'
  | 'number'
  | 'text'
  | 'list'
  | 'color'
  | 'file'
  | 'rank'
  | 'action'
  | 'address'
  | 'secret';

/** One setting of a chat. */
export interface Setting {
  /** The control's name on the screen, as written there: "Slow mode". */
  readonly label: string;
  readonly kind: SettingKind;
  /** One sentence, present tense, that says what it does for people in the chat. Ends with a full stop. */
  readonly does: string;
  /** The choices of a `choice`, exactly as on the screen, in order. */
  readonly choices?: readonly Choice[];
  /** The allowed numbers or lengths of a `number`, `text`, `list` or `file`. */
  readonly range?: Quantity;
  /** What may be entered, where `choices` and `range` do not say it all: formats, characters, file types. A fragment. */
  readonly accepts?: string;
  /** The default as it reads on the screen: "On", "Off", "15 seconds", "Empty", "–" for an action. */
  readonly default: string;
  /** The smallest plan that has it; left out on Free. */
  readonly plan?: PlanId;
  /** What differs by plan in words, such as "none or own image from Pro". A fragment. */
  readonly planNote?: string;
  /** The lowest rank that may change it, where it differs from the page's. */
  readonly rank?: RankId;
  /** What readers call it, for the finder and the search: synonyms, old names. */
  readonly words?: readonly string[];
}

/** One choice of a setting. */
interface Choice {
  readonly label: string;
  /** What choosing it does, where a drawing shows that. A sentence. */
  readonly does?: string;
  /** The smallest plan that has this choice, where it is larger than the setting's. */
  readonly plan?: PlanId;
}

/** One page of Chat settings with all its settings, in screen order. */
export interface SettingsPage {
  /** The page's name in the menu: "Security & privacy". */
  readonly label: string;
  /** The lowest rank that may change the page. */
  readonly rank: RankId;
  /** The smallest plan that has the page; left out on Free. */
  readonly plan?: PlanId;
  /** What is there, in a few words for the overview. */
  readonly holds: string;
  /** Setting id (as in exports and the API, `kebab-case`) to setting. */
  readonly settings: Readonly<Record<string, Setting>>;
}

/** A slash command or one of Caw's. */
export interface Command {
  /** As typed, with upper-case placeholders: `/ban @NAME DURATION [REASON]`. */
  readonly usage: string;
  /** One sentence that says what it does. */
  readonly does: string;
  /** The lowest rank that may use it. */
  readonly rank: RankId;
  /** What needs a higher rank: "Administrator for more than 24 hours". A fragment. */
  readonly rankNote?: string;
  /** The smallest plan that has it; left out on Free. */
  readonly plan?: PlanId;
  /** A whole example as typed. */
  readonly example: string;
}
