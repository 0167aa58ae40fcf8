type NonEmpty<T> = readonly [T, ...T[]];

/** Characters of names, markup, and other scripts, and some that are easy to get wrong. */
const characters: NonEmpty<string> = [
  'a',
  ...'bcdefxyzABCXYZ0123456789',
  ...'--..__##%%&<>"\'`\\/:;=?@[]{}()*+~^|!$, \t\n',
  ...['é', 'ß', '٢', 'Ⅳ', 'ｱ', '。', '字', '👋', '\u200d', '\u202e', '\u2028', '\ud800', '\0'],
];

/** A random generator that returns the same values for the same seed, so that a failure can be reproduced. */
export class Fuzz {
  #state: number;

  constructor(seed: number) {
    this.#state = seed;
  }

  /** Returns a number from 0 up to, but not including, 1. The algorithm is Mulberry32. */
  #next(): number {
    this.#state = (this.#state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(this.#state ^ (this.#state >>> 15), this.#state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  }

  /** Returns a whole number from 0 up to, but not including, `end`. */
  number(end: number): number {
    return Math.floor(this.#next() * end);
  }

  /** Returns true with the given probability. */
  chance(probability: number): boolean {
    return this.#next() < probability;
  }

  /** Returns one of several values. */
  pick<T>(values: NonEmpty<T>): T {
    return values[this.number(values.length)] ?? values[0];
  }

  /** Returns up to `max` pieces joined together. */
  text(max: number, pieces: NonEmpty<string> = characters): string {
    return Array.from({ length: this.number(max + 1) }, () => this.pick(pieces)).join('');
  }

  /** Returns a text with a few characters changed, repeated, or removed. */
  corrupt(text: string): string {
    const result = [...text];
    for (let change = this.number(3); change >= 0 && result.length > 0; change--) {
      const at = this.number(result.length);
      const original = result[at] ?? '';
      result.splice(
        at,
        1,
        this.pick(['', original + original, ' ', '.', ',', '=', '\n', 'A', '{', '"', '0']),
      );
    }
    return result.join('');
  }
}
