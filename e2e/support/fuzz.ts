import { randomNumbers } from './randomNumbers';

/** A generator of numbers that gives the same ones in every run, and picks with them. */
export class Fuzz {
  readonly #below: (end: number) => number;

  constructor(seed: number) {
    this.#below = randomNumbers(seed);
  }

  /** A whole number from 0 up to one below `end`. */
  number(end: number): number {
    return this.#below(end);
  }

  /** One of several things. */
  pick<Thing>(things: readonly [Thing, ...Thing[]]): Thing {
    return things[this.number(things.length)] ?? things[0];
  }

  /** A text of up to `longest` pieces of the given ones and of any letters. */
  text(longest: number, pieces: readonly [string, ...string[]]): string {
    const one = () => (this.number(4) === 0 ? String.fromCodePoint(this.number(0xd800)) : this.pick(pieces));
    return Array.from({ length: this.number(longest + 1) }, one).join('');
  }

  /** A text with a few places changed, doubled or left out. */
  spoil(text: string): string {
    const signs = [...text];
    for (let change = this.number(3); change >= 0 && signs.length > 0; change--) {
      const at = this.number(signs.length);
      const there = signs[at] ?? '';
      signs.splice(at, 1, this.pick(['', there + there, ' ', '.', ',', '=', '\n', 'A', '{', '"', '0']));
    }
    return signs.join('');
  }
}
