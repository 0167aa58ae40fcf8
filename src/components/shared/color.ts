import { customTheme, themes } from '../../facts/themes';

/** The contrast that a chat needs between text and its background. */
export const minContrast = customTheme.contrast.min;

/** Returns a color as `#rrggbb`; undefined for text that isn't six hexadecimal digits. */
export function hexColor(text: string): string | undefined {
  const digits = /^#?([0-9a-f]{6})$/i.exec(text.trim())?.[1];
  return digits && `#${digits.toLowerCase()}`;
}

function channels(color: string): number[] {
  return [1, 3, 5].map((at) => Number.parseInt(color.slice(at, at + 2), 16));
}

function luminance(color: string): number {
  const [red = 0, green = 0, blue = 0] = channels(color).map((value) => {
    const part = value / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** Returns the contrast of two colors as WCAG 2 defines it, from 1 to 21. */
export function contrast(one: string, other: string): number {
  const [low = 0, high = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (high + 0.05) / (low + 0.05);
}

/** Returns a color, moved toward another by a share from 0 to 1. */
export function mix(from: string, to: string, share: number): string {
  const target = channels(to);
  const mixed = channels(from).map((value, index) =>
    Math.round(value + ((target[index] ?? 0) - value) * share),
  );
  return `#${mixed.map((value) => value.toString(16).padStart(2, '0')).join('')}`;
}

/** Returns whether text in a color is readable on all backgrounds. */
export function isReadable(color: string, backgrounds: readonly string[]): boolean {
  return backgrounds.every((background) => contrast(color, background) >= minContrast);
}

/** The shares by which colors are tried. */
export const shares = Array.from({ length: 51 }, (_, step) => step / 50);

/** Returns a color, changed as little as makes it readable on all backgrounds; if nothing does, the fallback. */
export function readable(color: string, backgrounds: readonly string[], fallback: string): string {
  const candidates = shares.flatMap((share) => ['#000000', '#ffffff'].map((end) => mix(color, end, share)));
  return candidates.find((candidate) => isReadable(candidate, backgrounds)) ?? fallback;
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
