// A gap is a character, or two if it's long. A backslash would be escaped in JSON.
const first = '('.charCodeAt(0);
const backslash = '\\'.charCodeAt(0) - first;
const base = 60;
const firstLong = 'g'.charCodeAt(0);

/** Returns sorted numbers, of which some can be equal, as a short text: the gaps between them. */
export function encodePostings(numbers: readonly number[]): string {
  let last = 0;
  return numbers
    .map((number) => {
      const gap = number - last;
      last = number;
      const low = gap % base;
      const long = gap < base ? '' : String.fromCharCode(firstLong + Math.floor(gap / base) - 1);
      return long + String.fromCharCode(first + low + (low < backslash ? 0 : 1));
    })
    .join('');
}

/** Returns the numbers that a text stands for. */
export function decodePostings(text: string): number[] {
  const numbers: number[] = [];
  let last = 0;
  for (let at = 0; at < text.length; at++) {
    const code = text.charCodeAt(at) - first;
    if (code >= firstLong - first) {
      last += (code - firstLong + first + 1) * base;
    } else {
      last += code - (code < backslash ? 0 : 1);
      numbers.push(last);
    }
  }
  return numbers;
}
