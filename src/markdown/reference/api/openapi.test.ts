import { expect, test } from 'vitest';
import { parseDocument } from 'yaml';
import { readPage } from '../../../content/pages';
import { limits } from '../../../facts/limits';
import { planFeatures } from '../../../facts/plans';
import { addresses } from '../../../facts/product';
import { rankIds } from '../../../facts/ranks';
import { chatCategories } from '../../../facts/settings/general';
import { webhookTestVectors } from '../../../facts/webhooks';
import { site } from '../../../site';
import { readText } from '../../../utils/files';
import { isRecord } from '../../../utils/isRecord';
import { positionAt } from '../../../utils/text';
import type { Schema } from '../schema';
import {
  allOperations,
  findErrorsWithCause,
  findJsonBody,
  findResponseExample,
  openApiFile,
  operationPage,
  parseOpenApi,
  readEvents,
  readOpenApi,
} from './openapi';

const openApi = readOpenApi();
const { components, info, servers } = openApi;
const { examples, headers, parameters, schemas } = components;

function findOperation(id: string) {
  return allOperations().find(({ operationId }) => operationId === id);
}

function findBodyField(id: string, field: string): Schema | undefined {
  return findOperation(id)?.requestBody?.content['application/json']?.schema.properties?.[field];
}

function findQueryField(id: string, field: string): Schema | undefined {
  return findOperation(id)?.parameters.find(({ name }) => name === field)?.schema;
}

test.each<[string, Schema | undefined, { readonly min?: number; readonly max?: number }]>([
  ['chat slug', schemas.ChatSlug, limits['chat-slug']],
  ['chat name', schemas.ChatName, limits['chat-name']],
  ['chat description', schemas.ChatDescription, limits['chat-description']],
  ['chat rules', schemas.ChatRules, limits['chat-rules']],
  ['tags of a chat', schemas.ChatTags, limits['chat-tags']],
  ['tag', schemas.ChatTags?.items, limits['chat-tag-length']],
  ['password of a chat', findBodyField('create-chat', 'password'), limits['chat-password']],
  ['new password of a chat', findBodyField('update-chat', 'password'), limits['chat-password']],
  ['channel name', findBodyField('create-channel', 'name'), limits['channel-name']],
  ['channel topic', findBodyField('create-channel', 'topic'), limits['channel-topic']],
  ['username', schemas.Username, limits.username],
  ['display name', schemas.DisplayName, limits['display-name']],
  ['external id', schemas.ExternalId, limits['api-external-id']],
  ['external id to look for', findQueryField('list-accounts', 'external_id'), limits['api-external-id']],
  ['text of a message', findBodyField('post-message', 'text'), limits['message-length']],
  ['longest message of a chat', schemas.Chat?.properties?.max_message_length, limits['message-length']],
  ['reason of a ban', findBodyField('create-ban', 'reason'), limits['action-reason']],
  ['page size', schemas.PageSize, limits['api-page-size']],
  ['idempotency key', parameters.idempotency_key?.schema, limits['api-idempotency-key']],
])('the contract states the limit of the %s', (_, schema, { min, max }) => {
  expect(schema, 'The contract has no such field. If it has another name, change it here.').toBeDefined();
  const { minLength, maxLength, minItems, maxItems, minimum, maximum } = schema ?? {};
  const fix = 'Write the same limit in static/openapi.yaml as in src/facts/limits.ts.';
  expect(maxLength ?? maxItems ?? maximum, fix).toBe(max);
  // An array without a lower bound can be empty.
  expect(minLength ?? minItems ?? minimum, fix).toBe(min);
});

test('the contract states the maximum page size', () => {
  const pages = Object.entries(schemas).filter(([name]) => /[a-z]Page$/.test(name));
  const sizes = pages.map(([, { properties }]) => properties?.data?.maxItems);
  expect(pages.length).toBeGreaterThan(1);
  expect([...new Set(sizes)]).toEqual([limits['api-page-size'].max]);
});

const { rate_limited: rateLimited, body_too_large: bodyTooLarge } = examples;
const actionLogAge = planFeatures['action-log'].cells.organization.text;

test.each<[source: string, limit: string, text: string | undefined]>([
  ['introduction', limits['api-tls'].text, info.description],
  ['introduction', limits['api-body-size'].text, info.description],
  ['update-chat', limits['chat-slug-forwarding'].text, findOperation('update-chat')?.description],
  ['delete-chat', limits['chat-delete-undo'].text, findOperation('delete-chat')?.description],
  ['set-rank', limits['temprank-length'].text, findOperation('set-rank')?.description],
  ['create-ban', limits['ban-length'].text, findOperation('create-ban')?.description],
  ['create-account', limits['org-invitation-lifetime'].text, findOperation('create-account')?.description],
  ['delete-account', limits['account-deletion-undo'].text, findOperation('delete-account')?.description],
  ['delete-account', limits['username-freed'].text, findOperation('delete-account')?.description],
  ['list-action-log', actionLogAge, findOperation('list-action-log')?.description],
  ['update-chat', limits['chat-slug-change'].text, JSON.stringify(findOperation('update-chat'))],
  ['errors', `up to ${limits['chat-tag-length'].max} characters`, JSON.stringify(examples)],
  ['error rate_limited', limits['api-rate'].text, JSON.stringify(rateLimited)],
  ['error body_too_large', limits['api-body-size'].text, JSON.stringify(bodyTooLarge)],
  ['idempotency_key', limits['api-idempotency-lifetime'].text, parameters.idempotency_key?.description],
])('the contract states the limit in %s: %s', (_, limit, text = '') => {
  // The lookbehind keeps "4 days" from matching "14 days".
  const isStated = new RegExp(`(?<!\\d)${limit}`).test(text);
  expect(isStated, `Write "${limit}" into the sentence in static/openapi.yaml.`).toBe(true);
});

test('the contract states the rate limit, the default page size, and the server of the facts', () => {
  expect(headers['RateLimit-Limit']?.example).toBe(limits['api-rate'].max);
  expect(schemas.PageSize?.default).toBe(limits['api-page-size-default'].max);
  expect(servers.map(({ url }) => url)).toEqual([addresses.api]);
});

test('the contract has the ranks, categories, and ids of the facts, and ranks and roles to give', () => {
  const sameOrder = 'The enums have the order of the facts.';
  expect(schemas.Rank?.enum, sameOrder).toEqual(rankIds);
  expect(schemas.RankName?.examples, sameOrder).toEqual(rankIds.filter((rank) => rank !== 'guest'));
  expect(schemas.Author?.properties?.rank?.examples, sameOrder).toEqual(rankIds);
  expect(schemas.ChatCategory?.enum, sameOrder).toEqual([...chatCategories, null]);
  expect(schemas.Chat?.properties?.category?.enum).toEqual(schemas.ChatCategory?.enum);
  // A guest has no account to give a rank to, and ownership is transferred.
  expect(findBodyField('set-rank', 'rank')?.examples).toEqual(rankIds.slice(1, -1));
  expect(schemas.Role?.enum).toEqual(['owner', 'manager', 'auditor', 'member']);
  expect(schemas.AssignableRole?.enum).toEqual(schemas.Role?.enum?.slice(1));
  const lengths = JSON.stringify(openApi).match(/(?<=0-9A-HJKMNP-TV-Z\]\{)\d+/g) ?? [];
  expect(new Set(lengths)).toEqual(new Set([String(limits['api-id-length'].max)]));
});

/** Returns the code at the start of each list item on a page. */
function findListedValues(path: string): string[] {
  return readPage(path).match(/(?<=^- (?:\*\*)?`)\w+(?=`)/gm) ?? [];
}

/** Returns the cells of each table row with an id on a page: their texts, without code, tags, and the id. */
function findRowsWithId(path: string): string[][] {
  const rows = readPage(path).match(/^\|.*\{\/\* #.*\|$/gm) ?? [];
  return rows.map((row) => {
    const text = row.replace(/`|<[^>]+>|\{\/\*.*?\*\/\}/g, '');
    return text
      .slice(1, -1)
      .split('|')
      .map((cell) => cell.trim());
  });
}

/** Returns the paths of the optional fields of an object, including nested objects. */
function findOptionalFields({ properties = {}, required = [], items }: Schema): string[] {
  const fields = Object.entries(properties).flatMap(([name, field]) => [
    ...(required.includes(name) ? [] : [name]),
    ...findOptionalFields(field).map((path) => `${name}.${path}`),
  ]);
  return [...fields, ...(items ? findOptionalFields(items) : [])];
}

test('all fields of responses and events are required, except `errors` of a problem', () => {
  const responses = allOperations().flatMap(({ responses: all }) =>
    Object.values(all).flatMap(({ content = {} }) => Object.values(content).map(({ schema }) => schema)),
  );
  const events = Object.values(readEvents());
  const optional = new Set([...responses, ...events].flatMap(findOptionalFields));
  expect([...optional], 'Add the others to `required`.').toEqual(['errors']);
});

test('the pages about the API list the errors of the contract with their status', () => {
  const errors = Object.entries(examples).map(([code, { value }]) => [code, String(value.status)]);
  const rows = findRowsWithId('/organizations/api/errors');
  // The page groups them by what to do.
  expect(rows.map((cells) => cells.slice(0, 2)).sort()).toEqual(errors.sort());
  const codes = schemas.Problem?.properties?.code?.examples;
  expect(codes, 'The list has the codes in the order of `examples`.').toEqual(Object.keys(examples));
  for (const [code, { value }] of Object.entries(examples)) {
    expect(value).toMatchObject({ code, type: `${site.url}/organizations/api/errors#${code}` });
  }
});

test('the pages about the API list the headers of the contract, with the same units and examples', () => {
  const inContract = Object.entries(headers).map(([name, { description, example }]) => [
    name,
    /^The number of (\w+)/.exec(description)?.[1],
    // On the page, this example is a tag without text.
    name === 'RateLimit-Limit' ? '' : String(example),
  ]);
  const rows = findRowsWithId('/organizations/api/rate-limits');
  const onPage = rows.map(([name, description = '', example]) => [
    name,
    /\w+/.exec(description.toLowerCase())?.[0],
    example,
  ]);
  expect(onPage).toEqual(inContract);
});

test('the pages about the API list the formats of an export, and the kinds of authors', () => {
  const sameOrder = 'The page has the values in the order of the enum.';
  const formats = schemas.Export?.properties?.format?.enum;
  expect(findListedValues('/organizations/api/exports'), sameOrder).toEqual(formats);
  const kind = schemas.Message?.properties?.author?.properties?.kind;
  expect(findListedValues('/organizations/api/messages'), sameOrder).toEqual(kind?.examples);
});

test('the page about the action log lists every action of the log', () => {
  const rows = readPage('/chat-features/action-log').match(/(?<=^\| )`\w+\.\w+`[^|]*/gm) ?? [];
  const actions = rows.flatMap((row) => row.match(/\w+\.\w+/g) ?? []);
  expect(actions.sort()).toEqual([...(schemas.Action?.examples ?? [])].sort());
});

test('the page about the API lists every prefix of an id', () => {
  const prefixes = findRowsWithId('/organizations/api').map(([prefix]) => prefix);
  const used = [...JSON.stringify(openApi).matchAll(/(?<=\^\(?)(?:[a-z]+\|)*[a-z]+(?=\)?_\[0-9A-HJ)/g)];
  const inContract = used.flatMap(([match]) => match.split('|')).map((word) => `${word}_`);
  expect(inContract.length).toBeGreaterThan(5);
  expect(inContract.filter((prefix) => !prefixes.includes(prefix))).toEqual([]);
});

test.each(allOperations())('a heading has the summary and the id of $operationId', (operation) => {
  const { operationId, summary } = operation;
  const shown = `### ${summary} {/* #${operationId} */}\n\n<ApiOperation name="${operationId}" />\n`;
  expect(readPage(operationPage(operation))).toContain(shown);
});

test('the contract has every scope that an operation needs', () => {
  const scopes = Object.keys(components.securitySchemes.bearer['x-scopes']);
  const needed = allOperations().flatMap(({ 'x-scope': scope }) => scope ?? []);
  expect([...new Set(needed)].sort()).toEqual([...scopes].sort());
  const listed = schemas.Key?.properties?.scopes?.items?.examples;
  expect(listed, 'The list has the scopes in the order of `x-scopes`.').toEqual(scopes);
});

test('only reading needs a scope for reading', () => {
  const wrong = allOperations().filter(
    ({ method, 'x-scope': scope }) => scope && (method === 'GET') !== scope.endsWith(':read'),
  );
  expect(wrong.map(({ operationId }) => operationId)).toEqual(['create-export']);
});

test('an operation has the errors that any request can cause', () => {
  const problems = allOperations().flatMap(({ operationId, responses, requestBody }) =>
    ['401', '429', '500', '503', ...(requestBody ? ['413', '415', '422'] : [])]
      .filter((status) => !responses[status])
      .map((status) => `${operationId} has no ${status}`),
  );
  expect(problems).toEqual([]);
});

test('an operation names its errors by the codes of the contract', () => {
  const errors = allOperations().flatMap(findErrorsWithCause);
  expect(errors.length).toBeGreaterThan(20);
  expect(errors.filter(({ code, status }) => String(examples[code]?.value.status) !== status)).toEqual([]);
});

/** Returns the objects in examples. */
function listObjects(value: unknown): Readonly<Record<string, unknown>>[] {
  if (Array.isArray(value)) return value.flatMap(listObjects);
  return isRecord(value) ? [value, ...Object.values(value).flatMap(listObjects)] : [];
}

test('an id has one name and one text in all examples', () => {
  const bodies = Object.values(webhookTestVectors).map((vector): unknown => JSON.parse(vector.body));
  const events = Object.values(readEvents()).map((event) => event.examples);
  const objects = listObjects([allOperations().map(findResponseExample), events, bodies]);
  const texts = objects.flatMap((object) => {
    const {
      id,
      account_id: key = id,
      name,
      display_name: shown = name,
      text = shown,
      edited_at: edited,
    } = object;
    // An edited message has a new text.
    return key && text && !edited ? `${key} ${text}` : [];
  });
  const unique = [...new Set(texts)].sort();
  const ids = unique.map((line) => line.split(' ')[0]);
  expect(ids.length).toBeGreaterThan(8);
  expect(unique.filter((_, index) => ids[index] === ids[index - 1])).toEqual([]);
});

test('the example of a request has no end in the past', () => {
  const bodies = allOperations().map((operation) => findJsonBody(operation)?.example);
  const ends = listObjects(bodies).flatMap(({ expires_at: end }) => end ?? []);
  expect(ends).toEqual([]);
});

const withBody = allOperations().filter(findJsonBody);

test.each(withBody)('the fields in the 422 example of $operationId are in its body', (operation) => {
  const content = operation.responses['422']?.content?.['application/problem+json'];
  const errors = listObjects(content?.examples.validation_failed?.value.errors);
  const fields = Object.keys(findJsonBody(operation)?.schema.properties ?? {});
  expect(errors.length).toBeGreaterThan(0);
  expect(fields).toEqual(expect.arrayContaining(errors.map(({ field }) => /\w+/.exec(String(field))?.[0])));
});

test('the examples of a list have a page with a cursor, and the last page', () => {
  const content = findOperation('list-accounts')?.responses['200']?.content?.['application/json'];
  const pages = listObjects(Object.values(content?.examples ?? {})).flatMap(({ next }) => next ?? []);
  expect(pages).toEqual([expect.stringMatching(/^cur_/)]);
});

const createChat = ['paths', '/chats', 'post'];
const success = { description: 'Accepted.' };
const body = ['content', 'application/json', 'schema'];

/** What the reference can't show, at a path in the contract. */
test.each<[path: readonly string[], value: unknown, message: RegExp]>([
  [[...createChat, 'responses', '202'], success, /only one successful response/],
  [[...createChat, 'requestBody', ...body], { type: 'array' }, /only the fields of an object/],
  [[...createChat, 'requestBody', ...body], { anyOf: [{ type: 'object' }] }, /doesn't show "anyOf" here/],
  [[...createChat, 'responses', '201', 'headers', 'Location'], {}, /doesn't show "Location" here/],
  [[...createChat, 'responses', '201', ...body], { properties: {} }, /needs a `title`/],
  [[...createChat, 'responses', '201', ...body], { type: 'array', items: {} }, /needs a `title`/],
  [['paths', '/chats', 'get', 'parameters', '0', 'schema'], { type: 'array' }, /no lists and objects here/],
  [['paths', '/chats', 'get', 'parameters', '0', 'style'], 'form', /doesn't show "style" here/],
  [[...createChat, 'deprecated'], true, /doesn't show "deprecated" here/],
  [['components', 'schemas', 'Chat', 'allOf'], [], /doesn't show "allOf" here/],
  [['components', 'schemas', 'ChatTags', 'items', 'contains'], {}, /doesn't show "contains" here/],
])('stops the build at %j', (path, value, message) => {
  const document = parseDocument(readText(openApiFile));
  document.setIn(path, document.createNode(value));
  const text = String(document);
  const [problem] = parseOpenApi(text).problems;
  expect(problem?.message).toMatch(message);
  expect(positionAt(text, problem?.start ?? 0).line).toBeGreaterThan(1);
});
