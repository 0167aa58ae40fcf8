import type { Heading, Node, Nodes, Root } from 'mdast';
import { toString as textOf } from 'mdast-util-to-string';
import remarkDirective from 'remark-directive';
import remarkGfm from 'remark-gfm';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { SKIP, visit } from 'unist-util-visit';
import { parse } from 'yaml';
import { memoize } from '../memoize';
import { type FrontMatter, readFields } from './frontMatter';
import { type PhraseFile, parsePhrases } from './phrases';

/** A problem of a page, and where it is, as an offset into the text. */
export interface Problem {
  readonly start: number;
  readonly message: string;
}

/** A page: one file in `docs/`. */
export interface Page {
  /** Its path from the folder of `package.json`: `docs/chat-features/polls.mdx`. */
  readonly file: string;
  /** Its path below `docs/`, without extension. */
  readonly id: string;
  readonly text: string;
  /** The front matter as it is typed, with its `---` lines. */
  readonly head: string;
  /** The values in the front matter. */
  readonly values: Readonly<Record<string, unknown>>;
  /** Those of them that are right. */
  readonly fields: FrontMatter;
  /** The fields that are wrong. */
  readonly wrong: readonly (keyof FrontMatter)[];
  readonly tree: Root;
  /** The nodes of the tree, in order. */
  readonly nodes: readonly Nodes[];
  /** Why the front matter or the text can't be read. */
  readonly problem?: Problem;
  /** What readers type to find it, from the file next to it. */
  readonly phrases: PhraseFile;
}

const mdx = unified()
  .use(remarkParse)
  .use(remarkMdx)
  .use(remarkDirective)
  .use(remarkGfm, { singleTilde: false })
  .freeze();

/** Returns the front matter of a page as it is typed, with its `---` lines. */
function rawFrontMatter(text: string): string {
  return /^---[ \t]*\n(?:[\s\S]*?\n)?---[ \t]*(?=\n|$)/.exec(text)?.[0] ?? '';
}

function readHead(text: string): Pick<Page, 'head' | 'values' | 'problem'> {
  const head = rawFrontMatter(text);
  if (text.startsWith('---') && !head) {
    const message = 'Nothing closes the front matter. Put `---` on its own line after its last field.';
    return { head, values: {}, problem: { start: 0, message } };
  }
  try {
    // Docusaurus also reads dates.
    const yaml = head.replace(/^---|---\s*$/g, '');
    return { head, values: Object(parse(yaml, { logLevel: 'error', customTags: ['timestamp'] }) ?? {}) };
  } catch (error) {
    const { pos = [0], code } = error as { pos?: readonly [start: number, end: number]; code?: string };
    const message =
      code === 'DUPLICATE_KEY'
        ? 'This field is there twice. Remove one of them.'
        : "The lines between the two `---` can't be read here. Each is `name: text`, without tabs. " +
          'Text with a colon, quotes, or brackets in it needs straight quotes: `title: "Polls: how to"`.';
    return { head, values: {}, problem: { start: '---'.length + pos[0], message } };
  }
}

function readBody(body: string): Pick<Page, 'tree' | 'nodes' | 'problem'> {
  try {
    const tree = mdx.parse(body);
    const nodes: Nodes[] = [];
    visit(tree, (node, index, parent) => {
      // Docusaurus shows such a directive as it is typed: ":this".
      const isPlain =
        node.type === 'textDirective' &&
        node.children.length === 0 &&
        Object.keys(node.attributes ?? {}).length === 0;
      if (isPlain && parent && index !== undefined) {
        parent.children[index] = { type: 'text', value: `:${node.name}`, position: node.position };
        return [SKIP, index];
      }
      nodes.push(node);
      return undefined;
    });
    return { tree, nodes };
  } catch (error) {
    // At the end of a file, the parser names no place.
    const { reason, place } = error as { reason: string; place?: Place & { start?: Place } };
    const start = place?.start?.offset ?? place?.offset ?? 0;
    const oldId = /^#([\w-]+)\}/.exec(body.slice(start))?.[1];
    const message = oldId
      ? `An id is a comment here: \`{/* #${oldId} */}\`.`
      : `This isn't MDX: ${reason}. In text, put \`{\` and \`<\` in code, close each tag, and start no paragraph with ` +
        '`import` or `export`.';
    return { tree: { type: 'root', children: [] }, nodes: [], problem: { start, message } };
  }
}

/** Where something is. */
interface Place {
  readonly offset?: number;
}

/**
 * Reads a page. Its parts are parsed when they are first asked for.
 * @param phrases the text of the file with its phrases
 */
export function parsePage(file: string, text: string, phrases = ''): Page {
  const { head, values, problem } = readHead(text);
  const readers = {
    fields: memoize(() => readFields(values)),
    // Blanks keep the offsets of what follows.
    body: memoize(() => readBody(head.replace(/[^\n]/g, ' ') + text.slice(head.length))),
    phrases: memoize(() => parsePhrases(phrases)),
  };
  return {
    file,
    id: file.replace(/^docs\/|\.mdx?$/g, ''),
    text,
    head,
    values,
    get fields() {
      return readers.fields('').fields;
    },
    get wrong() {
      return readers.fields('').wrong;
    },
    get tree() {
      return readers.body('').tree;
    },
    get nodes() {
      return readers.body('').nodes;
    },
    get problem() {
      return problem ?? readers.body('').problem;
    },
    get phrases() {
      return readers.phrases('');
    },
  };
}

/** Returns the nodes of some types, in order. */
export function findNodes<Type extends Nodes['type']>({ nodes }: Page, ...types: readonly Type[]) {
  return nodes.filter((node): node is Extract<Nodes, { type: Type }> =>
    (types as readonly string[]).includes(node.type),
  );
}

/** Returns where a node starts and ends, as offsets into the text. */
export function nodeSpan({ position }: Node): { start: number; end: number } {
  return { start: position?.start.offset ?? 0, end: position?.end.offset ?? 0 };
}

/** Returns the text of a node as it is typed. */
export function sourceText({ text }: Page, node: Node): string {
  const { start, end } = nodeSpan(node);
  return text.slice(start, end);
}

/** Returns the id in a comment after a heading or in a table row's first cell: `/* #create *\/`. */
export function parseIdComment(comment: string): string | undefined {
  return /^\/\*\s*#(\S*)\s*\*\/$/.exec(comment.trim())?.[1];
}

/** Returns the id at the end of a heading or a cell, with the node that is its comment. */
export function findIdComment({ children }: { readonly children: readonly Nodes[] }) {
  const node = children.at(-1);
  const id = node?.type === 'mdxTextExpression' ? parseIdComment(node.value) : undefined;
  return node && id ? { id, node } : undefined;
}

/** Returns the headings of a page, with their words and ids. */
export function findHeadings(page: Page) {
  return findNodes(page, 'heading').map((node: Heading) => ({
    node,
    depth: node.depth,
    text: textOf(node).trim(),
    id: findIdComment(node)?.id,
  }));
}

/** A fenced block of code. */
export interface Sample {
  readonly language: string;
  /** What follows the language on the fence's line. */
  readonly meta: string;
  /** The code, without the indentation that the block has in a list. */
  readonly code: string;
  /** The line of its first line of code, counted from 1. */
  readonly line: number;
}

/** Returns the fenced blocks of code of a page. */
export function findSamples(page: Page): Sample[] {
  return findNodes(page, 'code').map(({ lang, meta, value, position }) => ({
    language: lang ?? '',
    meta: meta ?? '',
    code: `${value}\n`,
    line: (position?.start.line ?? 0) + 1,
  }));
}
