import { fencedCode } from '../code';
import type { Finding } from '../finding';
import { placeOf } from '../page';
import type { Rule } from './rule';

/** Blocks of code: each says its language and is closed. */
export const codeBlocks: Rule = (page) =>
  fencedCode(page).flatMap((block): Finding[] => {
    const place = placeOf(block);
    const [, marks] = /^\s*(?:[>*+-]\s+|\d+\.\s+)*(`{3,}|~{3,})/.exec(page.lines[place.line - 1] ?? '') ?? [];
    if (!marks) {
      // Indented by four spaces, which only plain Markdown takes for code.
      return [];
    }
    const last = page.lines[(block.position?.end.line ?? place.line) - 1] ?? '';
    const closed =
      place.line !== block.position?.end.line &&
      last
        .trim()
        .replace(/^(>\s*)+/, '')
        .startsWith(marks);
    return [
      ...(block.lang
        ? []
        : [
            {
              ...place,
              says: `The block of code doesn't say its language, by which it is coloured and tested. Write it right behind the ${marks}, such as text for commands and addresses, js or html.`,
            },
          ]),
      ...(closed
        ? []
        : [
            {
              ...place,
              says: `Nothing closes this block of code, so the rest of the page is code. Put ${marks} on a line of its own where it ends.`,
            },
          ]),
    ];
  });
