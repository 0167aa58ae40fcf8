import type { Nodes, Root } from 'mdast';
import remarkDirective from 'remark-directive';
import remarkGfm from 'remark-gfm';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { visit } from 'unist-util-visit';
import { parse, type ScalarTag } from 'yaml';
import { isRecord } from '../utils/isRecord';
import { memoize } from '../utils/memoize';
import type { Problem } from '../utils/problem';
import { offsetAt } from '../utils/text';
import { type FieldName, type FrontMatter, validateFrontMatter } from './frontMatterFields';
import { type PhraseFile, parsePhrases } from './phrases';

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
  readonly invalidFields: readonly FieldName[];
  readonly tree: Root;
  /** All nodes of the tree, in document order. */
  readonly nodes: readonly Nodes[];
  /** The reason why the front matter or the text can't be parsed. */
  readonly parseProblem?: Problem;
  /** The content of the page's `.search.yaml` file. */
  readonly phraseFile: PhraseFile;
}

const mdx = unified().use(remarkParse).use(remarkMdx).use(remarkDirective).use(remarkGfm).freeze();

/** A day such as `2026-11-01`, which becomes a `Date`, as in Docusaurus. February 30 becomes an invalid one, not March 2. */
const day: ScalarTag = {
  tag: 'tag:yaml.org,2002:timestamp',
  default: true,
  test: /^\d{4}-\d\d-\d\d$/,
  resolve: (text) => new Date(new Date(text).toJSON()?.startsWith(text) ? text : Number.NaN),
};

/** The front matter with its `---` lines, at the start of a page. */
const frontMatterPattern = /^---[ \t]*\n(?:[\s\S]*?\n)?---[ \t]*(?=\n|$)/;

function parseRawFrontMatter(
  text: string,
): Pick<ParsedPage, 'frontMatterText' | 'rawFrontMatter' | 'parseProblem'> {
  const [frontMatterText = ''] = frontMatterPattern.exec(text) ?? [];
  const withProblem = (start: number, message: string) => {
    return { frontMatterText, rawFrontMatter: {}, parseProblem: { start, message } };
  };
  if (text.startsWith('---') && !frontMatterText) {
    return withProblem(0, 'Nothing closes the front matter. Put `---` on its own line after its last field.');
  }
  try {
    const yaml = frontMatterText.replace(/^---|---\s*$/g, '');
    const fields = parse(yaml, { logLevel: 'error', customTags: [day] }) ?? {};
    if (!isRecord(fields) || fields instanceof Date) throw new TypeError('no fields');
    return { frontMatterText, rawFrontMatter: fields };
  } catch (error) {
    const { pos = [0], code } = error as { pos?: readonly [start: number, end: number]; code?: string };
    const message =
      code === 'DUPLICATE_KEY'
        ? 'This field is there twice. Remove one of them.'
        : "The lines between the two `---` can't be read here. Each is `name: text`, without tabs. " +
          'Text with a colon, quotes, or brackets in it needs straight quotes: `title: "Polls: how to"`.';
    return withProblem('---'.length + pos[0], message);
  }
}

/** Replaces text directives without content, as Docusaurus does: `:this` is text. */
function replaceEmptyDirectives(tree: Root): void {
  visit(tree, 'textDirective', ({ name, children, attributes, position }, index, parent) => {
    const isEmpty = children.length === 0 && Object.keys(attributes ?? {}).length === 0;
    if (isEmpty && parent && index !== undefined) {
      parent.children[index] = { type: 'text', value: `:${name}`, position };
    }
  });
}

function explainMdxError(reason: string, body: string, start: number): string {
  const headingId = /^#([\w-]+)\}/.exec(body.slice(start))?.[1];
  if (headingId) return `An id is a comment here: \`{/* #${headingId} */}\`.`;
  const templateSyntax = /\{[{:%]/.exec(body.slice(Math.max(start - 2, 0), start + 1))?.[0];
  if (templateSyntax) {
    return `\`${templateSyntax}\` is from another program. Remove it, and write what readers should see.`;
  }
  return `This isn't MDX: ${reason}. In text, put \`{\` and \`<\` in code, close each tag, and start no paragraph with \`import\` or \`export\`.`;
}

/** The place of an unclosed tag is in the reason of the error. `line` and `column` are those of its paragraph, or missing. */
const unclosedTagPattern = /^Expected a closing tag .*\((\d+):(\d+)-/;

function parseBody(body: string): Pick<ParsedPage, 'tree' | 'nodes' | 'parseProblem'> {
  try {
    const tree = mdx.parse(body);
    replaceEmptyDirectives(tree);
    const nodes: Nodes[] = [];
    visit(tree, (node) => {
      nodes.push(node);
    });
    return { tree, nodes };
  } catch (error) {
    const { reason, ...place } = error as { reason: string; line?: number; column?: number };
    const [, line = place.line, column = place.column] = unclosedTagPattern.exec(reason) ?? [];
    const start = offsetAt(body, { line: Number(line ?? 1), column: Number(column ?? 1) });
    const parseProblem = { start, message: explainMdxError(reason, body, start) };
    return { tree: { type: 'root', children: [] }, nodes: [], parseProblem };
  }
}

/**
 * Parses a page. Its body is parsed on first use, because the bodies of all pages take seconds.
 * @param phraseText the text of its `.search.yaml` file
 */
export function parsePage(file: string, text: string, phraseText = ''): ParsedPage {
  const { frontMatterText, rawFrontMatter, parseProblem } = parseRawFrontMatter(text);
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
    phraseFile: parsePhrases(phraseText),
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
