import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020';
import addFormats from 'ajv-formats';
import type { Element } from 'cheerio';
import { describe, expect, test } from 'vitest';
import { reportReasons } from '../../src/facts/reports';
import { webhookTestVectors } from '../../src/facts/webhooks';
import type { Schema } from '../../src/remark/api/contract';
import {
  rawWebhookSchema,
  readWebhookSchema,
  webhookEventNames,
  webhookExample,
} from '../../src/remark/webhooks/schemas';
import { attributes, builtPage, codeIn } from '../support/builtSite';

const names = webhookEventNames();

/** Returns a validator of the files as readers download them: an event's, and the shared one that it refers to. */
function validatorOf(name: string): ValidateFunction {
  const ajv = new Ajv2020({ allErrors: true, strict: true, allowUnionTypes: true });
  addFormats.default(ajv);
  if (name !== 'event') ajv.addSchema(rawWebhookSchema('event'));
  return ajv.compile(rawWebhookSchema(name));
}

test('each event has a schema that can be downloaded from the page', () => {
  const links = attributes(builtPage('/chat-settings/webhooks/events'), 'main a[href^="/webhooks/"]', 'href');
  expect([...names, 'event'].filter((name) => !links.includes(`/webhooks/${name}.json`))).toEqual([]);
  for (const name of names) {
    const { $id, title, properties } = readWebhookSchema(name);
    expect({ $id, title, type: properties.type.const }).toEqual({
      $id: `https://docs.rookery.example/webhooks/${name}.json`,
      title: name,
      type: name,
    });
  }
});

test('a report has the reasons that people can choose', () => {
  const { report } = readWebhookSchema('report.created').properties.data.properties ?? {};
  expect(report?.properties?.reason?.enum).toEqual(Object.values(reportReasons).map(({ word }) => word));
});

/** The names of fields, and the numbers of entries, that lead to a value in a body. */
type Path = readonly (string | number)[];

interface Place {
  readonly path: Path;
  readonly schema: Schema;
}

/** Returns every place of a body that the schema describes. */
function placesOf(schema: Schema, body: unknown, at: Path = []): Place[] {
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
function wrongValues({ type, const: only, enum: words, format, pattern }: Schema): unknown[] {
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
  const validateEnvelope = validatorOf('event');

  test.each(names)('of %s accepts its example, and nothing with a field missing or of another type', (id) => {
    const schema = readWebhookSchema(id);
    const validate = validatorOf(id);
    const [example] = schema.examples;
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
  const validate = validatorOf('message.created');
  const file = {
    name: 'poster.png',
    type: 'image/png',
    size: 48_213,
    url: 'https://rookery.example/poster.png',
  };
  const withFile = (value: unknown) =>
    changed(webhookExample('message.created'), ['data', 'message', 'files'], (message) => {
      message.files = [value];
    });
  expect(validate(withFile(file))).toBe(true);
  expect(validate(withFile({ ...file, size: '48213' }))).toBe(false);
  expect(validate(withFile({ ...file, url: undefined }))).toBe(false);
  expect(validate(withFile({ ...file, width: 640 }))).toBe(true);
});

test('the test vectors fit their schemas', () => {
  const faults = Object.values(webhookTestVectors).flatMap(({ body }) => {
    const event: { type: string } = JSON.parse(body);
    const validate = validatorOf(event.type);
    validate(event);
    return (validate.errors ?? []).map((error) => `${event.type}: ${JSON.stringify(error)}`);
  });
  expect(faults).toEqual([]);
});

function blocksOn(route: string): string[] {
  const $ = builtPage(route);
  return $<Element, string>('main pre')
    .toArray()
    .map((block) => codeIn($, $(block)));
}

test('the pages show a whole delivery of each event, and each test vector', () => {
  const bodies = blocksOn('/chat-settings/webhooks/events');
  const events = names.filter((name) => !bodies.includes(JSON.stringify(webhookExample(name), undefined, 2)));
  expect(events).toEqual([]);
  const blocks = blocksOn('/chat-settings/webhooks/verify');
  const vectors = Object.entries(webhookTestVectors).filter(
    ([, { shows: _, ...parts }]) =>
      !blocks.some((block) => Object.values(parts).every((part) => block.includes(part))),
  );
  expect(vectors.map(([name]) => name)).toEqual([]);
});
