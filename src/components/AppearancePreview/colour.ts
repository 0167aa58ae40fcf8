import { customTheme, defaultAccent, type ThemeColours, themes } from '../../facts/themes';
import type { Look } from './look';

/** The contrast that text needs on its ground. */
export const needed = customTheme.contrast.min;

/** A colour as `#rrggbb`, or the sentence that says why there is none. */
export type ColourReading = { readonly colour: string } | { readonly fault: string };

/** Reads a hex colour; three digits stand for six, and `#` may be left out. */
export function parseColour(typed: string): ColourReading {
  const text = typed.trim().toLowerCase();
  const digits = text.replace(/^#/, '');
  if (text === '') {
    return { fault: 'Type a hex colour, such as #2f6f4f.' };
  }
  if (/^([0-9a-f]{4}|[0-9a-f]{8})$/.test(digits)) {
    return {
      fault: 'Four or eight digits make a colour that lets the ground through. Type six, such as #2f6f4f.',
    };
  }
  if (/^[0-9a-f]{3}$/.test(digits)) {
    return { colour: `#${digits.replace(/./g, '$&$&')}` };
  }
  if (/^[0-9a-f]{6}$/.test(digits)) {
    return { colour: `#${digits}` };
  }
  return {
    fault: /^[0-9a-f]+$/.test(digits)
      ? `A hex colour has six digits, such as #2f6f4f; this has ${digits.length}.`
      : 'A hex colour has the digits 0–9 and a–f only, such as #2f6f4f. Names of colours and rgb() are not taken.',
  };
}

function channels(colour: string): number[] {
  return [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16));
}

function luminance(colour: string): number {
  const [red = 0, green = 0, blue = 0] = channels(colour).map((value) => {
    const part = value / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** The contrast of two colours as WCAG measures it, 1 to 21. */
export function contrast(one: string, other: string): number {
  const [low = 0, high = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (high + 0.05) / (low + 0.05);
}

/** A contrast for the eye. It is cut and not rounded, so that one below the limit never reads as the limit. */
export function ratioText(ratio: number): string {
  return `${(Math.floor(ratio * 100 + 1e-6) / 100).toFixed(2)} : 1`;
}

function mix(from: string, to: string, part: number): string {
  const target = channels(to);
  const mixed = channels(from).map((value, index) =>
    Math.round(value + ((target[index] ?? 0) - value) * part),
  );
  return `#${mixed.map((value) => value.toString(16).padStart(2, '0')).join('')}`;
}

function holdsOn(colour: string, grounds: readonly string[]): boolean {
  return grounds.every((ground) => contrast(colour, ground) >= needed);
}

const steps = Array.from({ length: 51 }, (_, step) => step / 50);

/** The colour, lightened or darkened as little as makes it readable on all grounds; else the one that always is. */
function readable(colour: string, grounds: readonly string[], otherwise: string): string {
  for (const step of steps) {
    for (const end of ['#000000', '#ffffff']) {
      const changed = mix(colour, end, step);
      if (holdsOn(changed, grounds)) {
        return changed;
      }
    }
  }
  return otherwise;
}

/** Text as far towards the background as stays readable, at most two fifths of the way. */
function quieter(text: string, background: string, grounds: readonly string[]): string {
  const found = steps
    .filter((step) => step <= 0.4)
    .map((step) => mix(text, background, step))
    .findLast((colour) => holdsOn(colour, grounds));
  return found ?? text;
}

function textOn(fill: string): string {
  const { daylight, dusk } = themes;
  const candidates = [daylight.colours.onAccent, dusk.colours.onAccent, '#000000'];
  return candidates.find((colour) => holdsOn(colour, [fill])) ?? '#000000';
}

/** The three colours of a Custom theme. */
export type CustomColours = Pick<ThemeColours, (typeof customTheme.takes)[number]>;

/** All colours of a look; a Custom theme must hold. */
export function coloursOf(look: Pick<Look, 'theme' | 'accent'>, custom: CustomColours): ThemeColours {
  const ready = look.theme === 'custom' ? undefined : themes[look.theme].colours;
  const { background, surface, text } = ready ?? custom;
  const grounds = [background, surface];
  const accent = ready && look.accent === defaultAccent ? ready.accent : readable(look.accent, grounds, text);
  return {
    background,
    surface,
    text,
    muted: ready?.muted ?? quieter(text, background, grounds),
    accent,
    onAccent: ready && accent === ready.accent ? ready.onAccent : textOn(accent),
  };
}

/** Two colours that lie on each other. */
export interface Pair {
  readonly label: string;
  readonly ratio: number;
  readonly holds: boolean;
}

function pair(label: string, one: string, other: string): Pair {
  const ratio = contrast(one, other);
  return { label, ratio, holds: ratio >= needed };
}

/** The pairs of a Custom theme that are refused below the limit. */
export function customPairs({ background, surface, text }: CustomColours): Pair[] {
  return [pair('Text on background', text, background), pair('Text on surface', text, surface)];
}

/** Every pair of text and ground in a chat. */
export function pairsOf(colours: ThemeColours): Pair[] {
  const { background, surface, muted, accent, onAccent } = colours;
  return [
    ...customPairs(colours),
    pair('Quiet text on background', muted, background),
    pair('Quiet text on surface', muted, surface),
    pair('Links on background', accent, background),
    pair('Links on surface', accent, surface),
    pair('Text on buttons', onAccent, accent),
  ];
}
