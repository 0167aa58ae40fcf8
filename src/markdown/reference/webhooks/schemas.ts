import { readText, sitePath } from '../../../files';
import { memoize } from '../../../memoize';
import { eventSchema, parseContract } from '../keywords';
import { dereference, type Schema } from '../schema';

/** The folder of the schemas. */
export const schemaFolder = 'static/webhooks';

/** The JSON Schema of the body of an event, with its references resolved. What all events have in common is in `allOf`. */
export interface WebhookSchema extends Schema {
  readonly title: string;
  /** When the event is sent. */
  readonly description: string;
  readonly properties: { readonly type: Schema; readonly data?: Schema };
  readonly $defs?: Readonly<Record<string, Schema>>;
  /** A whole body. */
  readonly examples: readonly [{ readonly data: Json }];
}

type Json = Readonly<Record<string, unknown>>;

/** Returns the schema of an event, or `event`, as its file has it. */
export const rawWebhookSchema = memoize((name: string) => {
  const file = `${schemaFolder}/${name}.json`;
  return parseContract(file, readText(sitePath(file)), eventSchema) as Json;
});

/** Returns the schema of an event, or `event`: what all events have in common, and the objects that several of them contain. */
export function readWebhookSchema(name: string): WebhookSchema {
  // The references of all schemas lead to the shared one.
  return dereference(rawWebhookSchema(name), rawWebhookSchema('event')) as WebhookSchema;
}

/** Returns the names of the events, in the order of the reference. */
export function webhookEventNames(): string[] {
  return readWebhookSchema('event').properties.type.examples?.map(String) ?? [];
}
