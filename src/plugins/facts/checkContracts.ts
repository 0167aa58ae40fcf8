import fs from 'node:fs';
import path from 'node:path';
import type { ErrorObject } from 'ajv';
import Ajv2020 from 'ajv/dist/2020';
import addFormats from 'ajv-formats';
import { LineCounter, parseDocument } from 'yaml';
import { contractFile } from '../../remark/api/contract';
import { declarationFile, parseDeclarations } from '../../remark/sdk/declarations';
import {
  rawWebhookSchema,
  schemaFolder,
  sharedSchemaFile,
  webhookEventNames,
} from '../../remark/webhooks/schemas';

/** Reads YAML, or JSON, which is YAML: this parser knows the line of every value. */
function read(place: string, text: string) {
  const lines = new LineCounter();
  const document = parseDocument(text, { lineCounter: lines });
  const lineAt = (offset: number) => lines.linePos(offset).line;
  const problems = document.errors.map(
    ({ pos, message }) => `${place}:${lineAt(pos[0])} can't be read: ${message.split('\n')[0]}`,
  );
  return { document, lineAt, problems };
}

/** Returns what is wrong with the contract of the API: file, line, problem, and fix. */
export async function apiProblems(file: string): Promise<string[]> {
  const { problems: unreadable } = read(contractFile, fs.readFileSync(file, 'utf8'));
  if (unreadable.length > 0) {
    return unreadable;
  }
  // It takes a second to load, and only the build needs it.
  const { createConfig, getLineColLocation, lint } = await import('@redocly/openapi-core');
  const problems = await lint({ ref: file, config: await createConfig({ extends: ['recommended'] }) });
  return problems.map(({ message, ruleId, suggest, location: [place] }) => {
    const line = place && getLineColLocation(place).start.line;
    const fix = suggest.length > 0 ? ` Did you mean: ${suggest.join(', ')}?` : '';
    return `${contractFile}:${line ?? 1} ${message.trim()}${fix} (${ruleId})`;
  });
}

/** Returns what is wrong with the schema of an event: it isn't one, or its example doesn't fit it. */
export function schemaProblems(name: string, text: string): string[] {
  const place = `${schemaFolder}/${name}`;
  const { document, lineAt, problems } = read(place, text);
  if (problems.length > 0) {
    return problems;
  }
  const at = (keys: readonly string[]): number => {
    const node = document.getIn(keys, true);
    const offset =
      typeof node === 'object' && node && 'range' in node ? (node.range as readonly number[])[0] : undefined;
    return offset === undefined && keys.length > 0 ? at(keys.slice(0, -1)) : lineAt(offset ?? 0);
  };
  const report = (errors: readonly ErrorObject[] | null | undefined, parents: readonly string[]) =>
    (errors ?? []).map(({ instancePath, message, params }) => {
      const keys = [...parents, ...instancePath.split('/').slice(1)];
      const allowed = 'allowedValues' in params ? `: ${params.allowedValues.join(', ')}` : '';
      return `${place}:${at(keys)} \`${keys.join('.') || 'the schema'}\` ${message}${allowed}.`;
    });
  const schema = document.toJS();
  const ajv = new Ajv2020({ allErrors: true, allowUnionTypes: true, strict: true });
  addFormats(ajv);
  if (!ajv.validateSchema(schema)) {
    return report(ajv.errors, []);
  }
  const missing = ['title', 'description', 'examples'].filter((key) => !(key in schema));
  if (missing.length > 0) {
    return [`${place}:1 has no \`${missing.join('`, no `')}\`, which the reference shows.`];
  }
  if (name !== sharedSchemaFile) {
    ajv.addSchema(rawWebhookSchema('event'));
  }
  const validate = ajv.compile(schema);
  validate(schema.examples[0]);
  return report(validate.errors, ['examples', '0']);
}

/** Returns what is wrong with the SDK's types. */
export function declarationProblems(text: string): string[] {
  try {
    parseDeclarations(text);
    return [];
  } catch (error) {
    const { message, loc } = error as Error & { loc?: { line: number } };
    return [loc ? `${declarationFile}:${loc.line} ${message}` : message];
  }
}

/**
 * Checks the contracts that readers download and pages are drawn from.
 * @throws if one is broken, with file, line, problem, and fix
 */
export async function checkContracts(siteDir: string): Promise<void> {
  const textOf = (file: string) => fs.readFileSync(path.join(siteDir, file), 'utf8');
  const schemaFiles = fs.readdirSync(path.join(siteDir, schemaFolder));
  const listed = webhookEventNames().map((event) => `${event}.json`);
  const unlisted = schemaFiles.filter((name) => name !== sharedSchemaFile && !listed.includes(name));
  const problems = [
    ...(await apiProblems(path.join(siteDir, contractFile))),
    ...unlisted.map(
      (name) => `${schemaFolder}/${name} isn't in the reference. Add its event to \`${sharedSchemaFile}\`.`,
    ),
    ...schemaFiles.flatMap((name) => schemaProblems(name, textOf(`${schemaFolder}/${name}`))),
    ...declarationProblems(textOf(declarationFile)),
  ];
  if (problems.length > 0) {
    throw new Error(`Fix the contracts that the reference is drawn from:\n${problems.join('\n')}`);
  }
}
