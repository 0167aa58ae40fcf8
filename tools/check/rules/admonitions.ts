import { codeLines } from '../page';
import type { Rule } from '../rule';

const kinds: readonly string[] = ['note', 'tip', 'info', 'warning', 'danger'];

const opening = /^(?<indent>\s*)(?<marks>:{3,})(?<space>\s*)(?<kind>[A-Za-z]+)(?<rest>.*)$/;

/** Admonitions: `:::note[Title]`, of a kind that exists, closed with `:::`. */
export const admonitions: Rule = function* (page) {
  const open: { line: number; marks: string }[] = [];
  const code = codeLines(page);
  let offset = 0;
  for (const [index, text] of page.lines.entries()) {
    const start = offset;
    const line = index + 1;
    offset += text.length + 1;
    if (code.has(line)) {
      continue;
    }
    const { indent = '', marks = '', space = '', kind = '', rest = '' } = opening.exec(text)?.groups ?? {};
    if (kind) {
      open.push({ line, marks });
      const title = rest.trim();
      const titled = title === '' || /^\[.*\](\{.*\})?$/.test(title);
      const better = `${marks}${kind.toLowerCase()}${titled ? title : `[${title}]`}`;
      if (!kinds.includes(kind.toLowerCase())) {
        const says = `There is no admonition \`${kind}\`, so it shows as text. Use one of ${kinds.join(', ')}.`;
        yield { line, says };
      } else if (!titled || space || kind !== kind.toLowerCase()) {
        const says = `An admonition that starts like this shows as text. Write \`${better}\`.`;
        yield {
          line,
          says,
          edit: { start: start + indent.length, end: start + text.trimEnd().length, text: better },
        };
      }
    } else if (/^\s*:{3,}\s*$/.test(text) && !open.pop()) {
      const says =
        'This `:::` closes an admonition that nothing opened. Remove it, or open one above: `:::note[Title]`.';
      yield { line, says };
    }
  }
  for (const { line, marks } of open) {
    const says = `Nothing closes this admonition, so the rest of the page is in it. Put \`${marks}\` on its own line where it ends.`;
    yield { line, says };
  }
};
