import { parse as parseCode } from '@babel/parser';
import matter from 'gray-matter';
import type { Node, Nodes, Root, RootContent } from 'mdast';
import remarkFrontmatter from 'remark-frontmatter';
import remarkGfm from 'remark-gfm';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { visit } from 'unist-util-visit';
import { type Finding, offsetOfLine } from './finding';
import { type ParseError, trapOf } from './traps';

/** A file that is checked. */
export interface Page {
  /** Its path from the folder of `package.json`: `docs/chat-features/polls.mdx`. */
  readonly file: string;
  /** Its path below `docs/`, without extension. */
  readonly id: string;
  /** What it is: a page, a module of facts, or something else. */
  readonly kind: 'page' | 'facts' | 'other';
  readonly text: string;
  /** Its Markdown. Without what can't be parsed, from there to the end of its line. */
  readonly tree: Root;
  /** The nodes of the tree, in order. */
  readonly nodes: readonly Nodes[];
  /** The fields of the front matter. */
  readonly data: Readonly<Record<string, unknown>>;
  /** The places where it can't be parsed. */
  readonly traps: readonly Finding[];
}

const markdown = unified().use(remarkParse).use(remarkGfm).freeze();
const mdx = unified().use(remarkParse).use(remarkMdx).use(remarkGfm).use(remarkFrontmatter).freeze();

/** Further traps on a page are reported in the next run. */
const maxTraps = 50;

function readMdx(text: string): Pick<Page, 'tree' | 'traps'> {
  const traps: Finding[] = [];
  // The class of an admonition isn't MDX, so it's replaced by spaces, which keep the offsets of what follows.
  let readable = text.replace(/(?<=^:::\w+(?:\[.*\])?)\{\.[\w-]+\}/gm, (attributes) =>
    ' '.repeat(attributes.length),
  );
  while (traps.length < maxTraps) {
    try {
      return { tree: mdx.parse(readable), traps };
    } catch (error) {
      const trap = trapOf(error as ParseError, readable);
      traps.push(trap);
      // Spaces instead of the rest of the line keep the offsets of what follows.
      const rest = readable.slice(trap.start).replace(/^.*/, (line) => ' '.repeat(line.length));
      readable = readable.slice(0, trap.start) + rest;
    }
  }
  return { tree: { type: 'root', children: [] }, traps };
}

/** Returns the strings of a module, without quotes, and the offset of each. */
export function stringsIn(source: string): { readonly text: string; readonly start: number }[] {
  const { tokens } = parseCode(source, { sourceType: 'module', plugins: ['typescript'], tokens: true });
  return (tokens ?? []).flatMap(({ type, start, end }) => {
    // Quotes are part of a string's token, but not of a template's.
    const quote = type.label === 'string' ? 1 : 0;
    return quote || type.label === 'template'
      ? [{ text: source.slice(start + quote, end - quote), start: start + quote }]
      : [];
  });
}

/** Parses the sentences among the strings of a module as Markdown, each in its place. Others are names, code, and search words. */
function readFacts(source: string): Root {
  const isSentence = /^\p{Lu}.*(?:(?:\S+ ){3}\S|[.:?!]$)/su;
  const isCode = /[;={}]|, monospace|sans-serif/;
  const children = stringsIn(source)
    .filter(({ text }) => isSentence.test(text) && !isCode.test(text))
    .flatMap(({ text, start }): RootContent[] => {
      const tree = markdown.parse(text);
      visit(tree, ({ position }) => {
        for (const point of position ? [position.start, position.end] : []) {
          point.offset = (point.offset ?? 0) + start;
        }
      });
      return tree.children;
    });
  return { type: 'root', children };
}

/** Reads the front matter of a page's text, and finds what can't be read there. */
export function readFrontMatter(text: string): Pick<Page, 'data'> & { readonly trap?: Finding } {
  const [head = ''] = /^---\n[\s\S]*?\n---$/m.exec(text) ?? [];
  if (head.includes('\t')) {
    const says = 'The front matter has a tab, and the build stops. Use spaces.';
    return { data: {}, trap: { start: head.indexOf('\t'), says } };
  }
  try {
    // With options of any kind it has no cache, which would return nothing for a broken page the second time.
    return { data: matter(text, {}).data };
  } catch (error) {
    const { mark } = error as { mark?: { line: number } };
    const says =
      "The lines between the two `---` can't be read here. Each is `name: text`. " +
      'Text with a colon, quotes, or brackets in it needs straight quotes: `title: "Polls: how to"`.';
    return { data: {}, trap: { start: offsetOfLine(text, (mark?.line ?? 0) + 1), says } };
  }
}

function kindOf(file: string): Page['kind'] {
  if (/^docs\/.*\.mdx?$/.test(file)) {
    return 'page';
  }
  return /^src\/facts\/.*(?<!\.test)\.ts$/.test(file) ? 'facts' : 'other';
}

function nodesIn(node: Nodes): Nodes[] {
  return [node, ...('children' in node ? node.children.flatMap(nodesIn) : [])];
}

/**
 * Reads a file.
 * @param file its path from the folder of `package.json`
 */
export function readPage(file: string, text: string): Page {
  const kind = kindOf(file);
  const body = kind === 'page' ? readMdx(text) : { tree: readFacts(kind === 'facts' ? text : ''), traps: [] };
  return {
    file,
    kind,
    text,
    id: file.replace(/^docs\/|\.mdx?$/g, ''),
    ...body,
    nodes: nodesIn(body.tree),
    data: kind === 'page' ? readFrontMatter(text).data : {},
  };
}

/** Returns the nodes of some types, in order. */
export function nodesOf<Type extends Nodes['type']>({ nodes }: Page, ...types: readonly Type[]) {
  return nodes.filter((node): node is Extract<Nodes, { type: Type }> =>
    (types as readonly string[]).includes(node.type),
  );
}

/** Returns where a node starts and ends, as offsets into the text. */
export function spanOf({ position }: Node): { start: number; end: number } {
  return { start: position?.start.offset ?? 0, end: position?.end.offset ?? 0 };
}

/** Returns the text of a node as it is typed. */
export function sourceOf({ text }: Page, node: Node): string {
  const { start, end } = spanOf(node);
  return text.slice(start, end);
}

/** Returns where a field of the front matter is, or 0 when it isn't there. */
export function fieldStart({ text }: Page, field: string): number {
  const [head = ''] = /^---\n[\s\S]*?\n---$/m.exec(text) ?? [];
  return Math.max(0, head.search(new RegExp(`^${field}:`, 'm')));
}
