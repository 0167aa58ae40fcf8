import { chatAppearance } from '../../facts/settings/chat-appearance';
import { type DensityId, densities, type FontId, fonts, type ThemeId, themes } from '../../facts/themes';
import { parseColour } from './colour';

const { settings } = chatAppearance;

/** Something to choose: what the address holds, and the label on the screen. */
export type Choices<Id extends string = string> = readonly (readonly [id: Id, label: string])[];

function choicesOf<Id extends string>(from: Readonly<Record<Id, { label: string }>>): Choices<Id> {
  return (Object.keys(from) as Id[]).map((id) => [id, from[id].label]);
}

function labelsAsChoices(labels: readonly { readonly label: string }[]): Choices {
  return labels.map(({ label }) => [label.toLowerCase(), label]);
}

/** What each choice offers, in screen order. */
export const choices = {
  theme: [...choicesOf<ThemeId>(themes), ['custom', settings.theme.choices[4].label]] as Choices<
    ThemeId | 'custom'
  >,
  font: choicesOf<FontId>(fonts),
  density: choicesOf<DensityId>(densities),
  messages: labelsAsChoices(settings['bubble-style'].choices),
  times: labelsAsChoices(settings['show-timestamps'].choices),
} as const;

/** The range of the font size. */
export const sizes = settings['font-size'].range;

/** A look of a chat. Colours are `#rrggbb`. */
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

/** The colours in a look. */
const colourNames = ['background', 'surface', 'text', 'accent'] as const;

/** Name of a colour in a look. */
export type ColourName = (typeof colourNames)[number];

function idOf<Id extends string>(offered: Choices<Id>, label: string, otherwise: Id): Id {
  return offered.find(([, each]) => each === label)?.[0] ?? otherwise;
}

/** How a new chat looks. */
export const newChat: Look = {
  theme: idOf(choices.theme, settings.theme.default, 'daylight'),
  background: themes.daylight.colours.background,
  surface: themes.daylight.colours.surface,
  text: themes.daylight.colours.text,
  accent: settings['accent-color'].default,
  font: idOf(choices.font, settings.font.default, 'system'),
  size: Number.parseInt(settings['font-size'].default, 10),
  density: idOf(choices.density, settings.density.default, 'cozy'),
  messages: settings['bubble-style'].default.toLowerCase(),
  avatars: settings['show-avatars'].default === 'On',
  times: settings['show-timestamps'].default.toLowerCase(),
};

/** A look out of an address, and sentences about what the address has that isn't known. */
export interface LookReading {
  readonly look: Look;
  readonly faults: readonly string[];
}

/** Reads the look of an address such as `?theme=night&size=17`. What is wrong there is as in a new chat. */
export function lookOf(search: string): LookReading {
  const parameters = new URLSearchParams(search);
  const faults: string[] = [];
  function wrong(name: string, right: string): void {
    faults.push(`The address has a wrong ${name}; right is ${right}. Here it is as in a new chat.`);
  }
  function choice<Id extends string>(name: string, offered: Choices<Id>, otherwise: Id): Id {
    const given = parameters.get(name);
    const found = offered.find(([id]) => id === given)?.[0];
    if (given !== null && found === undefined) {
      wrong(name, offered.map(([id]) => id).join(', '));
    }
    return found ?? otherwise;
  }
  function colour(name: ColourName): string {
    const given = parameters.get(name);
    const reading = given === null ? { colour: newChat[name] } : parseColour(given);
    if ('fault' in reading) {
      wrong(name, 'six hexadecimal digits');
      return newChat[name];
    }
    return reading.colour;
  }
  function size(): number {
    const given = parameters.get('size');
    const value = given !== null && /^\d{1,3}$/.test(given) ? Number(given) : Number.NaN;
    if (value >= sizes.min && value <= sizes.max) {
      return value;
    }
    if (given !== null) {
      wrong('size', sizes.text);
    }
    return newChat.size;
  }
  const look: Look = {
    theme: choice('theme', choices.theme, newChat.theme),
    background: colour('background'),
    surface: colour('surface'),
    text: colour('text'),
    accent: colour('accent'),
    font: choice('font', choices.font, newChat.font),
    size: size(),
    density: choice('density', choices.density, newChat.density),
    messages: choice('messages', choices.messages, newChat.messages),
    avatars:
      choice(
        'avatars',
        [
          ['on', 'On'],
          ['off', 'Off'],
        ],
        newChat.avatars ? 'on' : 'off',
      ) === 'on',
    times: choice('times', choices.times, newChat.times),
  };
  return { look, faults };
}

function addressValue(look: Look, name: keyof Look): string {
  const value = look[name];
  return typeof value === 'boolean' ? (value ? 'on' : 'off') : String(value).replace(/^#/, '');
}

/** The address part for a look, with its question mark. It says what differs from a new chat, and keeps the rest. */
export function searchOf(look: Look, before = ''): string {
  const parameters = new URLSearchParams(before);
  for (const name of Object.keys(newChat) as (keyof Look)[]) {
    const value = addressValue(look, name);
    // The three colours mean something in a Custom theme only.
    const unused =
      look.theme !== 'custom' && (name === 'background' || name === 'surface' || name === 'text');
    parameters.delete(name);
    if (!unused && value !== addressValue(newChat, name)) {
      parameters.set(name, value);
    }
  }
  const text = parameters.toString();
  return text && `?${text}`;
}

function labelOf(offered: Choices, id: string): string {
  return offered.find(([each]) => each === id)?.[1] ?? id;
}

/** The settings that make a look, each with the value to choose. */
export function settingsFor(look: Look): readonly (readonly [label: string, value: string])[] {
  return [
    [settings.theme.label, labelOf(choices.theme, look.theme)],
    ...(look.theme === 'custom'
      ? [
          [
            settings['custom-theme-colors'].label,
            `background ${look.background}, surface ${look.surface}, text ${look.text}`,
          ] as const,
        ]
      : []),
    [settings['accent-color'].label, look.accent],
    [settings.font.label, labelOf(choices.font, look.font)],
    [settings['font-size'].label, `${look.size} px`],
    [settings.density.label, labelOf(choices.density, look.density)],
    [settings['bubble-style'].label, labelOf(choices.messages, look.messages)],
    [settings['show-avatars'].label, look.avatars ? 'On' : 'Off'],
    [settings['show-timestamps'].label, labelOf(choices.times, look.times)],
  ];
}
