import path from 'node:path';
import { readText } from '../../../files';
import { resolved, type Schema } from '../api/contract';

/** The folder of the schemas, from the folder that contains `package.json`. */
export const schemaFolder = 'static/webhooks';

/** The file that all schemas refer to: what events have in common, and the objects that several of them contain. */
export const sharedSchemaFile = 'event.json';

/** The JSON Schema of the body of an event, with its references resolved. */
export interface WebhookSchema extends Schema {
  readonly $id: string;
  readonly title: string;
  /** When the event is sent. */
  readonly description: string;
  readonly properties: Readonly<Record<'type' | 'timestamp' | 'sequence' | 'data', Schema>>;
  readonly $defs?: Readonly<Record<string, Schema>>;
  /** A whole body. */
  readonly examples: readonly [{ readonly data: Json }];
}

type Json = Readonly<Record<string, unknown>>;

/** Returns the schema of an event, or `event`, as its file has it. */
export function rawWebhookSchema(name: string): Json {
  const file = path.join(__dirname, '../../../..', schemaFolder, `${name}.json`);
  return JSON.parse(readText(file));
}

/** Returns the schema of an event, or of what all events have in common: `event`. */
export function readWebhookSchema(name: string): WebhookSchema {
  const shared = rawWebhookSchema('event');
  const common = resolved(shared, shared) as WebhookSchema;
  const { allOf: _, ...own } = resolved({ ...rawWebhookSchema(name), allOf: [] }, shared) as WebhookSchema &
    Json;
  const { data } = common.properties;
  return {
    ...own,
    properties: {
      ...common.properties,
      ...own.properties,
      data: {
        ...own.properties.data,
        properties: { ...data.properties, ...own.properties.data?.properties },
      },
    },
  };
}

/** Returns the names of the events, in the order of the reference. */
export function webhookEventNames(): string[] {
  return readWebhookSchema('event').properties.type.examples?.map(String) ?? [];
}

/** Returns a whole body of an event. */
export function webhookExample(name: string): WebhookSchema['examples'][0] {
  return readWebhookSchema(name).examples[0];
}

/** Returns the id of the section of an event. */
export function eventHeadingId(event: string): string {
  return `event-${event.replaceAll(/[._]/g, '-')}`;
}
