import path from 'node:path';
import { createConfig, getLineColLocation, lint } from '@redocly/openapi-core';
import { isScalar, parseDocument, visit } from 'yaml';
import { findNodes, nodeSpan, type Page, parsePage } from '../../../src/content/page';
import { findComments } from '../../../src/content/phrases';
import { addresses } from '../../../src/facts/product';
import { openApiFile } from '../../../src/markdown/reference/api/openapi';
import { checkEventSchema, checkOpenApi, parseContract } from '../../../src/markdown/reference/keywords';
import { declarationFile, parseDeclarations } from '../../../src/markdown/reference/sdk/declarations';
import { memoize } from '../../../src/memoize';
import type { Finding, Source } from '../finding';
import type { Site, TextRule } from '../site';
import { findLinkProblem } from './links';
import { typing } from './typing';

/** The offset of a line, which is counted from 1. */
function lineStart(text: string, line: number): number {
  return text.split('\n', line - 1).join('\n').length + (line > 1 ? 1 : 0);
}

/** What stops the build, because the pages can't show it. */
export function findUnreadable({ file, text }: Source): Finding[] {
  try {
    if (file === declarationFile) parseDeclarations(text);
    else parseContract(file, text, file === openApiFile ? checkOpenApi : checkEventSchema);
    return [];
  } catch (error) {
    return [...String(error).matchAll(/:(\d+) (.+)$/gm)].map(([, line, message = '']) => ({
      start: lineStart(text, Number(line)),
      message,
    }));
  }
}

/** Finds the descriptions in a contract: where they start, the lines as typed, and what the reference reads. */
function findDescriptions({ file, text }: Source) {
  if (file === declarationFile) {
    return [...text.matchAll(/(?<=\/\*\*).*?(?=\*\/)/gs)].flatMap(({ 0: comment, index: start }) =>
      // Each tag has its own text.
      comment
        .replace(/^\s*\* ?/gm, '')
        .split(/^@\w+/m)
        .map((typed) => ({ start, typed: typed.trim(), read: typed.trim().replace(/\s+/g, ' ') })),
    );
  }
  const descriptions: { start: number; typed: string; read: string }[] = [];
  visit(parseDocument(text), {
    Pair(_, { key, value }) {
      if (!isScalar(value) || String(key) !== 'description') return;
      const [start = 0, end = 0] = value.range ?? [];
      const lines = text.slice(start, end).replace(/^[|>].*\n/, '');
      const read = String(value.value);
      const typed = /^['"]/.test(lines) ? read : lines.replace(/^ +/gm, '').trim();
      descriptions.push({ start: end - lines.length, typed, read });
    },
  });
  return descriptions;
}

/** The types of the parts of a text. */
const partsOf = ({ nodes }: Page) => nodes.map(({ type }) => type).join();

/** What the reference leaves out or shows as typed. */
const unshown = ['table', 'delete', 'image', 'mdxJsxFlowElement', 'mdxJsxTextElement'] as const;

async function* checkDescription(page: Page, site: Site) {
  if (page.problem) yield page.problem;
  yield* await typing(page, site);
  for (const node of findNodes(page, ...unshown)) {
    yield { ...nodeSpan(node), message: 'The reference shows only text, lists, code, and links here.' };
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
    const file = place && path.relative(path.resolve(dir), place.source.absoluteRef);
    return file ? [{ file, line: getLineColLocation(place).start.line, message }] : [];
  });
});

/** Contracts: readers see their descriptions as typed, and examples fit. */
export const contracts: TextRule = async (source, site) => {
  const { file, text } = source;
  const findings: Finding[] = [];
  for (const start of file === declarationFile ? [] : findComments(text)) {
    const [before = ''] = text.slice(0, start).split('\n').slice(-1);
    const message = 'Readers see nothing from `#` on. Write the text in quotes.';
    if (before.trim()) findings.push({ start, message });
  }
  for (const { start, typed, read } of findDescriptions(source)) {
    const page = parsePage('', read);
    if (typed !== read && partsOf(parsePage('', typed)) !== partsOf(page)) {
      const advice = 'Write sentences or, in YAML, the lines after `|-`.';
      const [line = ''] = /^(?:[-*+>|#]|\d+[.)]|`{3}).*/m.exec(typed) ?? [typed];
      findings.push({
        start: text.indexOf(line, start),
        message: `The lines of this text are joined. ${advice}`,
      });
    } else {
      for await (const finding of checkDescription(page, site)) {
        const [word = ''] = read.slice(finding.start).split(/\s/, 1);
        findings.push({ ...finding, start: Math.max(text.indexOf(word, start), start) });
      }
    }
  }
  for (const problem of site.files.includes(openApiFile) ? await lintContracts(site.dir) : []) {
    if (problem.file === file)
      findings.push({ start: lineStart(text, problem.line), message: problem.message });
  }
  return findings;
};
