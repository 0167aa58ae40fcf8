import { type SkinToneId, skinTones } from '@site/src/facts/emoji';

/** What is asked for: words, a group and a skin tone. */
export interface EmojiQuery {
  readonly words: string;
  /** Id of a group, or empty for all. */
  readonly group: string;
  readonly tone: SkinToneId;
}

/** The query of an address such as `?emoji=owl&emoji-group=animals-nature`; nothing where it asks for no emoji. */
export function queryOf(search: string): EmojiQuery | undefined {
  const parameters = new URLSearchParams(search);
  const [words, group, tone] = ['emoji', 'emoji-group', 'emoji-tone'].map((name) => parameters.get(name));
  if (words === null && group === null && tone === null) {
    return undefined;
  }
  const known = (Object.keys(skinTones) as SkinToneId[]).find((id) => id === tone);
  return { words: words ?? '', group: group ?? '', tone: known ?? 'default' };
}

/** The query part of an address with what is asked for, and whatever else it held. */
export function searchOf({ words, group, tone }: EmojiQuery, search: string): string {
  const parameters = new URLSearchParams(search);
  parameters.set('emoji', words.trim());
  for (const [name, value] of [
    ['emoji-group', group],
    ['emoji-tone', tone === 'default' ? '' : tone],
  ] as const) {
    if (value) {
      parameters.set(name, value);
    } else {
      parameters.delete(name);
    }
  }
  return `?${parameters}`;
}
