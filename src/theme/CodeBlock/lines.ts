import { textOf } from '../../components/ui/html';

/** The theme's classes for a line with a number, and for its two cells. */
interface LineStyles {
  readonly codeLine?: string;
  readonly codeLineNumber?: string;
  readonly codeLineContent?: string;
}

/** Returns the lines of HTML whose text is in the code, from which lines such as `// highlight-next-line` were removed. */
export function linesOf(html: string, code: string): string[] {
  const rest = code.split('\n');
  return html.split('\n').filter((line) => textOf(line) === rest[0] && rest.splice(0, 1));
}

/**
 * Returns the HTML of all lines, those with classes or numbers in an element of their own.
 * @param numbered the classes of lines with numbers; `undefined` for lines without
 */
export function markLines(
  lines: readonly string[],
  classNames: Readonly<Record<number, readonly string[]>>,
  numbered?: LineStyles,
): string {
  const marked = lines.map((line, index) => {
    const className = [...(classNames[index] ?? []), numbered?.codeLine].filter(Boolean).join(' ');
    const cells = numbered
      ? `<span class="${numbered.codeLineNumber}"></span><span class="${numbered.codeLineContent}">${line}\n</span>`
      : `${line}\n`;
    return className ? `<span class="${className}">${cells}</span>` : cells;
  });
  return marked.join('').replace(/\n$/, '');
}
