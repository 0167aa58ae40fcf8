/**
 * The colors of a theme by their CSS variables, without `--scene-`. `text`, `muted`, and `accent` have a contrast of at least 4.5:1 on
 * `background` and on `surface`.
 */
export type ThemeColors = {
  readonly background: string;
  /** Panels, message boxes, and menus on top of the background. */
  readonly surface: string;
  readonly text: string;
  /** Times and hints. */
  readonly muted: string;
  /** The default accent color in this theme: links, buttons, and the header, which dark themes show darker. */
  readonly accent: string;
  /** Text on the accent. */
  readonly 'on-accent': string;
};

export interface Theme {
  readonly mode: 'light' | 'dark';
  readonly colors: ThemeColors;
}

/** Returns the inline style that colors a scene. */
export function colorStyle({ mode, colors }: Theme): Readonly<Record<string, string>> {
  const isDark = mode === 'dark';
  return {
    ...Object.fromEntries(Object.entries(colors).map(([name, color]) => [`--scene-${name}`, color])),
    '--scene-header-accent': isDark ? '30%' : '100%',
    '--scene-header-on-accent': isDark ? '0%' : '100%',
    '--rk-hue-lightness': isDark ? '0.79' : '0.5',
  };
}

/** The accent color of a new chat. */
export const defaultAccent = '#2f6f4f';

/** The themes by their ids in the `theme` option of an embed. */
export const themes = {
  daylight: {
    label: 'Daylight',
    mode: 'light',
    goodFor: 'Light websites and daytime reading',
    colors: {
      background: '#ffffff',
      surface: '#f3f6f4',
      text: '#1b2620',
      muted: '#56645c',
      accent: defaultAccent,
      'on-accent': '#ffffff',
    },
  },
  dusk: {
    label: 'Dusk',
    mode: 'dark',
    goodFor: 'Evenings and websites that are neither light nor dark',
    colors: {
      background: '#2a2833',
      surface: '#35323f',
      text: '#ece9f2',
      muted: '#b9b3c6',
      accent: '#a9c9b6',
      'on-accent': '#10211a',
    },
  },
  night: {
    label: 'Night',
    mode: 'dark',
    goodFor: 'Dark websites, streams, and dim rooms',
    colors: {
      background: '#1f2823',
      surface: '#2b3630',
      text: '#e4ebe7',
      muted: '#9fada5',
      accent: '#7fc9a0',
      'on-accent': '#10211a',
    },
  },
  contrast: {
    label: 'High contrast',
    mode: 'dark',
    goodFor: 'Readers who need the highest contrast',
    colors: {
      background: '#000000',
      surface: '#000000',
      text: '#ffffff',
      muted: '#ffffff',
      accent: '#ffe14d',
      'on-accent': '#10211a',
    },
  },
} as const;

/** The densities of a chat, in the order on the screen. */
export const densities = { compact: 'Compact', cozy: 'Cozy', roomy: 'Roomy' } as const;
