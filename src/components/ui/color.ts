import { colord, extend } from 'colord';
import a11y from 'colord/plugins/a11y';
import mixing from 'colord/plugins/mix';
import { customTheme, themes } from '../../facts/themes';
import type { Reading } from './reading';

extend([a11y, mixing]);

/** Reads a color as hexadecimal digits, with or without `#`, as `#rrggbb`. */
export function readColor(text: string): Reading {
  const digits = text.trim().replace(/^#/, '');
  return /^([0-9a-f]{3}){1,2}$/i.test(digits)
    ? { value: colord(`#${digits}`).toHex() }
    : {
        fault: "Enter a hex color with six digits, such as #2f6f4f. Color names and rgb() aren't supported.",
      };
}

/** Returns the contrast of two colors as WCAG 2 defines it, from 1 to 21. It's cut off after two digits, not rounded. */
function contrast(one: string, other: string): number {
  return colord(one).contrast(other);
}

/** Returns whether text in a color is readable on all backgrounds. */
function isReadable(color: string, backgrounds: readonly string[]): boolean {
  return backgrounds.every((background) => contrast(color, background) >= customTheme.contrast.min);
}

/** Returns a color, moved toward another by a share from 0 to 1. */
function mix(from: string, to: string, share: number): string {
  return colord(from).mix(to, share, 'rgb').toHex();
}

/** The shares by which colors are tried. */
const shares = Array.from({ length: 51 }, (_, step) => step / 50);

/** Returns a color, changed as little as makes it readable on all backgrounds; if nothing does, the fallback. */
export function readable(color: string, backgrounds: readonly string[], fallback: string): string {
  for (const share of shares) {
    const candidates = ['#000000', '#ffffff'].map((end) => mix(color, end, share));
    const found = candidates.find((candidate) => isReadable(candidate, backgrounds));
    if (found) {
      return found;
    }
  }
  return fallback;
}

/** Returns the color of text on a fill. */
export function textOn(fill: string): string {
  const candidates = [themes.daylight.colors.onAccent, themes.dusk.colors.onAccent];
  return candidates.find((color) => isReadable(color, [fill])) ?? '#000000';
}

/** Returns the color that someone chose for a chat as the variables of its header, which has the same color on every theme. */
export function headerColors(accent: string | undefined): Readonly<Record<string, string>> {
  return accent ? { '--scene-header': accent, '--scene-on-header': textOn(accent) } : {};
}
