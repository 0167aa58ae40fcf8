import { stemmer } from 'stemmer';
import { plainText } from '../components/ui/text';

/** Words that say nothing about what someone looks for. */
const stopWords = new Set(
  (
    'a about also am an and any are as at be been but by can cant could did do does doesnt doing dont for from get ' +
    'got had has have he her him his how i if im in into is isnt it its ive just like me my of on or our she so ' +
    'some than that the their them then there these they this to too us was we were what when where which who why ' +
    'will with wont would you your'
  ).split(' '),
);

/** Returns the words of a text in lower case, without accents and apostrophes. */
export function wordsOf(text: string): string[] {
  return plainText(text).match(/[\p{L}\p{N}]+/gu) ?? [];
}

/** Returns the stem of a word, in American spelling, or `null` for a stop word, which isn't indexed. */
export function stemOf(word: string): string | null {
  if (stopWords.has(word)) {
    return null;
  }
  return stemmer(
    word
      .replace(/our$/, 'or')
      .replace(/ours$/, 'ors')
      .replace(/is(?=(?:e|ed|es|ing|ation)$)/, 'iz'),
  );
}

/** Returns the stems of a text's words, in order. */
export function stemsOf(text: string): string[] {
  return wordsOf(text).flatMap((word) => stemOf(word) ?? []);
}
