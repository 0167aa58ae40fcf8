import path from 'node:path';
import {
  createConfig,
  getLineColLocation,
  isRef,
  lint,
  type Oas3Rule,
  type UserContext,
} from '@redocly/openapi-core';
import { openApiFile } from '../../src/markdown/reference/api/openapi';
import { relativePath } from '../../src/utils/files';
import { offsetAt } from '../../src/utils/text';

/** The keywords of a schema in `anyOf`. `properties` and `items` are missing, because the reference doesn't show them there. */
const alternativeKeywords = (
  'title description examples writeOnly type pattern const enum format anyOf oneOf minLength maxLength ' +
  'minimum maximum minItems maxItems minProperties additionalProperties'
).split(' ');

/** The keywords of the schema in `items`. */
const entryKeywords = [...alternativeKeywords, '$ref', 'required', 'properties'];

const schemaKeywords = [...entryKeywords, 'default', 'items'];

/** The keywords that the reference shows, or that it doesn't need, by Redocly's node types. Other types aren't checked. */
const keywordsByType: Readonly<Record<string, readonly string[]>> = {
  Root: ['openapi', 'info', 'externalDocs', 'servers', 'tags', 'paths', 'webhooks', 'components'],
  Components: ['securitySchemes', 'headers', 'examples', 'parameters', 'responses', 'schemas'],
  PathItem: ['get', 'put', 'post', 'patch', 'delete'],
  Operation: [
    ['operationId', 'summary', 'description', 'tags', 'security', 'x-scope'],
    ['parameters', 'requestBody', 'responses'],
  ].flat(),
  Parameter: ['$ref', 'name', 'in', 'required', 'description', 'example', 'schema'],
  RequestBody: ['$ref', 'required', 'description', 'content'],
  Response: ['$ref', 'description', 'headers', 'content'],
  MediaTypesMap: ['application/json', 'application/problem+json'],
  MediaType: ['example', 'examples', 'schema'],
  Schema: schemaKeywords,
};

/** The keywords of special schemas, by their JSON pointers. */
const keywordsByPointer: readonly { readonly pointer: RegExp; readonly keywords: readonly string[] }[] = [
  // The file of a webhook, whose `allOf` refers to the fields of all events.
  { pointer: /^#\/$/, keywords: [...schemaKeywords, '$schema', '$id', '$defs', 'allOf'] },
  { pointer: /^#\/allOf\/\d+$/, keywords: ['$ref'] },
  // Alternatives that only require other fields: the description of the operation explains them.
  { pointer: /\/oneOf\/\d+$/, keywords: ['required'] },
  { pointer: /\/anyOf\/\d+$/, keywords: alternativeKeywords },
  { pointer: /(?<!\/properties)\/items$/, keywords: entryKeywords },
];

/** The only values of these keywords that the reference can show. */
const valuesByKeyword: Readonly<Record<string, readonly unknown[]>> = {
  additionalProperties: [false],
  format: ['date-time', 'email', 'uri'],
  in: ['path', 'query'],
};

/** What to write instead of a keyword that the reference doesn't show. */
const replacements: Readonly<Record<string, string>> = {
  $ref: 'Write what it refers to in its place.',
  allOf: 'Write the fields of all parts into `properties`.',
  contains: 'Describe the entries in `items`.',
  deprecated: 'Say in the description what to use instead, and since when.',
  example: 'Write `examples: [value]`.',
  exclusiveMaximum: 'Write `maximum`.',
  exclusiveMinimum: 'Write `minimum`.',
  nullable: 'Write `type: [string, "null"]`.',
  parameters: 'Write them into each operation.',
  prefixItems: 'Describe the entries in `items`.',
  readOnly: 'Remove it, because requests have their own schemas.',
};

function adviceFor(keyword: string, shown: readonly string[]): string {
  const miscased = shown.find((shownKeyword) => shownKeyword.toLowerCase() === keyword.toLowerCase());
  if (miscased) return `Write \`${miscased}\`.`;
  if (shown.join() === 'required') return 'Write `anyOf` instead of `oneOf`.';
  if (replacements[keyword]) return replacements[keyword];
  const isOfSchema = shown.includes('schema') && schemaKeywords.includes(keyword);
  return isOfSchema ? 'Write it into `schema`.' : 'Say it in the description instead.';
}

/** Explains why the reference can't show a keyword or its value. */
function explainKeyword(keyword: string, value: unknown, shown: readonly string[]): string | undefined {
  if (!shown.includes(keyword)) {
    return `The reference doesn't show \`${keyword}\` here. ${adviceFor(keyword, shown)}`;
  }
  if (keyword === 'required' && shown.includes('properties') && !Array.isArray(value)) {
    return 'List the required fields next to `properties`: `required: [name]`.';
  }
  const values = valuesByKeyword[keyword] ?? [value];
  return values.includes(value)
    ? undefined
    : `The reference shows only these values here: ${values.join(', ')}.`;
}

type Context = UserContext & { readonly ignoreNextVisitorsOnNode?: () => void };

function checkKeywords(node: unknown, { type, report, ...context }: Context): void {
  // Keywords next to a `$ref` aren't at the location that it refers to.
  const location = isRef(node) ? context.rawLocation : context.location;
  const special = keywordsByPointer.find(({ pointer }) => pointer.test(location.pointer));
  const keywords = type.name === 'Schema' && special ? special.keywords : keywordsByType[type.name];
  if (!keywords) return;
  for (const [keyword, value] of Object.entries(Object(node))) {
    // The headers of all operations are shared parameters.
    const isSharedHeader = keyword === 'in' && location.pointer.startsWith('#/components/parameters/');
    const message = isSharedHeader ? undefined : explainKeyword(keyword, value, keywords);
    if (!message) continue;
    report({ message, location: location.child([keyword]).key() });
    // Redocly's next rule, `struct`, would report it again, without our advice.
    context.ignoreNextVisitorsOnNode?.();
  }
}

/** Reports keywords and values that the reference doesn't show. */
const shownKeywords: Oas3Rule = () => ({ any: checkKeywords, ref: checkKeywords });

const redoclyConfig = createConfig({
  extends: ['recommended'],
  plugins: [{ id: 'reference', rules: { oas3: { keywords: shownKeywords } } }],
  rules: {
    'reference/keywords': 'error',
    'no-invalid-schema-examples': { severity: 'error', allowAdditionalProperties: true },
    'no-invalid-media-type-examples': { severity: 'error', allowAdditionalProperties: true },
  },
});

/** Lints the contract of the API and the schemas that it refers to, such as those of webhooks. The paths are relative to `dir`. */
export async function lintContracts(dir: string) {
  const problems = await lint({ ref: path.resolve(dir, openApiFile), config: await redoclyConfig });
  return problems.flatMap(({ message, location: [location] }) => {
    if (!location) return [];
    const { body, absoluteRef } = location.source;
    const start = offsetAt(body, { line: getLineColLocation(location).start.line, column: 1 });
    return [{ file: relativePath(dir, absoluteRef), start, message }];
  });
}
