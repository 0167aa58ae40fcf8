import path from 'node:path';
import { createConfig, getLineColLocation, lint } from '@redocly/openapi-core';
import { Ajv2020 } from 'ajv/dist/2020';
import { type Document, isNode, isPair, isScalar, parseDocument, visit } from 'yaml';
import { findNodes, nodeSpan, type Page, type Problem, parsePage } from '../../../src/content/page';
import { findComments } from '../../../src/content/phrases';
import { addresses } from '../../../src/facts/product';
import { openApiFile } from '../../../src/markdown/reference/api/openapi';
import { parseEventSchema, parseOpenApi } from '../../../src/markdown/reference/parseContract';
import { dereference } from '../../../src/markdown/reference/schema';
import { declarationFile, parseDeclarations } from '../../../src/markdown/reference/sdk/declarations';
import { memoize } from '../../../src/utils/memoize';
import type { Finding, Source } from '../finding';
import type { Site, TextRule } from '../site';
import { asTyped } from './asTyped';
import { findFormatting } from './frontMatter';
import { findLinkProblem } from './links';

/** What stops the build, because the pages can't show it. */
export function findUnreadable({ file, text }: Source): readonly Problem[] {
  if (file === declarationFile) {
    return parseDeclarations(text).problems;
  }
  return (file === openApiFile ? parseOpenApi : parseEventSchema)(text).problems;
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

/** Finds the descriptions in the types of the SDK. */
function findDocComments(text: string): Description[] {
  return [...text.matchAll(/(?<=\/\*\*).*?(?=\*\/)/gs)].flatMap(({ 0: comment, index: start }) =>
    // Each tag has its own text.
    comment
      .replace(/^\s*\* ?/gm, '')
      .split(/^@\w+/m)
      .map((typed) => typed.trim())
      .map((typed) => ({ start, typed, read: typed.replace(/\s+/g, ' '), isOfField: true })),
  );
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
      const names = ancestors.map((owner) => (isPair(owner) ? String(owner.key) : ''));
      // Fields are in a map, and the parameters of an operation in a list. The description of `data` is that of an event.
      const owner = names.at(-4) || names.at(-3);
      const isOfField = (owner === 'properties' && names.at(-2) !== 'data') || owner === 'parameters';
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

function* checkDescription(page: Page, isOfField: boolean, site: Site) {
  if (page.problem) yield page.problem;
  yield* asTyped(page);
  for (const node of findNodes(page, ...(isOfField ? unshownInFields : unshown))) {
    const message = isOfField
      ? 'The reference of a field shows only text, labels, and code. Leave out the link or other markup, and keep its words.'
      : 'The reference shows only text, lists, code, and links here. Leave out other markup.';
    yield { ...nodeSpan(node), message };
  }
  for (const node of findNodes(page, 'link')) {
    const message = findLinkProblem(node.url.replace(addresses.docs, ''), undefined, site);
    if (message) yield { ...nodeSpan(node), message };
  }
}

/** Examples that don't fit, and what else isn't right in the contract of the API and in the schemas that it names. */
const lintContracts = memoize(async (dir: string) => {
  const rule = { severity: 'error', allowAdditionalProperties: true } as const;
  const rules = { 'no-invalid-schema-examples': rule, 'no-invalid-media-type-examples': rule };
  const config = await createConfig({ extends: ['recommended'], rules });
  const problems = await lint({ ref: path.resolve(dir, openApiFile), config });
  return problems.flatMap(({ message, location: [place] }) => {
    if (!place) return [];
    const { body, absoluteRef } = place.source;
    const linesBefore = body.split(/(?<=\n)/).slice(0, getLineColLocation(place).start.line - 1);
    const start = linesBefore.join('').length;
    return [{ file: path.relative(path.resolve(dir), absoluteRef), start, message }];
  });
});

/** Contracts: readers see their texts as typed, and examples and defaults fit. */
export const contracts: TextRule = async ({ file, text }, site) => {
  const findings: Finding[] = [];
  const descriptions: Description[] = [];
  if (file === declarationFile) {
    descriptions.push(...findDocComments(text));
  } else {
    const document = parseDocument(text);
    descriptions.push(...findDescriptions(document, text));
    for (const start of findComments(text)) {
      const message = 'Readers see nothing from `#` on. Write the text in quotes.';
      if (/\S.*$/.test(text.slice(0, start))) findings.push({ start, message });
    }
    findings.push(...findWrongDefaults(document), ...findFormatting(text, /(?<=^ *summary: ).*/gm));
  }
  for (const { start, typed, read, isOfField } of descriptions) {
    // A list, a table, code, or a paragraph.
    const [line] = (typed !== read && /(?:^(?:[-*+>|#]|\d+[.)]|`{3})|(?<=\n\n)).*/m.exec(typed)) || [];
    if (line !== undefined) {
      const message = 'The lines of this text are joined. Write sentences or, in YAML, the lines after `|-`.';
      findings.push({ start: text.indexOf(line, start), message });
      continue;
    }
    for (const finding of checkDescription(parsePage('', read), isOfField, site)) {
      const [word = ''] = read.slice(finding.start).split(/\s/, 1);
      findings.push({ ...finding, start: Math.max(text.indexOf(word, start), start) });
    }
  }
  const problems = site.files.includes(openApiFile) ? await lintContracts(site.dir) : [];
  return [...findings, ...problems.filter((problem) => problem.file === file)];
};
