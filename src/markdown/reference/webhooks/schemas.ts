import * as v from 'valibot';
import { memoize } from '../../../utils/memoize';
import { parseFile } from '../../../utils/parseFile';
import { parseContract } from '../parseContract';
import { dereference, jsonSchema, schemaKeywords, shownObject } from '../schema';

export const schemaFolder = 'static/webhooks';

/** The JSON Schema of an event with its references resolved. The fields of all events, which `allOf` adds, aren't in it. */
const webhookSchema = shownObject({
  ...schemaKeywords,
  $schema: v.string(),
  $id: v.string(),
  allOf: v.optional(v.unknown()),
  $defs: v.optional(v.record(v.string(), jsonSchema)),
  title: v.string(),
  /** A sentence about when the event is sent. */
  description: v.string(),
  // The reference shows properties and examples in the order of these keys.
  properties: v.objectWithRest(
    {
      type: jsonSchema,
      timestamp: v.optional(jsonSchema),
      sequence: v.optional(jsonSchema),
      data: v.optional(jsonSchema),
    },
    jsonSchema,
  ),
  /** Bodies of deliveries. */
  examples: v.looseTuple([
    v.looseObject({
      type: v.string(),
      timestamp: v.string(),
      sequence: v.number(),
      data: v.record(v.string(), v.unknown()),
    }),
  ]),
});

export type WebhookSchema = v.InferOutput<typeof webhookSchema>;

/** Reads the schema of an event, or the schema `event` of all events. */
export const readRawWebhookSchema = memoize((name: string) =>
  parseFile(`${schemaFolder}/${name}.json`, (text) => parseContract(text, v.looseObject({}))),
);

/** Parses a schema. All of its references point to the schema `event`. */
function parseWebhookSchema(text: string) {
  const resolved = v.transform((schema) => dereference(schema, readRawWebhookSchema('event')));
  return parseContract(text, v.pipe(v.unknown(), resolved, webhookSchema));
}

export const readWebhookSchema = memoize<WebhookSchema, string>((name) =>
  parseFile(`${schemaFolder}/${name}.json`, parseWebhookSchema),
);

/** Returns the names of the events, in the order of the reference. */
export function readEventNames(): string[] {
  return readWebhookSchema('event').properties.type.examples?.map(String) ?? [];
}
