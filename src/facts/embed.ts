import { limits } from './limits';
import { themes } from './themes';

/** The modes of an embedded chat. All but `inline` need the script. */
export const embedModes = { inline: 'On the page', popup: 'Pop-up', sidebar: 'Sidebar' } as const;

export type EmbedModeId = keyof typeof embedModes;

/** The values of `theme`. The default is the chat's own theme. */
export const embedThemes: Readonly<Record<string, string>> = {
  auto: 'Automatic',
  ...Object.fromEntries(Object.entries(themes).map(([id, { label }]) => [id, label])),
};

/** The corners for the button of `popup`, and the sides for `sidebar`. */
export const embedPositions = { 'bottom-right': 'Right', 'bottom-left': 'Left' } as const;

export const hideableElements = {
  header: 'Header',
  members: 'Member list',
  iconbar: 'Icon bar',
  radio: 'Radio',
  notices: 'Pinned notices',
} as const;

/** An option of an embed. Its description, type, and values are in the declarations of the SDK. */
export interface EmbedOption {
  /** The default as written in code. Omitted if the chat's settings decide. */
  readonly default?: string;
  /** Whether the option also works in the query string of an iframe's URL. */
  readonly inUrl: boolean;
  /** The modes in which the option has an effect. Omitted for all modes. */
  readonly modes?: readonly EmbedModeId[];
}

const defaultHeight = String(limits['embed-height-default'].max);

/** The attributes of `<rookery-chat>`, which are also the options of `mount`, in reading order. */
export const embedOptions = {
  chat: { inUrl: false },
  mode: { default: 'inline', inUrl: false },
  width: { default: '100%', inUrl: false, modes: ['inline'] },
  height: { default: defaultHeight, inUrl: false, modes: ['inline', 'popup'] },
  theme: { inUrl: true },
  accent: { inUrl: true },
  channel: { inUrl: true },
  lang: { inUrl: true },
  position: { default: 'bottom-right', inUrl: false, modes: ['popup', 'sidebar'] },
  open: { default: 'false', inUrl: false, modes: ['popup', 'sidebar'] },
  hide: { inUrl: true },
  nickname: { inUrl: true },
  token: { inUrl: false },
} as const satisfies Record<string, EmbedOption>;

export type EmbedOptionId = keyof typeof embedOptions;
