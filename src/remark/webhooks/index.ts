import type { RootContent } from 'mdast';
import { type WebhookTestVector, webhookHeaders, webhookTestVectors } from '../../facts/webhooks';
import { rowsOf, type SchemaRow, typeText } from '../api/schemaTable';
import { wholeTable } from '../facts/tags/factsTable';
import { code } from '../facts/tags/tables/cells';
import { type FactTable, ofList } from '../facts/tags/tables/define';
import type { FactComponent } from '../facts/tags/types';
import { codeBlock, heading, markdown } from '../markdown';
import { readWebhookSchema, type WebhookSchema, webhookEventNames } from './schemas';

function fieldTable({ title, properties }: WebhookSchema): FactTable {
  // Every event has the chat, which the page explains once. An object without a description is its fields.
  const rows = rowsOf(properties.data).filter(
    ({ name, description }) => description && !name.startsWith('chat.'),
  );
  return ofList<SchemaRow>(
    `Fields of ${title}`,
    rows,
    [
      ['Name', ({ name }) => [code(name)]],
      ['Type', ({ schema }) => [code(typeText(schema))]],
      ['Description', ({ description }) => description],
    ],
    ({ name }) => name,
  );
}

function section(schema: WebhookSchema): RootContent[] {
  const { title, description, properties, examples } = schema;
  const fields = fieldTable(schema);
  return [
    heading(3, `event-${title.replaceAll(/[._]/g, '-')}`, `\`${title}\``),
    ...markdown(`${description} ${properties.data.description}`),
    ...(fields.rows.length > 0 ? [wholeTable(`webhook-event-${title}`, fields)] : []),
    codeBlock('json', JSON.stringify(examples[0], undefined, 2)),
    // The site's own links are pages. This prefix says that it's a file.
    ...markdown(`JSON Schema of the body: [\`${title}.json\`](pathname:///webhooks/${title}.json)`),
  ];
}

/** `<WebhookEvents />`: a section for each event: when it's sent, its fields, a whole body, and its schema. */
export const webhookEvents: FactComponent = () =>
  webhookEventNames().flatMap((name) => section(readWebhookSchema(name)));

/** `<WebhookEventTable />`: every event, with when it's sent. */
export const webhookEventTable: FactComponent = () =>
  wholeTable(
    'webhook-events',
    ofList<WebhookSchema>(
      'Webhook events',
      webhookEventNames().map(readWebhookSchema),
      [
        ['Event', ({ title }) => [code(title)]],
        ["When it's sent", ({ description }) => description],
      ],
      ({ title }) => title,
    ),
  );

/** `<WebhookDelivery />`: a delivery from the first header to the end of the body. */
export const webhookDelivery: FactComponent = () => {
  const { id, timestamp, signature, body } = webhookTestVectors.ping;
  const lines = [
    'POST /rookery HTTP/1.1',
    'Host: hooks.harbour-radio.example',
    `content-type: ${webhookHeaders['content-type'].sample}`,
    `webhook-id: ${id}`,
    `webhook-timestamp: ${timestamp}`,
    `webhook-signature: ${signature}`,
    '',
    body,
  ];
  return codeBlock('text', lines.join('\n'));
};

/** `<WebhookTestVectors />`: deliveries with known signatures, each with what it shows. */
export const webhookVectors: FactComponent = () =>
  Object.values<WebhookTestVector>(webhookTestVectors).flatMap((vector) => [
    ...markdown(vector.shows),
    codeBlock(
      'text',
      (['secret', 'id', 'timestamp', 'body', 'signature'] as const)
        .map((part) => `${part.padEnd('timestamp'.length)}  ${vector[part]}`)
        .join('\n'),
    ),
  ]);
