/** Returns the relative luminance of a color such as `#2f6f4f`, from 0 to 1 (WCAG 2.2). */
export function luminance(hex: string): number {
  const linear = (start: number) => {
    const channel = Number.parseInt(hex.slice(start, start + 2), 16) / 255;
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
  };
  return 0.2126 * linear(1) + 0.7152 * linear(3) + 0.0722 * linear(5);
}

/** Returns the contrast ratio of two colors such as `#2f6f4f`, from 1 to 21 (WCAG 2.2). */
export function contrast(text: string, background: string): number {
  const [a, b] = [luminance(text) + 0.05, luminance(background) + 0.05];
  return Math.max(a / b, b / a);
}

/** Returns black or white, whichever has the higher contrast on a color. */
export function textColorOn(fill: string): string {
  const [black, white] = ['#000000', '#ffffff'] as const;
  return contrast(fill, black) > contrast(fill, white) ? black : white;
}
