import fs from 'node:fs';
import path from 'node:path';
import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020';
import addFormats from 'ajv-formats';
import type { Element } from 'cheerio';
import { describe, expect, test } from 'vitest';
import {
  type WebhookEventId,
  webhookEvents,
  webhookPayload,
  webhookTestVectors,
} from '../../src/facts/webhooks';
import { type JsonSchema, webhookSchemaFiles } from '../../src/plugins/webhook-schemas/schemas';
import { attributes, builtPage, codeIn } from '../support/builtSite';
import { built, siteDir } from '../support/site';

const ids = Object.keys(webhookEvents) as WebhookEventId[];

function schemaOf(id: WebhookEventId | 'event'): JsonSchema {
  return JSON.parse(built(`webhooks/${id}.json`));
}

function validatorOf(schema: JsonSchema): ValidateFunction {
  const ajv = new Ajv2020({ allErrors: true, strict: true, allowUnionTypes: true });
  addFormats.default(ajv);
  return ajv.compile(schema);
}

test('the schemas are what the facts say, and offered for download', () => {
  const folder = path.join(siteDir, 'static/webhooks');
  const expected = webhookSchemaFiles();
  const rewrite = 'static/webhooks/ differs from the facts. Write it again: npm run webhook-schemas';
  expect(fs.readdirSync(folder).sort(), rewrite).toEqual([...expected.keys()].sort());
  const different = [...expected].filter(
    ([name, text]) =>
      fs.readFileSync(path.join(folder, name), 'utf8') !== text || built(`webhooks/${name}`) !== text,
  );
  expect(
    different.map(([name]) => name),
    rewrite,
  ).toEqual([]);
  const links = attributes(builtPage('/chat-settings/webhooks'), 'main a[href^="/webhooks/"]', 'href');
  expect([...expected.keys()].filter((name) => !links.includes(`/webhooks/${name}`))).toEqual([]);
});

/** The names of fields, and the numbers of entries, that lead to a value in a body. */
type Path = readonly (string | number)[];

interface Place {
  readonly path: Path;
  readonly schema: JsonSchema;
}

/** Returns every place of a body that the schema describes. */
function placesOf(schema: JsonSchema, body: unknown, at: Path = []): Place[] {
  const fields = Object.entries(schema.properties ?? {}).flatMap(([name, each]) =>
    placesOf(each, (body as Record<string, unknown>)[name], [...at, name]),
  );
  const { items } = schema;
  const entries =
    items && Array.isArray(body)
      ? body.flatMap((entry, index) => placesOf(items, entry, [...at, index]))
      : [];
  return [...(at.length > 0 ? [{ path: at, schema }] : []), ...fields, ...entries];
}

/** Returns a copy of a body in which the parent of one value is changed. */
function changed(
  body: unknown,
  at: Path,
  change: (parent: Record<string | number, unknown>) => void,
): unknown {
  const copy = structuredClone(body);
  const parent = at
    .slice(0, -1)
    .reduce((value, name) => (value as Record<string | number, unknown>)[name], copy);
  change(parent as Record<string | number, unknown>);
  return copy;
}

/** Returns values that a place must refuse. */
function wrongValues({ type, const: only, enum: words, format, pattern }: JsonSchema): unknown[] {
  if (only) {
    return ['another', 7];
  }
  const types = [type ?? []].flat();
  return [
    ...(types.includes('string') ? [7] : ['text']),
    ...(types.includes('null') || types.length === 0 ? [] : [null]),
    ...(types.includes('object') ? [[]] : [{}]),
    ...(words || format || pattern ? ['nonsense'] : []),
  ];
}

describe('each schema', () => {
  const validateEnvelope = validatorOf(schemaOf('event'));

  test.each(ids)('of %s accepts its example, and nothing with a field missing or of another type', (id) => {
    const schema = schemaOf(id);
    const validate = validatorOf(schema);
    const [example] = schema.examples ?? [];
    expect(example).toEqual(webhookPayload(id));
    expect(validate(example), JSON.stringify(validate.errors)).toBe(true);
    expect(validateEnvelope(example), JSON.stringify(validateEnvelope.errors)).toBe(true);

    const places = placesOf(schema, example);
    expect(places.length).toBeGreaterThanOrEqual(5);
    const accepted: string[] = [];
    for (const { path: at, schema: part } of places) {
      const name = at.at(-1) ?? '';
      if (typeof name === 'string' && validate(changed(example, at, (parent) => delete parent[name]))) {
        accepted.push(`without ${at.join('.')}`);
      }
      for (const value of part.type || part.const ? wrongValues(part) : []) {
        if (validate(changed(example, at, (parent) => Object.assign(parent, { [name]: value })))) {
          accepted.push(`${at.join('.')} as ${JSON.stringify(value)}`);
        }
      }
    }
    expect(accepted, `static/webhooks/${id}.json accepts`).toEqual([]);
  });
});

test('the schema of a message checks its files, and allows fields that are added later', () => {
  const validate = validatorOf(schemaOf('message.created'));
  const file = {
    name: 'poster.png',
    type: 'image/png',
    size: 48_213,
    url: 'https://rookery.example/poster.png',
  };
  const withFile = (value: unknown) =>
    changed(webhookPayload('message.created'), ['data', 'message', 'files'], (message) => {
      message.files = [value];
    });
  expect(validate(withFile(file))).toBe(true);
  expect(validate(withFile({ ...file, size: '48213' }))).toBe(false);
  expect(validate(withFile({ ...file, url: undefined }))).toBe(false);
  expect(validate(withFile({ ...file, width: 640 }))).toBe(true);
});

test('the test vectors fit their schemas', () => {
  const faults = Object.values(webhookTestVectors).flatMap(({ body }) => {
    const event: { type: WebhookEventId } = JSON.parse(body);
    const validate = validatorOf(schemaOf(event.type));
    validate(event);
    return (validate.errors ?? []).map((error) => `${event.type}: ${JSON.stringify(error)}`);
  });
  expect(faults).toEqual([]);
});

test('the page shows a whole delivery of each event, and each test vector', () => {
  const $ = builtPage('/chat-settings/webhooks');
  const blocks = $<Element, string>('main pre')
    .toArray()
    .map((block) => codeIn($, $(block)));
  const events = ids.filter((id) => !blocks.includes(JSON.stringify(webhookPayload(id), undefined, 2)));
  expect(events).toEqual([]);
  const vectors = Object.entries(webhookTestVectors).filter(
    ([, { shows: _, ...parts }]) =>
      !blocks.some((block) => Object.values(parts).every((part) => block.includes(part))),
  );
  expect(vectors.map(([name]) => name)).toEqual([]);
});
