import { stemmer } from 'stemmer';
import { memoize } from '../utils/memoize';

/** Converts British spelling: "colour" to "color" and "organised" to "organized", but not "four" or "advertised". */
function toAmerican(word: string): string {
  return word.replace(/(?<=...)our/, 'or').replace(/(?<!advert)is(?=(?:e[drs]?|ers|ing|ations?)$)/, 'iz');
}

/**
 * Returns what all forms of an English word have in common: "poll" for "polls" and "polled". It isn't always a word: "moder" for
 * "moderation". It's memoized: indexing on a phone takes a third less time.
 * @param word lower case, without accents and apostrophes
 */
export const stem = memoize((word: string): string => stemmer(toAmerican(word)));
