import matter from 'gray-matter';
import jsTokens from 'js-tokens';
import type { Node, Nodes, Root, RootContent } from 'mdast';
import remarkFrontmatter from 'remark-frontmatter';
import remarkGfm from 'remark-gfm';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { visit } from 'unist-util-visit';
import { VFileMessage } from 'vfile-message';
import { type Trap, trapOf } from './traps';

const partialFolder = 'docs/_partials/';

/** A file that is checked. */
export interface Page {
  /** Its path from the folder of `package.json`: `docs/chat-features/polls.mdx`. */
  readonly file: string;
  /** Its path below `docs/`, without extension. */
  readonly id: string;
  /** What it is: a page, a partial that pages show, a module of facts, or something else. */
  readonly kind: 'page' | 'partial' | 'facts' | 'other';
  readonly text: string;
  readonly lines: readonly string[];
  /** Its Markdown. Without what can't be parsed, from the trap to the end of its line. */
  readonly tree: Root;
  /** The places where `.mdx` can't be parsed. */
  readonly traps: readonly Trap[];
  readonly frontMatter: FrontMatter;
}

/** The lines between the two `---` at the top of a page. */
interface FrontMatter {
  readonly data: Readonly<Record<string, unknown>>;
  /** The line that can't be parsed. */
  readonly faultyLine?: number;
}

const plainMarkdown = unified().use(remarkParse).use(remarkGfm).use(remarkFrontmatter).freeze();
const mdx = unified().use(remarkParse).use(remarkMdx).use(remarkGfm).use(remarkFrontmatter).freeze();

/** Further traps on a page are reported in the next run. */
const maxTraps = 50;

function readMdx(text: string): Pick<Page, 'tree' | 'traps'> {
  const traps: Trap[] = [];
  let readable = text;
  while (traps.length < maxTraps) {
    try {
      return { tree: mdx.parse(readable), traps };
    } catch (error) {
      if (!(error instanceof VFileMessage)) {
        throw error;
      }
      const trap = trapOf(error, readable);
      traps.push(trap);
      // Spaces instead of the rest of the line keep the offsets of what follows.
      readable =
        readable.slice(0, trap.start) +
        readable.slice(trap.start).replace(/^.*/, (rest) => ' '.repeat(rest.length));
    }
  }
  return { tree: { type: 'root', children: [] }, traps };
}

/** Returns the strings of a module, without quotes, and the offset of each. */
export function stringsIn(source: string): { readonly text: string; readonly start: number }[] {
  let offset = 0;
  return [...jsTokens(source)].flatMap(({ type, value }) => {
    const start = offset + 1;
    offset += value.length;
    return /^(StringLiteral|NoSubstitutionTemplate|Template(Head|Middle|Tail))$/.test(type)
      ? [{ text: value.slice(1, value.replace(/['"`]$|\$\{$/, '').length), start }]
      : [];
  });
}

/** Parses the sentences among the strings of a module as Markdown, each in its place. Others are names, code, and search words. */
function readFacts(source: string): Root {
  const children = stringsIn(source)
    .filter(
      ({ text }) =>
        /^\p{Lu}.*(?:(?:\S+ ){3}\S|[.:?!]$)/su.test(text) && !/[;={}]|, monospace|sans-serif/.test(text),
    )
    .flatMap(({ text, start }): RootContent[] => {
      const tree = plainMarkdown.parse(text);
      visit(tree, ({ position }) => {
        for (const point of position ? [position.start, position.end] : []) {
          point.offset = (point.offset ?? 0) + start;
          Object.assign(point, placeAt(source, point.offset));
        }
      });
      return tree.children;
    });
  return { type: 'root', children };
}

function readFrontMatter(text: string): FrontMatter {
  try {
    // With options of any kind it has no cache, which would return nothing for a broken page the second time.
    return { data: matter(text, {}).data };
  } catch (error) {
    const { mark } = error as { mark?: { line: number } };
    return { data: {}, faultyLine: (mark?.line ?? 0) + 1 };
  }
}

function kindOf(file: string): Page['kind'] {
  if (/^docs\/.*\.mdx?$/.test(file)) {
    return file.startsWith(partialFolder) ? 'partial' : 'page';
  }
  return /^src\/facts\/.*(?<!\.test)\.ts$/.test(file) ? 'facts' : 'other';
}

function parse(file: string, text: string, kind: Page['kind']): Pick<Page, 'tree' | 'traps'> {
  if (kind === 'other') {
    return { tree: { type: 'root', children: [] }, traps: [] };
  }
  if (kind === 'facts') {
    return { tree: readFacts(text), traps: [] };
  }
  return file.endsWith('.mdx') ? readMdx(text) : { tree: plainMarkdown.parse(text), traps: [] };
}

/**
 * Reads a file.
 * @param file its path from the folder of `package.json`
 */
export function readPage(file: string, text: string): Page {
  const kind = kindOf(file);
  return {
    ...parse(file, text, kind),
    kind,
    file,
    id: file.replace(/^docs\//, '').replace(/\.mdx?$/, ''),
    text,
    lines: text.split('\n'),
    frontMatter: kind === 'page' ? readFrontMatter(text) : { data: {} },
  };
}

/** Returns where a node starts: line and column, counted from 1. */
export function placeOf(node: Node): { line: number; column: number } {
  return { line: node.position?.start.line ?? 1, column: node.position?.start.column ?? 1 };
}

/** Returns where a node starts and ends, as offsets into the text. */
export function spanOf(node: Node): { start: number; end: number } {
  return { start: node.position?.start.offset ?? 0, end: node.position?.end.offset ?? 0 };
}

// Many places of one text are looked up in a row.
let indexed: { readonly text: string; readonly lineStarts: readonly number[] } = {
  text: '',
  lineStarts: [0],
};

/** Returns the line and column of an offset into a text, counted from 1. */
export function placeAt(text: string, offset: number): { line: number; column: number } {
  if (indexed.text !== text) {
    indexed = { text, lineStarts: [0, ...[...text.matchAll(/\n/g)].map(({ index }) => index + 1)] };
  }
  const line = indexed.lineStarts.findLastIndex((start) => start <= offset) + 1;
  return { line, column: offset - (indexed.lineStarts[line - 1] ?? 0) + 1 };
}

/** Returns the line of a field of the front matter, or the first line when it isn't there. */
export function lineOfField(page: Page, field: string): number {
  const end = page.lines.findIndex((line, at) => at > 0 && line.trimEnd() === '---');
  const index = page.lines.findIndex((line, at) => at < end && line.startsWith(`${field}:`));
  return Math.max(index, 0) + 1;
}

// Most rules ask for a few types of nodes, so each tree is visited once.
const nodesByType = new WeakMap<Root, Map<string, Nodes[]>>();

function nodesIn(node: Nodes): Nodes[] {
  return [node, ...('children' in node ? node.children.flatMap(nodesIn) : [])];
}

/** Returns the nodes of some types, in order. */
export function nodesOf<Type extends Nodes['type']>(
  { tree }: Page,
  ...types: readonly Type[]
): Extract<Nodes, { type: Type }>[] {
  let byType = nodesByType.get(tree);
  if (!byType) {
    byType = new Map<string, Nodes[]>();
    nodesByType.set(tree, byType);
    for (const node of nodesIn(tree)) {
      const same = byType.get(node.type) ?? [];
      same.push(node);
      byType.set(node.type, same);
    }
  }
  const nodes = types.flatMap((type) => byType.get(type) ?? []);
  return nodes.sort((one, other) => spanOf(one).start - spanOf(other).start) as Extract<
    Nodes,
    { type: Type }
  >[];
}

/** Returns the lines that are code, fences included. */
export function codeLines(page: Page): ReadonlySet<number> {
  return new Set(
    nodesOf(page, 'code').flatMap(({ position }) => {
      const first = position?.start.line ?? 1;
      return Array.from({ length: (position?.end.line ?? first) - first + 1 }, (_, index) => first + index);
    }),
  );
}
