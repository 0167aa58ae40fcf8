import { formatCodePoint } from '@site/src/utils/text';

const names: Readonly<Record<string, string>> = { ' ': 'a space', '\n': 'a line break', '`': 'a backtick' };

/** Names a character for a sentence: `a space`, `U+200B`. */
export function nameCharacter(character: string): string {
  return (
    names[character] ??
    (/[\p{L}\p{N}\p{P}\p{S}]/u.test(character) ? `\`${character}\`` : formatCodePoint(character))
  );
}
