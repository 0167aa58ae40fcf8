import matter from 'gray-matter';
import type { Node, Root } from 'mdast';
import remarkFrontmatter from 'remark-frontmatter';
import remarkGfm from 'remark-gfm';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { VFileMessage } from 'vfile-message';
import { type Trap, trapOf } from './traps';

/** A page as it was read. */
export interface Page {
  /** Its file, from the folder that holds `package.json`: `docs/chat-features/polls.mdx`. */
  readonly file: string;
  /** Its path below `docs/`, without ending. */
  readonly id: string;
  readonly text: string;
  readonly lines: readonly string[];
  /** Its Markdown. What could not be read, from a trap to the end of its line, is left out. */
  readonly tree: Root;
  /** The places at which `.mdx` could not be read. */
  readonly traps: readonly Trap[];
  readonly frontMatter: FrontMatter;
}

/** The lines between the two `---` at the top of a page. */
interface FrontMatter {
  readonly data: Readonly<Record<string, unknown>>;
  /** The line at which they cannot be read. */
  readonly faultyLine?: number;
}

const plainMarkdown = unified().use(remarkParse).use(remarkGfm).use(remarkFrontmatter).freeze();
const mdx = unified().use(remarkParse).use(remarkMdx).use(remarkGfm).use(remarkFrontmatter).freeze();

/** More traps than this on one page are told in the next run. */
const mostTraps = 50;

function readMdx(text: string): Pick<Page, 'tree' | 'traps'> {
  const traps: Trap[] = [];
  let readable = text;
  while (traps.length < mostTraps) {
    try {
      return { tree: mdx.parse(readable), traps };
    } catch (error) {
      if (!(error instanceof VFileMessage)) {
        throw error;
      }
      const trap = trapOf(error, readable);
      traps.push(trap);
      // Spaces in place of the rest of the line keep the place of everything behind it.
      readable =
        readable.slice(0, trap.start) +
        readable.slice(trap.start).replace(/^.*/, (rest) => ' '.repeat(rest.length));
    }
  }
  return { tree: { type: 'root', children: [] }, traps };
}

function readFrontMatter(text: string): FrontMatter {
  try {
    // With options of any kind it keeps no cache, which would answer a second question about a broken page with nothing.
    return { data: matter(text, {}).data };
  } catch (error) {
    const { mark } = error as { mark?: { line: number } };
    return { data: {}, faultyLine: (mark?.line ?? 0) + 1 };
  }
}

/**
 * Reads a page.
 * @param file its file, from the folder that holds `package.json`
 */
export function readPage(file: string, text: string): Page {
  const read = file.endsWith('.mdx') ? readMdx(text) : { tree: plainMarkdown.parse(text), traps: [] };
  return {
    ...read,
    file,
    id: file.replace(/^docs\//, '').replace(/\.mdx?$/, ''),
    text,
    lines: text.split('\n'),
    frontMatter: readFrontMatter(text),
  };
}

/** Where a node of a page starts: line and column, counted from 1. */
export function placeOf(node: Node): { line: number; column: number } {
  return { line: node.position?.start.line ?? 1, column: node.position?.start.column ?? 1 };
}

/** Where a node of a page starts and ends, as offsets into its text. */
export function spanOf(node: Node): { start: number; end: number } {
  return { start: node.position?.start.offset ?? 0, end: node.position?.end.offset ?? 0 };
}

/** The line and column of an offset into a text, counted from 1. */
export function placeAt(text: string, offset: number): { line: number; column: number } {
  const before = text.slice(0, offset);
  return { line: before.split('\n').length, column: offset - before.lastIndexOf('\n') };
}

/** The line of a field of the front matter; the first line where it isn't there. */
export function lineOfField(page: Page, field: string): number {
  const end = page.lines.findIndex((line, at) => at > 0 && line.trimEnd() === '---');
  const index = page.lines.findIndex(
    (line, at) => at < (end < 0 ? page.lines.length : end) && line.startsWith(`${field}:`),
  );
  return index < 0 ? 1 : index + 1;
}
