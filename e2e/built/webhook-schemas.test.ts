import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020';
import addFormats from 'ajv-formats';
import type { Element } from 'cheerio';
import { expect, test } from 'vitest';
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
  ajv.addSchema(rawWebhookSchema('event'));
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
  expect(report?.properties?.reason?.enum).toEqual(Object.keys(reportReasons));
});

/** The setting that was changed decides the types of its values. */
const ofAnyType = /^chat\.settings_changed\.data\.changes\[\]\.(?:from|to)$/;

/**
 * Returns the places in a schema that let a mistake through: a value without a type, or a field that can be missing.
 * @param common the part of the shared schema that applies to the same place
 */
function gapsIn(schema: Schema, place: string, common?: Schema): string[] {
  const { type, const: only, properties = {}, items } = schema;
  const required = [...(schema.required ?? []), ...(common?.required ?? [])];
  return [
    ...(type || only || common?.type || ofAnyType.test(place) ? [] : [`${place} has no type`]),
    ...Object.keys(properties)
      .filter((name) => !required.includes(name))
      .map((name) => `${place}.${name} can be missing`),
    ...Object.entries(properties).flatMap(([name, each]) =>
      gapsIn(each, `${place}.${name}`, common?.properties?.[name]),
    ),
    ...(items ? gapsIn(items, `${place}[]`) : []),
  ];
}

// src/remark/contracts.test.ts checks each schema and its example.
test.each(names)('the schema of %s lets no field be missing or of another type', (id) => {
  expect(gapsIn(readWebhookSchema(id), id, readWebhookSchema('event'))).toEqual([]);
  expect(rawWebhookSchema(id).allOf).toEqual([{ $ref: 'event.json' }]);
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
