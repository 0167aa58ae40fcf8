import { type SkinToneId, skinTones } from '@site/src/facts/emoji';
import { withParameters } from '../ui/queryString';

/** What is asked for. */
export interface EmojiQuery {
  readonly words: string;
  /** Id of a group, or empty for all. */
  readonly group: string;
  readonly tone: SkinToneId;
  /** Whether the query string asks for emoji. */
  readonly isLinked: boolean;
}

/** Reads a query string such as `?emoji=owl&emoji-group=animals-nature`. */
export function queryOf(search: string): EmojiQuery {
  const parameters = new URLSearchParams(search);
  const [words, group, tone] = ['emoji', 'emoji-group', 'emoji-tone'].map((name) => parameters.get(name));
  return {
    words: words ?? '',
    group: group ?? '',
    tone: (Object.keys(skinTones) as SkinToneId[]).find((id) => id === tone) ?? 'default',
    isLinked: [words, group, tone].some((value) => typeof value === 'string'),
  };
}

/** Returns the query string with what is asked for. Even without words, `emoji` opens the table. */
export function searchOf({ words, group, tone }: EmojiQuery, search: string): string {
  const values = { emoji: words.trim(), 'emoji-group': group, 'emoji-tone': tone };
  return withParameters(search, values, { emoji: null, 'emoji-tone': 'default' });
}
