import { stemmer } from 'stemmer';
import { memoize } from '../utils/memoize';

/** Converts British spelling: "colour" to "color" and "organised" to "organized", but not "four" or "advertised". */
function toAmerican(word: string): string {
  return word.replace(/(?<=...)our/, 'or').replace(/(?<!advert)is(?=(?:e[drs]?|ers|ing|ations?)$)/, 'iz');
}

/**
 * Returns the stem that all forms of a word share: `poll` for "polled", `moder` for "moderation". It's memoized, because each key that
 * a reader types marks the same words again.
 * @param word lower case, without accents and apostrophes
 */
export const stem = memoize((word: string): string => stemmer(toAmerican(word)));
