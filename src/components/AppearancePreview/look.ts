import { chatAppearance } from '../../facts/settings/appearance';
import {
  customTheme,
  type DensityId,
  densities,
  type FontId,
  fonts,
  type ThemeId,
  themes,
} from '../../facts/themes';
import { readColor } from '../ui/color';
import { type Options, optionsOf } from '../ui/options';
import { withParameters } from '../ui/queryString';

const { settings } = chatAppearance;

function labelsAsOptions(labels: readonly { readonly label: string }[]): Options {
  return labels.map(({ label }) => [label.toLowerCase(), label]);
}

/** The options of each setting that is chosen from a list. */
export const options = {
  theme: optionsOf<ThemeId | 'custom'>({ ...themes, custom: customTheme }),
  font: optionsOf<FontId>(fonts),
  density: optionsOf<DensityId>(densities),
  messages: labelsAsOptions(settings['bubble-style'].choices),
  times: labelsAsOptions(settings['show-timestamps'].choices),
} as const;

/** The range of the font size. */
export const sizes = settings['font-size'].range;

/** How a chat looks. Colors are `#rrggbb`. */
export interface Look {
  readonly theme: ThemeId | 'custom';
  readonly background: string;
  readonly surface: string;
  readonly text: string;
  readonly accent: string;
  readonly font: FontId;
  readonly size: number;
  readonly density: DensityId;
  readonly messages: string;
  readonly avatars: boolean;
  readonly times: string;
}

export type ColorName = 'background' | 'surface' | 'text' | 'accent';

function idOf<Id extends string>(offered: Options<Id>, label: string, fallback: Id): Id {
  return offered.find(([, each]) => each === label)?.[0] ?? fallback;
}

/** How a new chat looks. */
export const newChat: Look = {
  theme: idOf(options.theme, settings.theme.default, 'daylight'),
  background: themes.daylight.colors.background,
  surface: themes.daylight.colors.surface,
  text: themes.daylight.colors.text,
  accent: settings['accent-color'].default,
  font: idOf(options.font, settings.font.default, 'system'),
  size: Number.parseInt(settings['font-size'].default, 10),
  density: idOf(options.density, settings.density.default, 'cozy'),
  messages: settings['bubble-style'].default.toLowerCase(),
  avatars: settings['show-avatars'].default === 'On',
  times: settings['show-timestamps'].default.toLowerCase(),
};

/** What the component keeps: the look, and what the reader typed as colors. */
export interface AppearanceState {
  readonly look: Look;
  readonly typed: Partial<Record<ColorName, string>>;
}

/** Reads a query string such as `?theme=night&size=17`. Wrong values get the default of a new chat. */
export function stateOf(search: string): AppearanceState {
  const parameters = new URLSearchParams(search);
  function option<Id extends string>(name: string, offered: Options<Id>, fallback: Id): Id {
    return offered.find(([id]) => id === parameters.get(name))?.[0] ?? fallback;
  }
  const color = (name: ColorName) => readColor(parameters.get(name) ?? '').value ?? newChat[name];
  const size = Number(parameters.get('size'));
  const look: Look = {
    theme: option('theme', options.theme, newChat.theme),
    background: color('background'),
    surface: color('surface'),
    text: color('text'),
    accent: color('accent'),
    font: option('font', options.font, newChat.font),
    size: size >= sizes.min && size <= sizes.max ? Math.round(size) : newChat.size,
    density: option('density', options.density, newChat.density),
    messages: option('messages', options.messages, newChat.messages),
    avatars: parameters.get('avatars') === 'off' ? false : newChat.avatars,
    times: option('times', options.times, newChat.times),
  };
  return { look, typed: {} };
}

function parametersOf(look: Look): Record<string, string> {
  const { background, surface, text } = look.theme === 'custom' ? look : newChat;
  const values = Object.entries({ ...look, background, surface, text, avatars: look.avatars ? 'on' : 'off' });
  return Object.fromEntries(values.map(([name, value]) => [name, String(value).replace(/^#/, '')]));
}

/** Returns the query string with what differs from a new chat. */
export function searchOf({ look }: Pick<AppearanceState, 'look'>, search: string): string {
  return withParameters(search, parametersOf(look), parametersOf(newChat));
}

function labelOf(offered: Options, id: string): string {
  return offered.find(([each]) => each === id)?.[1] ?? id;
}

/** Returns the settings that make a look, each with the value to choose. */
export function settingsFor(look: Look): readonly (readonly [label: string, value: string])[] {
  const { background, surface, text } = look;
  const colors = `background ${background}, surface ${surface}, text ${text}`;
  return [
    [settings.theme.label, labelOf(options.theme, look.theme)],
    ...(look.theme === 'custom' ? [[settings['custom-theme-colors'].label, colors] as const] : []),
    [settings['accent-color'].label, look.accent],
    [settings.font.label, labelOf(options.font, look.font)],
    [settings['font-size'].label, `${look.size} px`],
    [settings.density.label, labelOf(options.density, look.density)],
    [settings['bubble-style'].label, labelOf(options.messages, look.messages)],
    [settings['show-avatars'].label, look.avatars ? 'On' : 'Off'],
    [settings['show-timestamps'].label, labelOf(options.times, look.times)],
  ];
}
