import fs from 'node:fs';
import path from 'node:path';
import type { Schema } from '../api/contract';

/** The folder of the schemas, from the folder that contains `package.json`. */
export const schemaFolder = 'static/webhooks';

/** The JSON Schema of the body of an event. */
export interface WebhookSchema extends Schema {
  readonly $id: string;
  /** The name of the event. */
  readonly title: string;
  /** When the event is sent. */
  readonly description: string;
  readonly properties: Readonly<Record<'type' | 'timestamp' | 'data', Schema>>;
  /** A whole body. */
  readonly examples: readonly [Readonly<Record<string, unknown>>];
}

/** Returns the schema of an event, or of what all events have in common: `event`. */
export function readWebhookSchema(name: string): WebhookSchema {
  const file = path.join(__dirname, '../../..', schemaFolder, `${name}.json`);
  return JSON.parse(fs.readFileSync(file, 'utf8')) as WebhookSchema;
}

/** Returns the names of the events, in the order of the reference. */
export function webhookEventNames(): string[] {
  return readWebhookSchema('event').properties.type.examples?.map(String) ?? [];
}

/** Returns a whole body of an event. */
export function webhookExample(name: string): Readonly<Record<string, unknown>> {
  return readWebhookSchema(name).examples[0];
}
