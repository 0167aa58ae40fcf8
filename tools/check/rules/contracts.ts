import path from 'node:path';
import { createConfig, getLineColLocation, lint } from '@redocly/openapi-core';
import { openApiFile, parseOpenApi } from '../../../src/markdown/reference/api/openapi';
import { parseWebhookSchema } from '../../../src/markdown/reference/webhooks/schemas';
import { relativePath } from '../../../src/utils/files';
import { memoize } from '../../../src/utils/memoize';
import type { Problem } from '../../../src/utils/problem';
import { offsetAt } from '../../../src/utils/text';
import type { SourceFile, Sources } from '../loadSources';
import type { FileRule } from '../rule';
import { explainLink } from './links';

const redoclyConfig = createConfig({
  extends: ['recommended'],
  rules: {
    'no-invalid-schema-examples': { severity: 'error', allowAdditionalProperties: true },
    'no-invalid-media-type-examples': { severity: 'error', allowAdditionalProperties: true },
  },
});

/** Lints the contract of the API and the schemas that it refers to, such as those of webhooks. */
const lintContracts = memoize(async ({ dir, files }: Sources) => {
  if (!files.includes(openApiFile)) return [];
  const problems = await lint({ ref: path.resolve(dir, openApiFile), config: await redoclyConfig });
  return problems.flatMap(({ message, location: [location] }) => {
    if (!location) return [];
    const { body, absoluteRef } = location.source;
    const start = offsetAt(body, { line: getLineColLocation(location).start.line, column: 1 });
    return [{ file: relativePath(dir, absoluteRef), start, message }];
  });
});

/** Finds what stops the build: syntax errors, and what the reference can't show. */
export function findParseProblems({ file, text }: SourceFile): readonly Problem[] {
  if (file.endsWith('.d.ts')) return [];
  return (file === openApiFile ? parseOpenApi : parseWebhookSchema)(text).problems;
}

/** Contracts are valid for Redocly's recommended rules, and their links to this site lead somewhere. */
export const contracts: FileRule = async ({ file, text }, sources) => {
  const problems = await lintContracts(sources);
  const links = [...text.matchAll(/https?:[^\s"'`)]*[^\s"'`).,]/g)].flatMap(({ 0: url, index }) => {
    const message = explainLink(url, sources);
    return message ? [{ start: index, message }] : [];
  });
  return [...links, ...problems.filter((problem) => problem.file === file)];
};
