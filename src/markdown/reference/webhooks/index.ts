import { type WebhookTestVector, webhookTestVectors } from '../../../facts/webhooks';
import { uncapitalize } from '../../../text';
import { type Content, code, element, link } from '../../html/content';
import { entryList } from '../../html/entries';
import { table } from '../../html/table';
import { checkKey, lookUp } from '../../tagInput/lookUp';
import type { RenderTag } from '../../tagInput/tag';
import { codeBlock, jsonBlock, referenceSection, renderMarkdown } from '../blocks';
import type { Schema } from '../schema';
import { toEntries } from '../schemaEntries';
import { readWebhookSchema, webhookEventNames } from './schemas';

const eventsPage = '/chat-settings/webhooks/events';

function renderFields(prefix: string, object: Schema): Content {
  const fields = toEntries(object, { prefix, objectPage: eventsPage });
  return fields.length > 0 && entryList(fields);
}

/** `<WebhookEvent name="message.created" />`: when an event is sent, its fields, a whole body, and its schema. */
export const webhookEvent: RenderTag = ({ name }) => {
  const names = Object.fromEntries(webhookEventNames().map((event) => [event, event]));
  const { title, description, properties, examples } = readWebhookSchema(checkKey(names, name, 'event'));
  return referenceSection(
    [
      renderMarkdown(`Sent when ${uncapitalize(description)} ${properties.data?.description ?? ''}`),
      renderFields(`webhook-event-${title}`, properties.data ?? {}),
      // The site's own links are pages. This prefix says that it's a file.
      element('p', {}, 'JSON Schema: ', link(`pathname:///webhooks/${title}.json`, code(`${title}.json`))),
    ],
    jsonBlock(examples[0], title),
  );
};

/** `<WebhookObject name="message" />`: the fields of an object that several events contain, or of every `event`. */
export const webhookObject: RenderTag = ({ name = '' }) => {
  const event = readWebhookSchema('event');
  const objects: Readonly<Record<string, Schema>> = { ...event.$defs, event };
  const object = lookUp(objects, name, 'object');
  const text = [renderMarkdown(object.description ?? ''), renderFields(`webhook-${name}`, object)];
  const examples = ['ping', ...webhookEventNames()].map((type) => readWebhookSchema(type).examples[0]);
  const sample = name === 'event' ? examples[0] : examples.map(({ data }) => data[name]).find(Boolean);
  return referenceSection(text, jsonBlock(sample, name));
};

/** `<WebhookEventTable />`: every event, with when it's sent and a link to its section. */
export const webhookEventTable: RenderTag = () =>
  table(
    'Webhook events',
    ['Event', "When it's sent"],
    webhookEventNames().map((name) => ({
      properties: { id: `webhook-events-${name}` },
      cells: [
        link(`${eventsPage}#event-${name.replaceAll(/[._]/g, '-')}`, code(name)),
        readWebhookSchema(name).description,
      ],
    })),
  );

/** `<WebhookTestVectors />`: deliveries with known signatures, each with what it shows. */
export const webhookVectors: RenderTag = () =>
  Object.values<WebhookTestVector>(webhookTestVectors).map((vector) => {
    const lines = (['secret', 'id', 'timestamp', 'body', 'signature'] as const).map(
      (part) => `${part.padEnd('timestamp'.length)}  ${vector[part]}`,
    );
    return [renderMarkdown(vector.description), codeBlock('text', lines.join('\n'), 'Test delivery')];
  });
