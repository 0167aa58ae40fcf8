import type { Link, RootContent } from 'mdast';
import {
  type WebhookEvent,
  type WebhookEventId,
  type WebhookTestVector,
  webhookEvents,
  webhookHeaders,
  webhookPayload,
  webhookTestVectors,
} from '../../../facts/webhooks';
import { codeBlock, heading, paragraph } from '../markdown';
import { wholeTable } from './factsTable';
import { fieldTable } from './tables/developers';
import type { FactComponent } from './types';

function schemaLink(id: WebhookEventId | 'event'): Link {
  return {
    type: 'link',
    // The site's own links are pages; this prefix says that it is a file.
    url: `pathname:///webhooks/${id}.json`,
    children: [{ type: 'inlineCode', value: `${id}.json` }],
  };
}

function eventNodes(id: WebhookEventId): RootContent[] {
  const { when, note, fields }: WebhookEvent = webhookEvents[id];
  const schema = paragraph('The JSON Schema of the whole body: ');
  schema.children.push(schemaLink(id));
  return [
    heading(3, `event-${id.replaceAll(/[._]/g, '-')}`, [{ type: 'inlineCode', value: id }]),
    paragraph(`${when} ${note}`),
    ...(fields.length > 0 ? [wholeTable(`webhook-event-${id}`, fieldTable(`Fields of ${id}`, fields))] : []),
    codeBlock('json', JSON.stringify(webhookPayload(id), undefined, 2)),
    schema,
  ];
}

/** `<WebhookEvents />`: a section for each event: when it is sent, its fields, a whole body and its schema. */
export const webhookEventSections: FactComponent = () =>
  (Object.keys(webhookEvents) as WebhookEventId[]).flatMap(eventNodes);

/** `<WebhookDelivery />`: a delivery from the first header to the end of the body. */
export const webhookDeliverySample: FactComponent = () => {
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
    paragraph(vector.shows),
    codeBlock(
      'text',
      (['secret', 'id', 'timestamp', 'body', 'signature'] as const)
        .map((part) => `${part.padEnd('timestamp'.length)}  ${vector[part]}`)
        .join('\n'),
    ),
  ]);
