import type { Nodes, Root } from 'mdast';
import remarkDirective from 'remark-directive';
import remarkGfm from 'remark-gfm';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { SKIP, visit } from 'unist-util-visit';
import { parse } from 'yaml';
import { memoize } from '../utils/memoize';
import type { Problem } from '../utils/problem';
import { type FrontMatter, validateFrontMatter } from './frontMatterSchema';
import { type PhraseFile, parsePhrases } from './phrases';

/** A page: a file in `docs/`. */
export interface Page {
  /** The path from the folder of `package.json`: `docs/chat-features/polls.mdx`. */
  readonly file: string;
  /** The path below `docs/` without the extension: `chat-features/polls`. */
  readonly id: string;
  readonly text: string;
  /** The text of the front matter, with its `---` lines. */
  readonly frontMatterText: string;
  /** The front matter with all fields, also those that are wrong or unknown. */
  readonly rawFrontMatter: Readonly<Record<string, unknown>>;
  readonly frontMatter: FrontMatter;
  /** The names of the wrong fields. */
  readonly wrongFields: readonly (keyof FrontMatter)[];
  readonly tree: Root;
  /** The nodes of the tree, in document order. */
  readonly nodes: readonly Nodes[];
  /** The reason why the front matter or the text can't be parsed. */
  readonly parseProblem?: Problem;
  /** The phrases in the `.search.yaml` file of the page. */
  readonly phrases: PhraseFile;
}

const mdx = unified().use(remarkParse).use(remarkMdx).use(remarkDirective).use(remarkGfm).freeze();

function readFrontMatter(text: string): Pick<Page, 'frontMatterText' | 'rawFrontMatter' | 'parseProblem'> {
  const [frontMatterText = ''] = /^---[ \t]*\n(?:[\s\S]*?\n)?---[ \t]*(?=\n|$)/.exec(text) ?? [];
  if (text.startsWith('---') && !frontMatterText) {
    const message = 'Nothing closes the front matter. Put `---` on its own line after its last field.';
    return { frontMatterText, rawFrontMatter: {}, parseProblem: { start: 0, message } };
  }
  try {
    // Docusaurus parses dates, too.
    const yaml = frontMatterText.replace(/^---|---\s*$/g, '');
    const parsed = parse(yaml, { logLevel: 'error', customTags: ['timestamp'] }) ?? {};
    if (typeof parsed !== 'object' || Array.isArray(parsed)) throw new TypeError('no fields');
    return { frontMatterText, rawFrontMatter: parsed };
  } catch (error) {
    const { pos = [0], code } = error as { pos?: readonly [start: number, end: number]; code?: string };
    const message =
      code === 'DUPLICATE_KEY'
        ? 'This field is there twice. Remove one of them.'
        : "The lines between the two `---` can't be read here. Each is `name: text`, without tabs. " +
          'Text with a colon, quotes, or brackets in it needs straight quotes: `title: "Polls: how to"`.';
    return { frontMatterText, rawFrontMatter: {}, parseProblem: { start: '---'.length + pos[0], message } };
  }
}

function readBody(body: string): Pick<Page, 'tree' | 'nodes' | 'parseProblem'> {
  try {
    const tree = mdx.parse(body);
    const nodes: Nodes[] = [];
    visit(tree, (node, index, parent) => {
      // Docusaurus shows a text directive without content as text: ":this".
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
    // For a problem at the end of a file, the parser gives no place.
    const { reason, place } = error as {
      reason: string;
      place?: { offset?: number; start?: { offset?: number } };
    };
    const start = place?.start?.offset ?? place?.offset ?? 0;
    const oldId = /^#([\w-]+)\}/.exec(body.slice(start))?.[1];
    const foreign = /\{[{:%]/.exec(body.slice(Math.max(start - 2, 0), start + 1))?.[0];
    const general = `This isn't MDX: ${reason}. In text, put \`{\` and \`<\` in code, close each tag, and start no paragraph with \`import\` or \`export\`.`;
    const message =
      (oldId && `An id is a comment here: \`{/* #${oldId} */}\`.`) ??
      (foreign && `\`${foreign}\` is from another program. Remove it, and write what readers should see.`) ??
      general;
    return { tree: { type: 'root', children: [] }, nodes: [], parseProblem: { start, message } };
  }
}

/**
 * Parses a page, its text and its phrases on first use.
 * @param phrases the text of its `.search.yaml` file
 */
export function parsePage(file: string, text: string, phrases = ''): Page {
  const { frontMatterText, rawFrontMatter, parseProblem } = readFrontMatter(text);
  const lazy = {
    // Spaces in place of the front matter keep the offsets.
    body: memoize(() =>
      readBody(frontMatterText.replace(/[^\n]/g, ' ') + text.slice(frontMatterText.length)),
    ),
    phrases: memoize(() => parsePhrases(phrases)),
  };
  return {
    file,
    id: file.replace(/^docs\/|\.mdx?$/g, ''),
    text,
    frontMatterText,
    rawFrontMatter,
    ...validateFrontMatter(rawFrontMatter),
    get tree() {
      return lazy.body().tree;
    },
    get nodes() {
      return lazy.body().nodes;
    },
    get parseProblem() {
      return parseProblem ?? lazy.body().parseProblem;
    },
    get phrases() {
      return lazy.phrases();
    },
  };
}
