import type { Quantity } from './quantity';

/** The six ranks of a chat, low to high. */
export type RankId = 'guest' | 'member' | 'regular' | 'moderator' | 'administrator' | 'owner';

/** The four plans, small to large. */
export type PlanId = 'free' | 'plus' | 'pro' | 'organization';

/** One setting of a chat. */
export interface Setting {
  /** The control's name, exactly as on the screen: "Slow mode". */
  readonly label: string;
  /** What people in the chat notice, such as "When guests see a captcha." A button says what it does. Ends with a period. */
  readonly description: string;
  /** The choices, exactly as on the screen, in order. */
  readonly choices?: readonly Choice[];
  /** The allowed numbers, lengths, or sizes. With `choices`, the values that are none of them. */
  readonly range?: Quantity;
  /** Everything that can be entered, if `choices` or `range` alone doesn't say it; it's shown instead of them. A fragment. */
  readonly accepts?: string;
  /** The default, as on the screen: "On", "15 seconds", "Empty". Only a button has none. */
  readonly default?: string;
  /** The smallest plan that includes it, from `smallestPlanWith` or `smallPlanFeatures`. Omitted for Free. */
  readonly plan?: PlanId;
  /** What differs by plan, such as "the number depends on the plan". A fragment. */
  readonly planNote?: string;
  /** The lowest rank that can change it, if it isn't the page's. */
  readonly rank?: RankId;
}

/** One choice of a setting. */
interface Choice {
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
  /** What is on the page, in a few words for the overview. */
  readonly contains: string;
  /** The settings by their ids, which are in `kebab-case` as in exports and the API. */
  readonly settings: Readonly<Record<string, Setting>>;
}
