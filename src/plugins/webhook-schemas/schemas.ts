import {
  type WebhookEvent,
  type WebhookEventId,
  type WebhookField,
  webhookChatFields,
  webhookEvents,
  webhookPayload,
  webhookSchemaAddress,
} from '../../facts/webhooks';

/** The keywords of JSON Schema that the schemas of webhooks use. */
export interface JsonSchema {
  $schema?: string;
  $id?: string;
  title?: string;
  description?: string;
  type?: string | readonly string[];
  const?: string;
  enum?: readonly string[];
  format?: string;
  pattern?: string;
  items?: JsonSchema;
  required?: string[];
  properties?: Record<string, JsonSchema>;
  examples?: readonly unknown[];
}

const ulid = '[0-9A-HJKMNP-TV-Z]{26}';

/** A description is read as it is: without the marks of code. */
function plain(text: string): string {
  return text.replaceAll('`', '');
}

function typeOf({ type, ids, words }: WebhookField): JsonSchema {
  const [name = '', orNull] = type.split(' | ');
  if (name === 'any') {
    return {};
  }
  if (name === 'array of object') {
    return { type: 'array', items: { type: 'object' } };
  }
  const json = name === 'time' ? 'string' : name;
  return {
    type: orNull ? [json, 'null'] : json,
    ...(name === 'time' && { format: 'date-time' }),
    ...(ids && { pattern: `^(?:${ids.join('|')})${ulid}$` }),
    ...(words && { enum: words }),
  };
}

/** The schema below a name, which is made where it is missing. Every field is needed: those without a value are null. */
function below(parent: JsonSchema, name: string): JsonSchema {
  const isList = name.endsWith('[]');
  const key = isList ? name.slice(0, -2) : name;
  parent.type = 'object';
  parent.required ??= [];
  if (!parent.required.includes(key)) {
    parent.required.push(key);
  }
  parent.properties ??= {};
  parent.properties[key] ??= {};
  const child = parent.properties[key];
  if (!isList) {
    return child;
  }
  child.items ??= {};
  return child.items;
}

function objectOf(fields: readonly WebhookField[]): JsonSchema {
  const whole: JsonSchema = { type: 'object' };
  for (const field of fields) {
    const place = field.name.split('.').reduce(below, whole);
    Object.assign(place, typeOf(field), { description: plain(field.does) });
  }
  return whole;
}

function envelope(
  id: WebhookEventId | 'event',
  description: string,
  parts: { type: JsonSchema; data: JsonSchema },
): JsonSchema {
  return {
    $schema: 'https://json-schema.org/draft/2020-12/schema',
    $id: webhookSchemaAddress(id),
    title: id,
    description: plain(description),
    type: 'object',
    required: ['type', 'timestamp', 'data'],
    properties: {
      type: parts.type,
      timestamp: { type: 'string', format: 'date-time', description: 'when it happened' },
      data: parts.data,
    },
  };
}

/** The JSON Schema (2020-12) of an event's body, with a whole body as its example. New fields may come at any time. */
function webhookSchema(id: WebhookEventId): JsonSchema {
  const { when, fields }: WebhookEvent = webhookEvents[id];
  return {
    ...envelope(id, when, { type: { const: id }, data: objectOf([...webhookChatFields, ...fields]) }),
    examples: [webhookPayload(id)],
  };
}

/** The JSON Schema of what all bodies have in common, those of events still to come included. */
function webhookEnvelopeSchema(): JsonSchema {
  const type = { type: 'string', description: 'the event', examples: Object.keys(webhookEvents) };
  return {
    ...envelope('event', 'What every body has in common.', { type, data: objectOf(webhookChatFields) }),
    examples: [webhookPayload('ping')],
  };
}

/** The files of `static/webhooks/` by their names, as text. */
export function webhookSchemaFiles(): ReadonlyMap<string, string> {
  const ids = Object.keys(webhookEvents) as WebhookEventId[];
  const schemas = [webhookEnvelopeSchema(), ...ids.map(webhookSchema)];
  return new Map(
    schemas.map((schema) => [`${schema.title}.json`, `${JSON.stringify(schema, undefined, 2)}\n`] as const),
  );
}
