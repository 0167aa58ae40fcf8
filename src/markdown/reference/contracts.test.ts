import path from 'node:path';
import { Ajv2020 } from 'ajv/dist/2020';
import { visit } from 'unist-util-visit';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { findHeadings, findNodes, findRowsWithId } from '../../content/nodes';
import { readPage } from '../../content/readPage';
import {
  type EmbedOption,
  embedModes,
  embedOptions,
  embedPositions,
  embedThemes,
  hideableElements,
} from '../../facts/embed';
import { limits } from '../../facts/limits';
import { lowestPlanWith, plans } from '../../facts/plans';
import { webhookTestVectors } from '../../facts/webhooks';
import { listFiles, readText } from '../../utils/files';
import { capitalize } from '../../utils/text';
import { shownText } from '../html/shownText';
import { renderTags } from '../renderTags';
import { openApiFile, readOpenApi } from './api/openapi';
import { declarationFile, readDeclarations } from './sdk/declarations';
import { readEventNames, readRawWebhookSchema, readWebhookSchema, schemaFolder } from './webhooks/schemas';

test('the schemas are those of the events', () => {
  const listed = ['event', ...readEventNames()].map((name) => `${name}.json`);
  expect(listFiles(schemaFolder, '.')).toEqual(listed.sort());
});

test('no schema states a limit, because no test compares those with the facts', () => {
  const files = listFiles(schemaFolder, '.');
  expect(files.filter((file) => /"(?:max|min)/.test(readText(path.join(schemaFolder, file))))).toEqual([]);
});

test('the contract of the API has a webhook for each event', () => {
  const events = readEventNames().map((name) => [
    name,
    {
      post: {
        operationId: name,
        summary: capitalize(name.replaceAll(/[._]/g, ' ')),
        security: [],
        requestBody: { content: { 'application/json': { schema: { $ref: `webhooks/${name}.json` } } } },
        responses: { '2XX': { $ref: '#/components/responses/received' } },
      },
    },
  ]);
  expect(Object.entries(parse(readText(openApiFile)).webhooks)).toEqual(events);
});

test('the changelog has the dates of additions to the contracts', () => {
  const contracts = JSON.stringify([
    readOpenApi(),
    ...['event', ...readEventNames()].map(readRawWebhookSchema),
  ]);
  const added = [...contracts.matchAll(/Added (\w+ \d+, \d{4})\./g)].map(([, date]) => date);
  const changes = findHeadings(readPage('organizations/api/versioning'));
  const dates = changes.filter(({ id }) => id?.startsWith('changes-')).map(({ text }) => text);
  // The oldest entry is the first version.
  expect([...new Set(added)].sort()).toEqual(dates.slice(0, -1).sort());
});

/** Validates the body of an event. Fields that the schema lacks are errors. */
function findBodyErrors(name: string, body: unknown): readonly object[] {
  // `npm run check` validates formats.
  const ajv = new Ajv2020({ allErrors: true, allowUnionTypes: true, strict: true, validateFormats: false });
  if (name !== 'event') ajv.addSchema(readRawWebhookSchema('event'));
  const validate = ajv.compile({ ...readRawWebhookSchema(name), unevaluatedProperties: name === 'event' });
  validate(body);
  return validate.errors ?? [];
}

test.each(['event', ...readEventNames()])('the schema of %s is valid, and matches its example', (name) => {
  const schema = readRawWebhookSchema(name);
  expect(schema).toMatchObject({
    title: expect.any(String),
    description: expect.any(String),
    examples: [expect.any(Object)],
  });
  expect(findBodyErrors(name, [schema.examples].flat()[0])).toEqual([]);
});

test.each(Object.values(webhookTestVectors))(
  'the test vector “$description” matches its schema',
  ({ body }) => {
    const event: { type: string } = JSON.parse(body);
    expect(findBodyErrors(event.type, event)).toEqual([]);
  },
);

test('an event has its name as its title and as its type', () => {
  const schemas = readEventNames().map(readWebhookSchema);
  expect(schemas.map(({ title }) => title)).toEqual(readEventNames());
  expect(schemas.map(({ properties }) => properties.type.const)).toEqual(readEventNames());
});

test('the schema of reports has the reasons that go to the staff of the chat', () => {
  const { report } = readWebhookSchema('report.created').properties.data?.properties ?? {};
  const reasons = report?.properties?.reason?.enum ?? [];
  const codes = reasons.map((reason) => `\`${reason}\``).join(', ');
  expect(reasons.length).toBeGreaterThan(3);
  expect(readPage('chat-features/reporting').text.replace(', and `', ', `')).toContain(`${codes}.`);
});

test('the pages show the signed content, and the delivery of the first test vector', () => {
  expect(readPage('chat-settings/webhooks/verify').text).toContain('`id.timestamp.raw-body`');
  const { id, timestamp, signature, body } = webhookTestVectors.ping;
  const headers = `webhook-id: ${id}\nwebhook-timestamp: ${timestamp}\nwebhook-signature: ${signature}\n`;
  expect(readPage('chat-settings/webhooks/deliveries').text).toContain(`${headers}\n${body}\n`);
});

test('the page about events has the order of the contract', () => {
  const elements = findNodes(readPage('chat-settings/webhooks/events'), 'mdxJsxFlowElement');
  const shown = elements.filter(({ name }) => name === 'WebhookEvent');
  expect(shown.map(({ attributes: [name] }) => name?.value)).toEqual(readEventNames());
});

const { functions, membersByType, errorCodes } = readDeclarations();
const options = membersByType.MountOptions ?? [];
const values = options.map(({ doc }) => doc.values).join('\n');

test('the types of the SDK have the options of the facts with their defaults and modes', () => {
  const declared = options.map(({ name, doc }) => ({
    name,
    default: /^`(.*)`$/.exec(doc.default ?? '')?.[1],
    modes: /Only in (.*) mode\./.exec(doc.text)?.[1]?.replaceAll('`', '').split(' or '),
  }));
  const expected = Object.entries<EmbedOption>(embedOptions).map(([name, option]) => ({
    name,
    default: option.default,
    modes: option.modes,
  }));
  expect(declared).toEqual(expected);
});

test.each(
  Object.entries({
    mode: embedModes,
    theme: embedThemes,
    position: embedPositions,
    hide: hideableElements,
  }),
)('the types of the SDK have the values of the facts for the option %s', (name, facts) => {
  const { type, doc } = options.find((option) => option.name === name) ?? {};
  const ids = Object.keys(facts);
  const fix = `List the values of src/facts in ${declarationFile}.`;
  expect(type?.match(/\w[\w-]*(?=')/g), fix).toEqual(ids);
  expect(doc?.values, fix).toContain(ids.map((id) => `\`${id}\``).join(', '));
});

test('the types of the SDK accept the same themes in `theme` and `setTheme`', () => {
  const types = readText(declarationFile).match(/'auto' \|[^;)]+/g) ?? [];
  expect(types.length).toBeGreaterThan(1);
  expect(new Set(types).size).toBe(1);
});

test('the types of the SDK have the limits of the facts', () => {
  expect(values).toContain(limits['embed-height'].text);
  expect(values).toContain(`a nickname of ${limits['guest-nickname'].text}`);
});

test('the types of the SDK have the plans of the facts', () => {
  const plansOfOptions = options.flatMap(({ name, doc: { plan } }) => (plan ? [[name, plan]] : []));
  expect(plansOfOptions).toEqual([['token', lowestPlanWith('sign-in-tokens')]]);
});

test('the types of the SDK are shown with the versions and plans of their members', () => {
  const terms: string[] = [];
  for (const page of ['chat-features/sdk/reference', 'chat-features/embed/options'].map(readPage)) {
    visit(renderTags(page).tree, { tagName: 'dt' }, (term) => {
      terms.push(shownText(term));
    });
  }
  const members = [...functions, ...Object.values(membersByType).flat()];
  const docs = [...members, ...members.flatMap(({ fields }) => fields)].map(({ doc }) => doc);
  const details = docs.flatMap(({ since = '2.0.0', plan }) => [
    since !== '2.0.0' && `since ${since}`,
    plan && `${plans[plan].name} and above`,
  ]);
  const shown = terms.join().match(/since 2\.[\d.]*\d|\w+ and above/g);
  expect(shown?.sort()).toEqual(details.filter(Boolean).sort());
});

test('the types of the SDK have all error codes from comments and from the page about single sign-on', () => {
  const named = Object.values(membersByType).flatMap((members) =>
    members.flatMap(({ doc }) => doc.errorCodes),
  );
  const tags = findNodes(readPage('organizations/sso'), 'mdxJsxFlowElement', 'mdxJsxTextElement');
  const fields = tags.filter(({ name }) => name === 'Field').flatMap(({ attributes }) => attributes);
  const onPage = fields.flatMap((attribute) =>
    'name' in attribute && attribute.name === 'type' ? attribute.value : [],
  );
  expect(named).toContain('token_expired');
  expect(onPage).toContain('token_expired');
  expect(errorCodes).toEqual(expect.arrayContaining([...named, ...onPage]));
});

const sdkPage = readPage('chat-features/sdk');
const types = readText(declarationFile);

test('the reference of the SDK lists the states', () => {
  const states = /ChatState = (.*);/.exec(types)?.[1]?.match(/\w+/g) ?? [];
  expect(states).toContain('connected');
  const rows = findRowsWithId(readPage('chat-features/sdk/reference')).filter(({ id }) =>
    id.startsWith('sdk-states-'),
  );
  expect(rows.map(({ cells }) => cells[0])).toEqual(states);
});

test('the page about the SDK handles only errors that `send` can cause', () => {
  const handled = findNodes(sdkPage, 'code').flatMap(({ value }) => value.match(/(?<=case ')\w+/g) ?? []);
  const send = membersByType.RookeryChat?.find(({ name }) => name === 'send');
  expect(handled.length).toBeGreaterThan(1);
  expect(send?.doc.errorCodes).toEqual(expect.arrayContaining(handled));
});

test('the page about the SDK calls only methods that exist', () => {
  const called = findNodes(sdkPage, 'inlineCode').flatMap(
    ({ value }) => /^(?:chat\.)?(\w+)\(.*\)$/.exec(value)?.[1] ?? [],
  );
  const names = [...functions, ...(membersByType.RookeryChat ?? [])].map(({ name }) => name);
  expect(called).toContain('mount');
  expect(names).toEqual(expect.arrayContaining(called));
});
