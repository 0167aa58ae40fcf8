import { type customTheme, defaultAccent, type ThemeColors, themes } from '../../facts/themes';
import { contrast, isReadable, mix, readable, shares, textOn } from '../ui/color';
import type { Look } from './look';

/** Returns text moved toward its background as far as it stays readable, at most two fifths of the way. */
function quieter(text: string, background: string, backgrounds: readonly string[]): string {
  const candidates = shares.filter((share) => share <= 0.4).map((share) => mix(text, background, share));
  return candidates.findLast((color) => isReadable(color, backgrounds)) ?? text;
}

/** The three colors of a Custom theme. */
type CustomColors = Pick<ThemeColors, (typeof customTheme.takes)[number]>;

/** Returns all colors of a look; those of a Custom theme must be readable. */
export function colorsOf(look: Pick<Look, 'theme' | 'accent'> & CustomColors): ThemeColors {
  const ready = look.theme === 'custom' ? undefined : themes[look.theme].colors;
  const { background, surface, text } = ready ?? look;
  const backgrounds = [background, surface];
  if (ready && look.accent === defaultAccent) {
    return ready;
  }
  const muted = ready?.muted ?? quieter(text, background, backgrounds);
  const accent = readable(look.accent, backgrounds, text);
  return { background, surface, text, muted, accent, onAccent: textOn(accent) };
}

/** A color of text and one behind it. */
export interface Pair {
  readonly label: string;
  readonly ratio: number;
  readonly isReadable: boolean;
}

function pair(label: string, text: string, background: string): Pair {
  return { label, ratio: contrast(text, background), isReadable: isReadable(text, [background]) };
}

/** Returns the pairs of a Custom theme, which the chat refuses if they can't be read. */
export function customPairs({ background, surface, text }: CustomColors): Pair[] {
  return [pair('Text on background', text, background), pair('Text on surface', text, surface)];
}
