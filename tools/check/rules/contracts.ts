import path from 'node:path';
import { createConfig, getLineColLocation, lint, type NormalizedProblem } from '@redocly/openapi-core';
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
import { memoize } from '../../../src/utils/memoize';
import type { Problem } from '../../../src/utils/problem';
import type { Finding, Source } from '../allow';
import type { CheckedSite, TextRule } from '../loadSite';
import { referencePlugin } from './lintContracts';
import { findFormatting } from './frontMatter';
import { findLinkProblem } from './links';
import { markupMistakes } from './markupMistakes';

/** What stops the build, because the pages can't show it. */
export function findUnreadable({ file, text }: Source): readonly Problem[] {
  const parse = file === declarationFile ? parseDeclarations : parseYaml;
  return parse(text).problems;
}

/** A description in a contract. */
interface Description {
  readonly start: number;
  /** The lines as typed. */
  readonly typed: string;
  /** What the reference reads. */
  readonly read: string;
  /** Whether the reference shows it in a list of fields. */
  readonly isOfField: boolean;
}

/** Finds the descriptions in the types of the SDK: each tag of a comment has its own text. */
function findDocComments(text: string): Description[] {
  return [...text.matchAll(/(?<=\/\*\*).*?(?=\*\/)/gs)].flatMap(({ 0: comment, index: start }) => {
    const parts = comment
      .replace(/^\s*\* ?/gm, '')
      .split(/^@\w+/m)
      .map((part) => part.trim());
    return parts.map((typed) => ({ start, typed, read: typed.replace(/\s+/g, ' '), isOfField: true }));
  });
}

/** Finds the descriptions in the contract of the API or in a schema. */
function findDescriptions(document: Document, text: string): Description[] {
  const descriptions: Description[] = [];
  visit(document, {
    Pair(_, { key, value }, ancestors) {
      if (!isScalar(value) || String(key) !== 'description') return;
      const [start = 0, end = 0] = value.range ?? [];
      const lines = text.slice(start, end).replace(/^[|>].*\n/, '');
      const read = String(value.value);
      const typed = /^['"]/.test(lines) ? read : lines.replace(/^ +/gm, '').trim();
      // `…/properties/NAME`, `…/parameters/NAME`, or `…/parameters`, whose entries have no key. `data` is the event itself.
      const place = ancestors.map((owner) => (isPair(owner) ? `/${owner.key}` : '')).join('');
      const isOfField = /\/properties\/(?!data$)[^/]+$|\/parameters(?:\/[^/]+)?$/.test(place);
      descriptions.push({ start: end - lines.length, typed, read, isOfField });
    },
  });
  return descriptions;
}

const ajv = new Ajv2020({ strict: false, validateFormats: false });

/** Finds the defaults that their own schemas refuse. */
function findWrongDefaults(document: Document): Finding[] {
  const root: unknown = document.toJS();
  const findings: Finding[] = [];
  visit(document, {
    Map(_, node, ancestors) {
      const place = node.get('default', true);
      const parent = ancestors.at(-1);
      if (!isNode(place) || (isPair(parent) && String(parent.key) === 'properties')) return;
      try {
        const { default: value, ...schema } = Object(dereference(node.toJS(document), root));
        if (ajv.validate(schema, value)) return;
      } catch {
        // Redocly's rules find schemas that can't be read.
        return;
      }
      const message = `The field can't have this default: ${ajv.errorsText(undefined, { dataVar: 'it' })}. Write another one.`;
      findings.push({ start: place.range?.[0] ?? 0, message });
    },
  });
  return findings;
}

/** What the reference leaves out or shows as typed. */
const unshown = ['table', 'delete', 'image', 'mdxJsxFlowElement', 'mdxJsxTextElement'] as const;
const unshownInFields = [...unshown, 'blockquote', 'code', 'emphasis', 'heading', 'link', 'list'] as const;

/** Finds what readers don't see as typed in a description. The offsets are those of what the reference reads. */
function* checkText({ read, isOfField }: Description, site: CheckedSite): Generator<Problem> {
  const page = parsePage('', read);
  if (page.parseProblem) yield page.parseProblem;
  yield* markupMistakes(page);
  for (const node of findNodes(page, ...(isOfField ? unshownInFields : unshown))) {
    const message = isOfField
      ? 'The reference of a field shows only text, labels, and code. Leave out links and other markup.'
      : 'The reference shows only text, lists, code, and links here. Leave out other markup.';
    yield { ...nodeSpan(node), message };
  }
  for (const node of findNodes(page, 'link')) {
    const message = findLinkProblem(node.url.replace(addresses.docs, ''), undefined, site);
    if (message) yield { ...nodeSpan(node), message };
  }
}

/** Finds the problems of a description, with their offsets in the file. */
function checkDescription(description: Description, text: string, site: CheckedSite): Problem[] {
  const { start, typed, read } = description;
  // A list, a table, code, or a paragraph.
  const [line] = (typed !== read && /(?:^(?:[-*+>|#]|\d+[.)]|`{3})|(?<=\n\n)).*/m.exec(typed)) || [];
  if (line !== undefined) {
    const message = 'The lines of this text are joined. Write sentences or, in YAML, the lines after `|-`.';
    return [{ start: text.indexOf(line, start), message }];
  }
  return [...checkText(description, site)].map((problem) => {
    const [word = ''] = read.slice(problem.start).split(/\s/, 1);
    return { ...problem, start: Math.max(text.indexOf(word, start), start) };
  });
}

/** Finds what a `#` in a line hides. Comments have their own lines. */
function findLostText(text: string): Problem[] {
  const message = 'Readers see nothing from `#` on. Write the text in quotes.';
  const starts = findComments(text).filter((start) => /\S.*$/.test(text.slice(0, start)));
  return starts.map((start) => ({ start, message }));
}

/** Lints the contract of the API with the schemas that it refers to, such as those of webhooks. */
const lintContracts = memoize(async (dir: string) => {
  const rule = { severity: 'error', allowAdditionalProperties: true } as const;
  const config = await createConfig({
    extends: ['recommended'],
    plugins: [referencePlugin],
    rules: {
      'no-invalid-schema-examples': rule,
      'no-invalid-media-type-examples': rule,
      'reference/keywords': 'error',
    },
  });
  const problems = await lint({ ref: path.resolve(dir, openApiFile), config });
  const pointerOf = ({ location: [location] }: NormalizedProblem) => location?.pointer;
  const unshown = new Set(problems.filter(({ ruleId }) => ruleId === 'reference/keywords').map(pointerOf));
  const findings: (Finding & { readonly file: string })[] = [];
  for (const problem of problems) {
    const [location] = problem.location;
    // `struct` reports what OpenAPI doesn't have, such as `nullable`, without our advice.
    const isDuplicate = problem.ruleId === 'struct' && unshown.has(pointerOf(problem));
    if (!location || isDuplicate) continue;
    const { body, absoluteRef } = location.source;
    const linesBefore = body.split(/(?<=\n)/).slice(0, getLineColLocation(location).start.line - 1);
    const file = path.relative(path.resolve(dir), absoluteRef);
    findings.push({ file, start: linesBefore.join('').length, message: problem.message });
  }
  return findings;
});

/** Contracts: readers see their texts as typed, and examples and defaults fit. */
export const contracts: TextRule = async ({ file, text }, site) => {
  const checkAll = (descriptions: Description[]) =>
    descriptions.flatMap((description) => checkDescription(description, text, site));
  if (file === declarationFile) {
    return checkAll(findDocComments(text));
  }
  const document = parseDocument(text);
  const problems = site.files.includes(openApiFile) ? await lintContracts(site.dir) : [];
  return [
    ...checkAll(findDescriptions(document, text)),
    ...findLostText(text),
    ...findWrongDefaults(document),
    ...findFormatting(text, /(?<=^ *summary: ).*/gm),
    ...problems.filter((problem) => problem.file === file),
  ];
};
