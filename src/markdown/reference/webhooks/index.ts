import { webhookTestVectors } from '../../../facts/webhooks';
import { uncapitalize } from '../../../utils/text';
import { entryAttribute, keyAndEntryAttribute } from '../../attributes';
import { defineTag } from '../../defineTag';
import { definitionList } from '../../html/definitionList';
import { element, type HtmlContent, inlineCode } from '../../html/hast';
import { table } from '../../html/table';
import { readEvents, readOpenApi } from '../api/openapi';
import { codeBlock, jsonBlock, referenceSection, renderMarkdown } from '../blocks';
import type { Schema } from '../schema';
import { toDefinitions } from '../schemaDefinitions';

const eventsPage = '/chat-settings/webhooks/events';

function renderFields(prefix: string, object: Schema): HtmlContent {
  const fields = toDefinitions(object, { prefix, objectPage: eventsPage });
  return fields.length > 0 && definitionList(fields);
}

/** `<WebhookEvent name="message.created" />`: an event with its fields, and an example. */
export const WebhookEvent = defineTag({ name: entryAttribute(readEvents, 'event') }, ({ name: event }) => {
  const { title, description, properties = {}, examples } = event;
  return referenceSection(
    [
      renderMarkdown(`Sent when ${uncapitalize(description)} ${properties.data?.description ?? ''}`),
      renderFields(`webhook-event-${title}`, properties.data ?? {}),
    ],
    jsonBlock(examples[0], title),
  );
});

function readObjects(): Record<string, Schema> {
  const { EventChat, EventMessage, EventMember, Actor } = readOpenApi().components.schemas;
  return { chat: EventChat, message: EventMessage, member: EventMember, actor: Actor };
}

/** `<WebhookObject name="message" />`: an object that several events contain. */
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
    Object.entries(readEvents()).map(([name, { description }]) => ({
      properties: { id: `webhook-events-${name}` },
      cells: [
        element('a', { href: `${eventsPage}#event-${name.replaceAll(/[._]/g, '-')}` }, inlineCode(name)),
        description,
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
