/** A colour as six hexadecimal digits with `#`, in small letters; nothing for text that is none. */
export function hexColour(text: string): string | undefined {
  const digits = /^#?([0-9a-f]{6})$/i.exec(text.trim())?.[1];
  return digits && `#${digits.toLowerCase()}`;
}

function channelsOf(colour: string): number[] {
  return [1, 3, 5].map((from) => Number.parseInt(colour.slice(from, from + 2), 16));
}

/** Relative luminance as WCAG 2 defines it, from 0 for black to 1 for white. */
function luminance(colour: string): number {
  const [red = 0, green = 0, blue = 0] = channelsOf(colour).map((channel) => {
    const share = channel / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** The contrast of two colours as WCAG 2 defines it, from 1 to 21. */
export function contrast(one: string, other: string): number {
  const [light = 0, dark = 0] = [luminance(one), luminance(other)].sort((a, b) => b - a);
  return (light + 0.05) / (dark + 0.05);
}

/** Black or white, whichever reads better on a colour. */
export function textOn(colour: string): '#000000' | '#ffffff' {
  return contrast(colour, '#000000') > contrast(colour, '#ffffff') ? '#000000' : '#ffffff';
}

const steps = 20;
const readable = 4.5;

/** A colour, darkened or lightened as little as makes it readable on a background. */
export function readableOn(background: string, colour: string): string {
  const towards = channelsOf(textOn(background));
  for (let step = 0; step < steps; step += 1) {
    const mixed = channelsOf(colour)
      .map((channel, index) => Math.round(channel + (((towards[index] ?? 0) - channel) * step) / steps))
      .map((channel) => channel.toString(16).padStart(2, '0'));
    if (contrast(`#${mixed.join('')}`, background) >= readable) {
      return `#${mixed.join('')}`;
    }
  }
  return textOn(background);
}
