import type { Quantity } from './quantity';

/** The six ranks of a chat, low to high. */
export type RankId = 'guest' | 'member' | 'regular' | 'moderator' | 'administrator' | 'owner';

/** The four plans, small to large. */
export type PlanId = 'free' | 'plus' | 'pro' | 'organization';

/** One setting of a chat. */
export interface Setting {
  /** The name, exactly as on the screen: "Slow mode". */
  readonly label: string;
  /** The effect, such as "When guests see a captcha." For a button, its action. Ends with a period. */
  readonly description: string;
  /** The control, from `settings/controls.ts`. */
  readonly control: Control;
  /** The smallest plan that includes it, from `smallestPlanWith` or `smallPlanFeatures`. Omitted for Free. */
  readonly plan?: PlanId;
  /** A difference between plans, such as "the number depends on the plan". A fragment. */
  readonly planNote?: string;
  /** The lowest rank that can change it, if it isn't the page's. */
  readonly rank?: RankId;
}

/**
 * The control of a setting, with its default in a new chat as on the screen: "On", "15 seconds". `accepts` is a fragment
 * that says what people can enter or choose.
 */
export type Control =
  | { readonly kind: 'button'; readonly accepts?: string }
  | { readonly kind: 'switch'; readonly default: 'On' | 'Off' }
  | {
      readonly kind: 'choice';
      readonly choices: readonly Choice[];
      readonly default: string;
      /** Replaces the labels, if they don't say enough. */
      readonly accepts?: string;
    }
  | {
      readonly kind: 'number';
      readonly range: Quantity;
      /** The choices other than a number: "Off". */
      readonly others: readonly string[];
      readonly default: string;
    }
  | { readonly kind: 'color'; readonly default: string }
  | {
      readonly kind: 'field';
      readonly accepts?: string | Quantity;
      /** Omitted if it's empty. */
      readonly default?: string;
    };

/** One choice of a setting. */
export interface Choice {
  readonly label: string;
  /** The smallest plan that includes this choice, if it's larger than the setting's. */
  readonly plan?: PlanId;
}

/** One page of Chat settings with all its settings, in the order on the screen. */
export interface SettingsPage {
  /** The page's name in the menu: "Security & privacy". */
  readonly label: string;
  /** The lowest rank that can change the page. Omitted for Administrator. */
  readonly rank?: RankId;
  /** The smallest plan that includes the page. Omitted for Free. */
  readonly plan?: PlanId;
  /** The content of the page, in a few words for the overview. */
  readonly contains: string;
  /** The settings by their ids, which are in `kebab-case` as in exports and the API. */
  readonly settings: Readonly<Record<string, Setting>>;
}
