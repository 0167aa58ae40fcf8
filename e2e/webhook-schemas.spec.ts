import fs from 'node:fs';
import path from 'node:path';
import { expect, test } from '@playwright/test';
import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020';
import addFormats from 'ajv-formats';
import {
  type WebhookEventId,
  webhookEvents,
  webhookPayload,
  webhookTestVectors,
} from '../src/facts/webhooks';
import { type JsonSchema, webhookSchemaFiles } from '../src/plugins/webhook-schemas/schemas';
import { siteDir } from './support/site';

const folder = path.join(siteDir, 'static/webhooks');
const files = fs.readdirSync(folder);
const ids = Object.keys(webhookEvents) as WebhookEventId[];

function schemaOf(id: WebhookEventId | 'event'): JsonSchema {
  return JSON.parse(fs.readFileSync(path.join(folder, `${id}.json`), 'utf8')) as JsonSchema;
}

function validatorOf(schema: JsonSchema): ValidateFunction {
  const ajv = new Ajv2020({ allErrors: true, strict: true, allowUnionTypes: true });
  addFormats.default(ajv);
  return ajv.compile(schema);
}

test('the schemas are those of the facts', () => {
  const wanted = webhookSchemaFiles();
  expect(files.sort(), 'static/webhooks/: run `npm run webhook-schemas`').toEqual([...wanted.keys()].sort());
  for (const [name, text] of wanted) {
    const file = fs.readFileSync(path.join(folder, name), 'utf8');
    expect(
      file === text,
      `static/webhooks/${name} is not what the facts give: run \`npm run webhook-schemas\``,
    ).toBe(true);
  }
});

/** A way to the value of a body: the names of members and the numbers of entries. */
type Way = readonly (string | number)[];

interface Place {
  readonly way: Way;
  readonly schema: JsonSchema;
}

/** Every place of a body that the schema describes. */
function placesOf(schema: JsonSchema, body: unknown, way: Way = []): Place[] {
  const below = Object.entries(schema.properties ?? {}).flatMap(([name, each]) =>
    placesOf(each, (body as Record<string, unknown>)[name], [...way, name]),
  );
  const { items } = schema;
  const entries =
    items && Array.isArray(body)
      ? body.flatMap((entry, index) => placesOf(items, entry, [...way, index]))
      : [];
  return [...(way.length > 0 ? [{ way, schema }] : []), ...below, ...entries];
}

/** A copy of a body in which one value is another, or missing. */
function changed(
  body: unknown,
  way: Way,
  change: (parent: Record<string | number, unknown>) => void,
): unknown {
  const copy = structuredClone(body);
  const parent = way
    .slice(0, -1)
    .reduce((value, name) => (value as Record<string | number, unknown>)[name], copy);
  change(parent as Record<string | number, unknown>);
  return copy;
}

/** Values that a place must refuse. */
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

for (const id of ids) {
  test(`${id}: its example fits, and with anything missing or of another type it does not`, () => {
    const schema = schemaOf(id);
    const validate = validatorOf(schema);
    const envelope = validatorOf(schemaOf('event'));
    const [example] = schema.examples ?? [];
    expect(example).toEqual(webhookPayload(id));
    expect(validate(example), JSON.stringify(validate.errors)).toBe(true);
    expect(envelope(example), JSON.stringify(envelope.errors)).toBe(true);

    const places = placesOf(schema, example);
    const wrongly: string[] = [];
    for (const { way, schema: at } of places) {
      const name = way.at(-1) ?? '';
      const entry = typeof name === 'number';
      if (!entry && validate(changed(example, way, (parent) => delete parent[name]))) {
        wrongly.push(`without ${way.join('.')}`);
      }
      for (const value of at.type || at.const ? wrongValues(at) : []) {
        if (validate(changed(example, way, (parent) => Object.assign(parent, { [name]: value })))) {
          wrongly.push(`${way.join('.')} as ${JSON.stringify(value)}`);
        }
      }
    }
    expect(wrongly, `static/webhooks/${id}.json accepts`).toEqual([]);
    expect(places.length).toBeGreaterThanOrEqual(5);
  });
}

test('a file of a message is checked, and a field that nobody knows yet is passed over', () => {
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

test('the bodies of the test vectors fit', () => {
  for (const { body } of Object.values(webhookTestVectors)) {
    const event = JSON.parse(body) as { type: WebhookEventId };
    const validate = validatorOf(schemaOf(event.type));
    expect(validate(event), `${event.type}: ${JSON.stringify(validate.errors)}`).toBe(true);
  }
});
