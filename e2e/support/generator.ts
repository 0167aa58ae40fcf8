import { randomNumbers } from './randomNumbers';

/** A source of chance that gives the same for the same seed, so that a failure can be seen again. */
export interface Generator {
  /** True with a probability. */
  readonly chance: (probability: number) => boolean;
  /** One of several. */
  readonly pick: <T>(from: readonly T[]) => T;
  /** A text of up to so many characters: those of names, signs of markup, spaces, other scripts. */
  readonly text: (longest: number) => string;
}

const signs = [
  ...'abcdefxyzABCXYZ0123456789',
  ...'--..__##%%&<>"\'`\\/:;=?@[]{}()*+~^|!$, \t\n',
  ...['é', 'ß', '٢', 'Ⅳ', 'ｱ', '。', '字', '👋', '\u200d', '\u202e', '\u2028', '\ud800', '\0'],
];

const fine = 1_000_000;

/** Makes a generator. */
export function seeded(seed: number): Generator {
  const below = randomNumbers(seed);
  function pick<T>(from: readonly T[]): T {
    return from[below(from.length)] as T;
  }
  return {
    chance: (probability) => below(fine) < probability * fine,
    pick,
    text: (longest) => Array.from({ length: below(longest + 1) }, () => pick(signs)).join(''),
  };
}
