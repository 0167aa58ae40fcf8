import { memoize } from '../../../utils/memoize';
import { parseFile } from '../../../utils/parseFile';
import { parseYaml } from '../parseYaml';
import { dereference, type Schema } from '../schema';

export const schemaFolder = 'static/webhooks';

/** The JSON Schema of an event with its references resolved. The fields of all events, which `allOf` adds, aren't in it. */
export interface WebhookSchema extends Schema {
  readonly title: string;
  /** A sentence about when the event is sent. */
  readonly description: string;
  readonly properties: { readonly type: Schema; readonly data?: Schema };
  readonly $defs?: Readonly<Record<string, Schema>>;
  /** Bodies of deliveries. */
  readonly examples: readonly [{ readonly data: JsonObject }];
}

type JsonObject = Readonly<Record<string, unknown>>;

/** Reads the schema of an event, or the schema `event` of all events. */
export const readRawWebhookSchema = memoize(
  (name: string) => parseFile(`${schemaFolder}/${name}.json`, parseYaml) as JsonObject,
);

/** Reads a schema with its references resolved. All of them point to the schema `event`. */
export function readWebhookSchema(name: string): WebhookSchema {
  return dereference(readRawWebhookSchema(name), readRawWebhookSchema('event')) as WebhookSchema;
}

/** Returns the names of the events, in the order of the reference. */
export function readEventNames(): string[] {
  return readWebhookSchema('event').properties.type.examples?.map(String) ?? [];
}
