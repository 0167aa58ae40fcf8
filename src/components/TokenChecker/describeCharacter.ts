import { formatCodePoint } from '@site/src/utils/text';

const names: Readonly<Record<string, string>> = { ' ': 'a space', '\n': 'a line break', '`': 'a backtick' };

/** Describes a character in a sentence: `a space`, `U+200B`. */
export function describeCharacter(character: string): string {
  const name = names[character];
  if (name) return name;
  return /[\p{L}\p{N}\p{P}\p{S}]/u.test(character) ? `\`${character}\`` : formatCodePoint(character);
}
