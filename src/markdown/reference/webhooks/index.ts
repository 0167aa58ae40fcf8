import { webhookTestVectors } from '../../../facts/webhooks';
import { uncapitalize } from '../../../utils/text';
import { entryAttribute, keyAndEntryAttribute } from '../../attributes';
import { defineTag } from '../../defineTag';
import { definitionList } from '../../html/definitionList';
import { element, type HtmlContent, inlineCode } from '../../html/hast';
import { table } from '../../html/table';
import { codeBlock, jsonBlock, referenceSection, renderMarkdown } from '../blocks';
import type { Schema } from '../schema';
import { toDefinitions } from '../schemaDefinitions';
import { readEventNames, readWebhookSchema, type WebhookSchema } from './schemas';

const eventsPage = '/chat-settings/webhooks/events';

function renderFields(prefix: string, object: Schema): HtmlContent {
  const fields = toDefinitions(object, { prefix, objectPage: eventsPage });
  return fields.length > 0 && definitionList(fields);
}

function readEvents(): Record<string, WebhookSchema> {
  return Object.fromEntries(readEventNames().map((name) => [name, readWebhookSchema(name)]));
}

/** `<WebhookEvent name="message.created" />`: an event with its fields, an example, and a link to its schema. */
export const WebhookEvent = defineTag({ name: entryAttribute(readEvents, 'event') }, ({ name: event }) => {
  const { title, description, properties, examples } = event;
  // `pathname://` tells Docusaurus that this is a file, not a page.
  const schemaUrl = `pathname:///webhooks/${title}.json`;
  return referenceSection(
    [
      renderMarkdown(`Sent when ${uncapitalize(description)} ${properties.data?.description ?? ''}`),
      renderFields(`webhook-event-${title}`, properties.data ?? {}),
      element('p', {}, 'JSON Schema: ', element('a', { href: schemaUrl }, inlineCode(`${title}.json`))),
    ],
    jsonBlock(examples[0], title),
  );
});

function readObjects(): Record<string, Schema> {
  const event = readWebhookSchema('event');
  return { ...event.$defs, event };
}

/** `<WebhookObject name="message" />`: an object that several events contain, or `event`, the object around them. */
export const WebhookObject = defineTag(
  { name: keyAndEntryAttribute(readObjects, 'object') },
  ({ name: { key, entry: object } }) => {
    const text = [renderMarkdown(object.description ?? ''), renderFields(`webhook-${key}`, object)];
    const inEvents = Object.values(readEvents()).map(({ examples }) => examples[0].data[key]);
    return referenceSection(text, jsonBlock(object.examples?.[0] ?? inEvents.find(Boolean), key));
  },
);

/** `<WebhookEventTable />`: the events with links to their sections. */
export const WebhookEventTable = defineTag({}, () =>
  table(
    'Webhook events',
    ['Event', "When it's sent"],
    readEventNames().map((name) => ({
      properties: { id: `webhook-events-${name}` },
      cells: [
        element('a', { href: `${eventsPage}#event-${name.replaceAll(/[._]/g, '-')}` }, inlineCode(name)),
        readWebhookSchema(name).description,
      ],
    })),
  ),
);

/** `<WebhookTestVectors />`: deliveries with known signatures. */
export const WebhookTestVectors = defineTag({}, () =>
  Object.values(webhookTestVectors).map((vector) => {
    const names = ['secret', 'id', 'timestamp', 'body', 'signature'] as const;
    const lines = names.map((name) => `${name.padEnd('timestamp'.length)}  ${vector[name]}`);
    return [renderMarkdown(vector.description), codeBlock('text', lines.join('\n'), 'Test delivery')];
  }),
);
