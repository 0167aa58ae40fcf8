import { amount, secondsIn, timeUnits } from './facts/quantity';

export function capitalize(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

export function uncapitalize(text: string): string {
  return text.charAt(0).toLowerCase() + text.slice(1);
}

/** Returns a number of seconds in words, in its two largest units: `1 day 12 hours`. */
export function formatDuration(seconds: number): string {
  const first = timeUnits.findIndex((unit) => seconds >= secondsIn[unit]);
  let rest = Math.floor(seconds);
  const words = timeUnits.slice(first, first + 2).flatMap((unit) => {
    const count = Math.floor(rest / secondsIn[unit]);
    rest %= secondsIn[unit];
    return count > 0 ? [amount(count, unit)] : [];
  });
  return words.join(' ') || '0 seconds';
}

/** Returns text in lower case, without accents and apostrophes, to search in it. */
export function plainText(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/[\p{Mn}'’]/gu, '')
    .toLowerCase();
}

/** Returns the words of a text as `plainText`, with a space between them. */
export function toWords(text: string): string {
  return plainText(text)
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}

/** Returns the parts of a text: `**labels**` are strong, `` `code` `` is code, and what is between them is in a span. */
export function splitInline(text: string) {
  return text
    .split(/(\*\*[^*]+\*\*|`[^`]+`)/)
    .filter(Boolean)
    .map((part) => {
      if (part.startsWith('**')) {
        return { tag: 'strong', text: part.slice(2, -2) } as const;
      }
      return part.startsWith('`')
        ? ({ tag: 'code', text: part.slice(1, -1) } as const)
        : ({ tag: 'span', text: part } as const);
    });
}

/** Returns text as a path or an id has it: "Café Notes" is `cafe-notes`. Slashes stay. */
export function slug(text: string): string {
  return plainText(text)
    .replace(/[^a-z0-9/]+/g, '-')
    .replace(/(?<=^|\/)-+|-+(?=$|\/)/g, '');
}
