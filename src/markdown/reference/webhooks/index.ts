import { h } from 'hastscript';
import type { RootContent } from 'mdast';
import { uncapitalize } from '../../../components/ui/text';
import { type WebhookTestVector, webhookHeaders, webhookTestVectors } from '../../../facts/webhooks';
import { code } from '../../html/cells';
import type { Content } from '../../html/elements';
import { byKey, drawTable, factTable } from '../../html/factTable';
import { lookUp } from '../../html/lookUp';
import { codeBlock, heading, markdown } from '../../html/markdown';
import type { FactComponent } from '../../html/tag';
import type { Schema } from '../api/contract';
import { fieldsOf } from '../api/schema';
import { entryList, jsonBlock, referencePart, withInner } from '../fields';
import { readWebhookSchema, type WebhookSchema, webhookEventNames, webhookExample } from './schemas';

const eventsPage = '/chat-settings/webhooks/events';

function fieldList(prefix: string, object: Schema): RootContent[] {
  const fields = fieldsOf(object, { prefix, objectPage: eventsPage });
  return fields.length > 0 ? [entryList(fields)] : [];
}

function headingId(event: string): string {
  return `event-${event.replaceAll(/[._]/g, '-')}`;
}

function section({ title, description, properties: { data }, examples }: WebhookSchema): RootContent[] {
  // Every event has the chat, which the page describes once.
  const { chat: _, ...fields } = data.properties ?? {};
  return [
    heading(3, headingId(title), `\`${title}\``),
    referencePart(
      [
        ...markdown(`Sent when ${uncapitalize(description)} ${data.description ?? ''}`),
        ...fieldList(`webhook-event-${title}`, { properties: fields }),
        // The site's own links are pages. This prefix says that it's a file.
        ...markdown(`JSON Schema: [\`${title}.json\`](pathname:///webhooks/${title}.json)`),
      ],
      [jsonBlock(examples[0], title)],
    ),
  ];
}

/** `<WebhookEvents />`: a section for each event: when it's sent, its fields, a whole body, and its schema. */
export const webhookEvents: FactComponent = () =>
  webhookEventNames().flatMap((name) => section(readWebhookSchema(name)));

/** `<WebhookObject name="message" />`: the fields of an object that several events contain, or of every `event`. */
export const webhookObject: FactComponent = ({ name = '' }) => {
  const event = readWebhookSchema('event');
  const objects: Readonly<Record<string, Schema>> = { ...event.$defs, event };
  const object = lookUp(objects, name, 'object');
  const text = [...markdown(object.description ?? ''), ...fieldList(`webhook-${name}`, object)];
  const inEvents = webhookEventNames().map((each) => webhookExample(each).data[name]);
  const sample = name === 'event' ? webhookExample('ping') : inEvents.find(Boolean);
  return referencePart(text, [jsonBlock(sample, name)]);
};

/** Returns the ids of an event's section and fields, which were on the page about settings once. Other sites link to them. */
function oldIds({ title, properties: { data } }: WebhookSchema): string[] {
  const fields = withInner(fieldsOf(data, { prefix: '' })).flatMap(({ id = '' }) => {
    const current = id.slice(1).replaceAll('[]', '');
    const before = current
      .replace('author.kind', 'author.guest')
      .replace('expires_at', 'until')
      .replace(/^actor/, 'message.deleted_by');
    return current === before ? [current] : [current, before];
  });
  const moved = fields.filter((name) => !name.startsWith('chat'));
  return [headingId(title), ...moved.map((name) => `webhook-event-${title}-${name}`)];
}

const settingsPageId = 'chat-settings/webhooks';

function eventLink(schema: WebhookSchema, pageId: string): Content {
  const ids = pageId === settingsPageId ? oldIds(schema) : [];
  const address = `${eventsPage}#${headingId(schema.title)}`;
  return [...ids.map((id) => h('span', { id })), h('a', { href: address }, [code(schema.title)])];
}

/** `<WebhookEventTable />`: every event, with when it's sent and a link to its section. */
export const webhookEventTable: FactComponent = (_, pageId) =>
  drawTable(
    'webhook-events',
    factTable(
      'Webhook events',
      byKey(webhookEventNames().map(readWebhookSchema), ({ title }) => title),
      [
        ['Event', (schema) => eventLink(schema, pageId)],
        ["When it's sent", ({ description }) => description],
      ],
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
