import { codeLines } from '../code';
import type { Rule } from './rule';

/** Spaces at the ends of lines, which nobody sees and every comparison shows. */
export const spacing: Rule = (page) => {
  const code = codeLines(page);
  let offset = 0;
  return page.lines.flatMap((text, index) => {
    const start = offset + text.trimEnd().length;
    const end = offset + text.length;
    offset = end + 1;
    return start === end || code.has(index + 1) || text === `${text.trimEnd()}\r`
      ? []
      : [
          {
            line: index + 1,
            says: 'The line ends with spaces, which nobody sees and which hide the real change in a comparison. Remove them.',
            edit: { start, end, text: '' },
          },
        ];
  });
};
