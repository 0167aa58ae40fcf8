import type { Root } from 'mdast';
import { lintRule } from 'unified-lint-rule';
import { formatCodePoint, positionAt } from '../../src/utils/text';

/** Invisible characters, except line ends, tabs, joiners of emoji, and the tags of regional flags. */
const invisible =
  /(?![\n\r\t]|(?<=\p{Emoji}\ufe0f?)\u200d|[\u{e0020}-\u{e007f}])[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\ufffd]/u;

/** Cyrillic and Greek letters next to Latin ones, such as the `о` in `/pоll`, except those of units. */
const lookalike =
  /(?<=\p{sc=Latin})(?![μΔΩπ])[\p{sc=Cyrillic}\p{sc=Greek}]|(?![μΔΩπ])[\p{sc=Cyrillic}\p{sc=Greek}](?=\p{sc=Latin})/u;

const pattern = new RegExp(`${invisible.source}|${lookalike.source}`, 'gu');

/** Characters that aren't what they look like, which copied text can contain. The search, and code that readers copy, fail with them. */
export default lintRule<Root>('remark-lint:deceptive-character', (_, file) => {
  const text = String(file);
  for (const { 0: character, index } of text.matchAll(pattern)) {
    const name = formatCodePoint(character);
    file.message(
      `${name} is invisible, or looks like another character. Type it again`,
      positionAt(text, index),
    );
  }
});
