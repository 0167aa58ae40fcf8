import type { PlanId } from '../plans';
import type { RankId } from '../ranks';

export interface SettingFact {
  /** The name, exactly as on the screen: "Slow mode". */
  readonly label: string;
  /** The effect of the setting or the button, from its verb: "Sets when guests see a captcha." */
  readonly description: string;
  /** A control from `settings/controls.ts`. */
  readonly control: Control;
  /** The lowest plan that includes the setting, from `lowestPlanWith`. Omitted for Free. */
  readonly plan?: PlanId;
  /** The lowest rank that can change the setting. Omitted if it's the screen's. */
  readonly rank?: RankId;
}

/**
 * The control of a setting. `default` is its text in a new chat: "On", "15 seconds". `accepts` is a fragment about the values that
 * people can enter or choose.
 */
export type Control =
  | { readonly kind: 'button'; readonly accepts?: string; readonly default?: undefined }
  | {
      readonly kind: 'switch' | 'choice';
      readonly choices: readonly Choice[];
      readonly isMultiple?: boolean;
      readonly default: string;
      /** Replaces the labels of the choices on pages. */
      readonly accepts?: string;
    }
  | {
      readonly kind: 'color' | 'field';
      readonly accepts?: string;
      /** Omitted if it's empty. */
      readonly default?: string;
    };

export interface Choice {
  readonly label: string;
  /** The lowest plan that includes the choice. Omitted if it's the setting's. */
  readonly plan?: PlanId;
}

export interface SettingsScreen {
  /** The name in the menu: "Security & privacy". */
  readonly label: string;
  /** The lowest rank that can change the settings. Omitted for Administrator. */
  readonly rank?: RankId;
  /** The lowest plan that includes the screen. Omitted for Free. */
  readonly plan?: PlanId;
  /** What is on the screen, in a few words, for the overview. */
  readonly summary: string;
  /** The settings by their ids in exports and in the API, in the order on the screen. */
  readonly settings: Readonly<Record<string, SettingFact>>;
}
