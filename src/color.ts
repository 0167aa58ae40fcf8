import type { ParseResult } from './components/ui/fields';

/** Parses a color of three or six hexadecimal digits, with or without `#`, as `#rrggbb`. */
export function parseColor(text: string): ParseResult {
  const digits = /^#?([0-9a-f]{6}|[0-9a-f]{3})$/i.exec(text.trim())?.[1]?.toLowerCase();
  return digits
    ? { value: `#${digits.length === 3 ? digits.replace(/./g, '$&$&') : digits}` }
    : {
        error: "Enter a hex color with six digits, such as #2f6f4f. Color names and rgb() aren't supported.",
      };
}

/** Returns the relative luminance of a color such as `#2f6f4f`, from 0 to 1 (WCAG 2.2). */
export function luminance(hex: string): number {
  const light = (start: number) => {
    const part = Number.parseInt(hex.slice(start, start + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  };
  return 0.2126 * light(1) + 0.7152 * light(3) + 0.0722 * light(5);
}

/** Returns the contrast ratio of two colors such as `#2f6f4f`, from 1 to 21 (WCAG 2.2). */
export function contrast(one: string, other: string): number {
  const [a, b] = [luminance(one) + 0.05, luminance(other) + 0.05];
  return Math.max(a / b, b / a);
}

/** Returns black or white, whichever is easier to read on a color. */
export function textColorOn(fill: string): string {
  return luminance(fill) > 0.179 ? '#000000' : '#ffffff';
}
