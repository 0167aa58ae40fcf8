import type { Node, Nodes, Root } from 'mdast';
import remarkDirective from 'remark-directive';
import remarkGfm from 'remark-gfm';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { SKIP, visit } from 'unist-util-visit';
import { rawFrontMatter, readFrontMatter } from '../../src/markdown/pages';
import { plainText } from '../../src/text';
import type { Finding } from './finding';

/** A file that is checked. Only pages have a tree and front matter. */
export interface SourceFile {
  /** Its path from the folder of `package.json`: `docs/chat-features/polls.mdx`. */
  readonly file: string;
  /** Its path below `docs/`, without extension. */
  readonly id: string;
  readonly text: string;
  readonly tree: Root;
  /** The nodes of the tree, in order. */
  readonly nodes: readonly Nodes[];
  readonly frontMatter: Readonly<Record<string, unknown>>;
  /** Why it can't be parsed. Other rules then find nothing. */
  readonly error?: Finding;
}

/** Where something is. */
interface Place {
  readonly offset?: number;
}

const mdx = unified().use(remarkParse).use(remarkMdx).use(remarkDirective).use(remarkGfm).freeze();

/** Returns text as a path or an id has it: "Café Notes" is `cafe-notes`. Slashes stay. */
export function slug(text: string): string {
  return plainText(text)
    .replace(/[^a-z0-9/]+/g, '-')
    .replace(/(?<=^|\/)-+|-+(?=$|\/)/g, '');
}

/** Returns blanks as long as a text, in its lines, which keep the offsets of what follows. */
function blank(text: string): string {
  return text.replace(/[^\n]/g, ' ');
}

function tryReadFrontMatter(text: string): Pick<SourceFile, 'frontMatter' | 'error'> {
  if (text.startsWith('---') && !rawFrontMatter(text)) {
    const message = 'Nothing closes the front matter. Put `---` on its own line after its last field.';
    return { frontMatter: {}, error: { start: 0, message } };
  }
  try {
    return { frontMatter: readFrontMatter(text) };
  } catch (error) {
    const { pos = [0] } = error as { pos?: readonly [start: number, end: number] };
    const message =
      "The lines between the two `---` can't be read here. Each is `name: text`, without tabs. " +
      'Text with a colon, quotes, or brackets in it needs straight quotes: `title: "Polls: how to"`.';
    return { frontMatter: {}, error: { start: '---'.length + pos[0], message } };
  }
}

/**
 * Parses a file.
 * @param file its path from the folder of `package.json`
 */
export function parseFile(file: string, text: string): SourceFile {
  const empty: Root = { type: 'root', children: [] };
  const source = { file, id: file.replace(/^docs\/|\.mdx?$/g, ''), text, tree: empty, nodes: [] };
  if (!/^docs\/.*\.mdx?$/.test(file)) {
    return { ...source, frontMatter: {} };
  }
  // Docusaurus gives a page that is named `index` or like its folder the URL of the folder.
  const tidyFile = `docs/${slug(source.id).replace(/(?<=([^/]+))\/(?:index|readme|\1)$/, '')}.mdx`;
  if (file !== tidyFile) {
    const message =
      `A page's file ends with \`.mdx\`, and its path has only lowercase letters, digits, hyphens, and slashes, and doesn't ` +
      `end with "index" or the folder's name, because it becomes the page's URL. Rename the file to \`${tidyFile}\`.`;
    return { ...source, frontMatter: {}, error: { start: 0, message } };
  }
  const head = tryReadFrontMatter(text);
  const body = text.replace(rawFrontMatter(text), blank);
  try {
    const tree = mdx.parse(body);
    const nodes: Nodes[] = [];
    visit(tree, (node, index, parent) => {
      // Docusaurus shows other directives than boxes as they are typed: ":this".
      if ((node.type === 'textDirective' || node.type === 'leafDirective') && parent && index !== undefined) {
        const { start, end } = nodeSpan(node);
        parent.children[index] = { type: 'text', value: text.slice(start, end), position: node.position };
        return [SKIP, index];
      }
      nodes.push(node);
      return undefined;
    });
    return { ...source, ...head, tree, nodes };
  } catch (error) {
    // At the end of a file, the parser names no place.
    const { reason, place } = error as { reason: string; place?: Place & { start?: Place } };
    const start = place?.start?.offset ?? place?.offset ?? 0;
    const oldId = /^#([\w-]+)\}/.exec(body.slice(start))?.[1];
    const message = oldId
      ? `An id is a comment here: \`{/* #${oldId} */}\`.`
      : `This isn't MDX: ${reason}. In text, put \`{\` and \`<\` in code, close each tag, and start no paragraph with ` +
        '`import` or `export`.';
    return { ...source, error: { start, message }, ...head };
  }
}

/** Returns the nodes of some types, in order. */
export function findNodes<Type extends Nodes['type']>({ nodes }: SourceFile, ...types: readonly Type[]) {
  return nodes.filter((node): node is Extract<Nodes, { type: Type }> =>
    (types as readonly string[]).includes(node.type),
  );
}

/** Returns where a node starts and ends, as offsets into the text. */
export function nodeSpan({ position }: Node): { start: number; end: number } {
  return { start: position?.start.offset ?? 0, end: position?.end.offset ?? 0 };
}

/** Returns the text of a node as it is typed. */
export function sourceText({ text }: SourceFile, node: Node): string {
  const { start, end } = nodeSpan(node);
  return text.slice(start, end);
}

/** Returns a field of the front matter as it is typed, to the end of its line, and where it is. Nothing at 0 if it isn't there. */
export function findField({ text }: SourceFile, field: string): { source: string; start: number } {
  const found = new RegExp(`^${field}:.*`, 'm').exec(rawFrontMatter(text));
  return { source: found?.[0] ?? '', start: found?.index ?? 0 };
}
