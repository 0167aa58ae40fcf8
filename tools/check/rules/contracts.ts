import { Ajv2020 } from 'ajv/dist/2020';
import { type Document, isNode, isPair, isScalar, parseDocument, visit } from 'yaml';
import { findNodes, nodeSpan } from '../../../src/content/nodes';
import { parsePage } from '../../../src/content/parsePage';
import { findComments } from '../../../src/content/phrases';
import { addresses } from '../../../src/facts/product';
import { openApiFile } from '../../../src/markdown/reference/api/openapi';
import { parseYaml } from '../../../src/markdown/reference/parseYaml';
import { dereference } from '../../../src/markdown/reference/schema';
import { declarationFile, parseDeclarations } from '../../../src/markdown/reference/sdk/declarations';
import type { Problem } from '../../../src/utils/problem';
import type { SourceFile, Sources } from '../loadSources';
import { findFormatting } from '../prose';
import type { FileRule } from '../rule';
import { explainLink } from './links';
import { markupMistakes } from './markupMistakes';

/** Finds what stops the build: syntax errors, and declarations that the reference of the SDK can't show. */
export function findParseProblems({ file, text }: SourceFile): readonly Problem[] {
  return (file === declarationFile ? parseDeclarations : parseYaml)(text).problems;
}

interface Description {
  readonly start: number;
  /** Its lines in the file, without indentation. */
  readonly typed: string;
  /** The text that YAML or JSDoc makes of the lines. */
  readonly parsed: string;
  /** Whether the reference shows it in a list of fields. */
  readonly isInFieldList: boolean;
}

/** Finds the texts of doc comments: the one above the JSDoc tags, and one for each of them. */
function findDocComments(text: string): Description[] {
  return [...text.matchAll(/(?<=\/\*\*).*?(?=\*\/)/gs)].flatMap(({ 0: comment, index: start }) => {
    const texts = comment.replace(/^\s*\* ?/gm, '').split(/^@\w+/m);
    return texts.map((part) => {
      const typed = part.trim();
      return { start, typed, parsed: typed.replace(/\s+/g, ' '), isInFieldList: true };
    });
  });
}

/** `…/properties/NAME`, `…/parameters/NAME`, or `…/parameters`, whose entries have no key. `data` is the event itself. */
const fieldPathPattern = /\/properties\/(?!data$)[^/]+$|\/parameters(?:\/[^/]+)?$/;

/** Finds the descriptions in YAML or JSON. */
function findDescriptions(document: Document, text: string): Description[] {
  const descriptions: Description[] = [];
  visit(document, {
    Pair(_, { key, value }, ancestors) {
      if (!isScalar(value) || String(key) !== 'description') return;
      const [start = 0, end = 0] = value.range ?? [];
      // The line of `|-` or `>-` isn't part of the text.
      const lines = text.slice(start, end).replace(/^[|>].*\n/, '');
      const parsed = String(value.value);
      const typed = /^['"]/.test(lines) ? parsed : lines.replace(/^ +/gm, '').trim();
      const keys = ancestors.map((owner) => (isPair(owner) ? `/${owner.key}` : '')).join('');
      const isInFieldList = fieldPathPattern.test(keys);
      descriptions.push({ start: end - lines.length, typed, parsed, isInFieldList });
    },
  });
  return descriptions;
}

const ajv = new Ajv2020({ strict: false, validateFormats: false });

/** Finds defaults that don't fit their schemas. */
function findWrongDefaults(document: Document): Problem[] {
  const root: unknown = document.toJS();
  const problems: Problem[] = [];
  visit(document, {
    Map(_, node, ancestors) {
      const valueNode = node.get('default', true);
      const parent = ancestors.at(-1);
      const isPropertyName = isPair(parent) && String(parent.key) === 'properties';
      if (!isNode(valueNode) || isPropertyName) return;
      try {
        const { default: value, ...schema } = Object(dereference(node.toJS(document), root));
        if (ajv.validate(schema, value)) return;
      } catch {
        // Redocly reports schemas that can't be compiled.
        return;
      }
      const message = `The field can't have this default: ${ajv.errorsText(undefined, { dataVar: 'it' })}. Write another one.`;
      problems.push({ start: valueNode.range?.[0] ?? 0, message });
    },
  });
  return problems;
}

/** Markup that the reference leaves out, or shows as it's typed. */
const unshown = ['table', 'delete', 'image', 'mdxJsxFlowElement', 'mdxJsxTextElement'] as const;
const unshownInFields = [...unshown, 'blockquote', 'code', 'emphasis', 'heading', 'link', 'list'] as const;

/** Finds what readers don't see as it's typed in a description. Their offsets are those in `parsed`. */
function* findTextProblems({ parsed, isInFieldList }: Description): Generator<Problem> {
  const page = parsePage('', parsed);
  if (page.parseProblem) yield page.parseProblem;
  yield* markupMistakes(page);
  for (const node of findNodes(page, ...(isInFieldList ? unshownInFields : unshown))) {
    const message = isInFieldList
      ? 'The reference of a field shows only text, labels, and code. Leave out links and other markup.'
      : 'The reference shows only text, lists, code, and links here. Leave out other markup.';
    yield { ...nodeSpan(node), message };
  }
}

/** Finds wrong links in descriptions, and wrong addresses of this site in all values and comments. */
function* findLinkProblems(text: string, sources: Sources): Generator<Problem> {
  for (const { 0: url, index } of text.matchAll(/(?<=\]\()[/\w][^)\s]*|https?:[^\s"'`)]*[^\s"'`).,]/g)) {
    const message = explainLink(url.replace(new RegExp(`^${addresses.docs}/?`), '/'), sources);
    if (message) yield { start: index, message };
  }
}

/** Converts an offset in the parsed text to one in the file, which has the same words with other spaces: `A⏎ * b` for `A b`. */
function toFileOffset({ start, parsed }: Description, offset: number, text: string): number {
  const findWord = (word: string, from: number) => {
    const index = text.indexOf(word, from);
    // Quoted YAML can escape characters of a word.
    return index < 0 ? from : index;
  };
  const wordsBefore = parsed.slice(0, offset).match(/\S+/g) ?? [];
  const end = wordsBefore.reduce((from, word) => findWord(word, from) + word.length, start);
  return findWord(parsed.slice(offset).split(/\s/, 1).join(), end);
}

/** Finds the problems of a description, with their offsets in the file. */
function findDescriptionProblems(description: Description, text: string): Problem[] {
  const { start, typed, parsed } = description;
  // The first line of a list, a table, code, or another paragraph.
  const [line] = /(?:^(?:[-*+>|#]|\d+[.)]|`{3})|(?<=\n\n)).*/m.exec(typed) ?? [];
  if (typed !== parsed && line !== undefined) {
    const message = 'The lines of this text are joined. Write sentences or, in YAML, the lines after `|-`.';
    return [{ start: text.indexOf(line, start), message }];
  }
  return [...findTextProblems(description)].map((problem) => {
    return { ...problem, start: toFileOffset(description, problem.start, text) };
  });
}

/** Finds text that YAML reads as a comment because of a `#`. Real comments are on lines of their own. */
function findLostText(text: string): Problem[] {
  const message = 'Readers see nothing from `#` on. Write the text in quotes.';
  const starts = findComments(text).filter((start) => /\S.*$/.test(text.slice(0, start)));
  return starts.map((start) => ({ start, message }));
}

/** Contracts: readers see their texts as typed and all of their keywords, and examples and defaults fit. */
export const contracts: FileRule = async ({ file, text }, sources) => {
  const findProblems = (descriptions: Description[]) => [
    ...descriptions.flatMap((description) => findDescriptionProblems(description, text)),
    ...findLinkProblems(text, sources),
  ];
  if (file === declarationFile) return findProblems(findDocComments(text));
  const document = parseDocument(text);
  const problems = sources.files.includes(openApiFile) ? await sources.lintContracts() : [];
  return [
    ...findProblems(findDescriptions(document, text)),
    ...findLostText(text),
    ...findWrongDefaults(document),
    ...findFormatting(text, /(?<=^ *summary: ).*/gm),
    ...problems.filter((problem) => problem.file === file),
  ];
};
