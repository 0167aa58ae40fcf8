import matter from '@11ty/gray-matter';
import type { Nodes, Root } from 'mdast';
import remarkDirective from 'remark-directive';
import remarkGfm from 'remark-gfm';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { visit } from 'unist-util-visit';
import { isRecord } from '../utils/isRecord';
import { memoize } from '../utils/memoize';
import type { Problem } from '../utils/problem';
import { offsetAt } from '../utils/text';
import { type FieldProblem, type FrontMatter, validateFrontMatter } from './frontMatterFields';

/** A page in `docs/`, or an MDX file that a React page imports. */
export interface ParsedPage {
  /** The path relative to the repository root: `docs/chat-features/polls.mdx`. */
  readonly file: string;
  /** The path below `docs/` without the extension: `chat-features/polls`. */
  readonly id: string;
  readonly text: string;
  /** The text of the front matter, including its `---` lines. */
  readonly frontMatterText: string;
  /** The front matter, including wrong and unknown fields. */
  readonly rawFrontMatter: Readonly<Record<string, unknown>>;
  readonly frontMatter: FrontMatter;
  readonly fieldProblems: readonly FieldProblem[];
  readonly tree: Root;
  /** All nodes of the tree, in document order. */
  readonly nodes: readonly Nodes[];
  /** The reason why the front matter or the text can't be parsed. */
  readonly parseProblem?: Problem;
}

const mdx = unified().use(remarkParse).use(remarkMdx).use(remarkDirective).use(remarkGfm).freeze();

function parseFrontMatter(
  text: string,
): Pick<ParsedPage, 'frontMatterText' | 'rawFrontMatter' | 'parseProblem'> {
  const withProblem = (start: number, message: string) => {
    return { frontMatterText: '', rawFrontMatter: {}, parseProblem: { start, message } };
  };
  if (text.startsWith('---') && !text.includes('\n---')) {
    return withProblem(0, 'Nothing closes the front matter. Put `---` on its own line after its last field.');
  }
  try {
    // Without options, it would remember pages that it can't parse as empty.
    const { data, content } = matter(text, {});
    if (!isRecord(data)) throw new TypeError('Each line is `name: text`.');
    return { frontMatterText: text.slice(0, text.length - content.length), rawFrontMatter: data };
  } catch (error) {
    const { mark, reason, message } = error as Error & { mark?: { position: number }; reason?: string };
    return withProblem('---'.length + (mark?.position ?? 0), reason ?? message);
  }
}

function parseBody(body: string): Pick<ParsedPage, 'tree' | 'nodes' | 'parseProblem'> {
  try {
    const tree = mdx.parse(body);
    const nodes: Nodes[] = [];
    visit(tree, (node) => {
      nodes.push(node);
    });
    return { tree, nodes };
  } catch (error) {
    const { reason, line = 1, column = 1 } = error as { reason: string; line?: number; column?: number };
    const parseProblem = { start: offsetAt(body, { line, column }), message: `This isn't MDX: ${reason}` };
    return { tree: { type: 'root', children: [] }, nodes: [], parseProblem };
  }
}

/** Parses a page. Its body is parsed on first use, because the bodies of all pages take seconds. */
export function parsePage(file: string, text: string): ParsedPage {
  const { frontMatterText, rawFrontMatter, parseProblem } = parseFrontMatter(text);
  // The front matter becomes spaces, so that offsets in the body are offsets in the file.
  const bodyText = frontMatterText.replace(/[^\n]/g, ' ') + text.slice(frontMatterText.length);
  const body = memoize(() => parseBody(bodyText));
  return {
    file,
    id: file.replace(/^docs\/|\.mdx?$/g, ''),
    text,
    frontMatterText,
    rawFrontMatter,
    ...validateFrontMatter(rawFrontMatter),
    get tree() {
      return body().tree;
    },
    get nodes() {
      return body().nodes;
    },
    get parseProblem() {
      return parseProblem ?? body().parseProblem;
    },
  };
}
