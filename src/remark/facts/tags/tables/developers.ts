import {
  type ApiField,
  type ApiOperation,
  apiErrors,
  apiHeaders,
  apiJobs,
  apiKeyFields,
  apiKeyKinds,
  apiOperations,
  apiScope,
  apiScopes,
  exportFormats,
  exportStatuses,
  idPrefixes,
  paging,
  pathFields,
} from '../../../../facts/api';
import { type EmbedOption, embedOptions, hasDefaultValue } from '../../../../facts/embed';
import {
  type SdkEvent,
  type SdkMethod,
  type SdkObject,
  sdkErrors,
  sdkEvents,
  sdkMethods,
  sdkObjects,
  sdkStates,
} from '../../../../facts/sdk';
import {
  type WebhookEvent,
  webhookActorKinds,
  webhookChatFields,
  webhookEvents,
  webhookHeaders,
  webhookRetries,
  webhookSwitchOff,
} from '../../../../facts/webhooks';
import { code, codes, planUp } from './cells';
import { type Column, type FactTable, type FactTables, forEach, ofList, ofRecord } from './define';

type Field = Pick<ApiField, 'name' | 'type' | 'does' | 'limit' | 'default'> & { readonly required?: boolean };

const nameColumn: Column<Field> = ['Name', ({ name }) => [code(name)]];

/** A table of fields: those of an object, an event or a request. */
export function fieldTable(caption: string, list: readonly Field[]): FactTable {
  return ofList(
    caption,
    list,
    [
      nameColumn,
      ['Type', ({ type }) => [code(type)]],
      ['What it is', ({ does }) => does],
      ['Needed', ({ required }) => (required ? 'Yes' : undefined)],
      ['Limit', ({ limit }) => limit],
      ['Default', (field) => field.default],
    ],
    ({ name }) => name,
  );
}

function meanings(
  caption: string,
  columns: readonly [string, string],
  values: Readonly<Record<string, string>>,
): FactTable {
  return ofRecord(caption, values, [
    [columns[0], (_, word) => [code(word)]],
    [columns[1], (meaning) => meaning],
  ]);
}

const methodColumns: readonly Column<SdkMethod>[] = [
  ['Name', (_, id) => [code(id)]],
  ['Signature', ({ signature }) => [code(signature)]],
  ['What it does', ({ does }) => does],
  ['Gives back', ({ returns }) => returns],
  ['Fails', ({ fails }) => fails],
  ['Error codes', (method) => codes(method.codes)],
  ['Plan', ({ plan }) => planUp(plan)],
  ['Since', ({ since }) => since],
];

const embedTables: FactTables = {
  'embed-attributes': ofRecord<EmbedOption>('Options of an embed', embedOptions, [
    ['Option', (_, name) => [code(name)]],
    ['What it does', ({ does }) => does],
    ['Values', ({ values }) => values],
    ['Default', (option) => (hasDefaultValue(option) ? [code(option.default)] : option.default)],
    ['Plan', ({ plan }) => planUp(plan)],
    ['In the address of an iframe', ({ inAddress }) => inAddress],
    ['Modes', ({ modes }) => (modes ? codes(modes) : 'all')],
  ]),
  'embed-option-types': ofRecord<EmbedOption>('Options of mount', embedOptions, [
    ['Option', (_, name) => [code(name)]],
    ['Type', ({ type }) => [code(type)]],
    ['Needed', ({ required }) => required ?? false],
    ['Since', ({ since }) => since],
    ['Example', ({ example }) => [code(example)]],
  ]),
};

const sdkTables: FactTables = {
  'sdk-methods': ofRecord<SdkMethod>('Methods of the SDK', sdkMethods, methodColumns),
  'sdk-events': ofRecord<SdkEvent>('Events of the SDK', sdkEvents, [
    ['Event', (_, name) => [code(name)]],
    ['When it comes', ({ when }) => when],
    ['Carries', ({ payload }) => codes(payload.map(({ name }) => name))],
    ['Plan', ({ plan }) => planUp(plan)],
  ]),
  ...forEach<SdkEvent>(sdkEvents, 'sdk-event', ({ payload }, name) =>
    fieldTable(`What ${name} carries`, payload),
  ),
  'sdk-errors': ofRecord('Errors of the SDK', sdkErrors, [
    ['Code', (_, id) => [code(id)]],
    ['Cause', ({ cause }) => cause],
    ['What to do', ({ cure }) => cure],
    ['Try again', ({ retryNote }) => retryNote],
  ]),
  'sdk-objects': ofRecord<SdkObject>('Objects of the SDK', sdkObjects, [
    ['Object', (_, name) => [code(name)]],
    ['What it is', ({ does }) => does],
    ['Fields', (object) => codes(object.fields.map(({ name }) => name))],
  ]),
  ...forEach<SdkObject>(sdkObjects, 'sdk-object', (object, name) =>
    fieldTable(`Fields of ${name}`, object.fields),
  ),
  'sdk-states': ofRecord('States of a chat in the page', sdkStates, [
    ['State', (_, id) => [code(id)]],
    ['What it means', ({ does }) => does],
    ['What can follow', ({ next }) => codes(next)],
  ]),
};

const apiTables: FactTables = {
  'api-scopes': ofRecord('Scopes of an API key', apiScopes, [
    ['Scope', (_, id) => [code(id)]],
    ['What a key with it can do', ({ opens }) => opens],
  ]),
  'api-jobs': ofList('Scopes for common jobs', apiJobs, [
    ['Job', ({ job }) => job],
    ['Scopes', ({ scopes }) => codes(scopes)],
  ]),
  'api-key-kinds': ofRecord('Kinds of API key', apiKeyKinds, [
    ['Begins with', ({ prefix }) => [code(prefix)]],
    ['Reaches', ({ reaches }) => reaches],
    ['Sample', ({ sample }) => [code(sample)]],
  ]),
  'api-key-fields': ofRecord<{ label: string; required: boolean; does: string; limit?: string }>(
    'What you set for an API key',
    apiKeyFields,
    [
      ['Field', ({ label }) => label],
      ['What it does', ({ does }) => does],
      ['Needed', ({ required }) => required],
      ['Limit', ({ limit }) => limit],
    ],
  ),
  'api-operations': ofRecord<ApiOperation>('Operations of the API', apiOperations, [
    ['Operation', ({ method, path }) => [code(`${method} ${path}`)]],
    ['What it does', ({ summary }) => summary],
    ['Scope', ({ scope }) => [code(scope)]],
    ['Success', ({ status }) => status],
    ['Answers', ({ answers, list }) => (answers ? `${list ? 'list of ' : ''}\`${answers}\`` : 'nothing')],
    ['Note', ({ note }) => note],
  ]),
  'api-path-fields': fieldTable('Placeholders of paths', Object.values(pathFields)),
  'api-paging': fieldTable('Parameters of lists', paging.parameters),
  'api-errors': ofRecord('Errors of the API', apiErrors, [
    ['Type', (_, type) => [code(type)]],
    ['Status', ({ status }) => status],
    ['Title', ({ title }) => title],
    ['Cause', ({ cause }) => cause],
    ['What to do', ({ cure }) => cure],
    ['Try again', ({ retryNote }) => retryNote],
  ]),
  'api-headers': ofRecord('Headers of requests and answers', apiHeaders, [
    ['Header', (_, name) => [code(name)]],
    ['In', (header) => header.in],
    ['Always', ({ required }) => required],
    ['What it does', ({ does }) => does],
    ['Sample', ({ sample }) => [code(sample)]],
  ]),
  'id-prefixes': meanings('Prefixes of ids', ['Prefix', 'What it stands for'], idPrefixes),
  'export-statuses': meanings('States of an export', ['State', 'What it means'], exportStatuses),
  'export-formats': meanings('Formats of an export', ['Format', 'What it is'], exportFormats),
  'api-or-other': ofList('What to take for what', apiScope, [
    ['Want', ({ want }) => want],
    ['Take', ({ use }) => use],
  ]),
};

const webhookTables: FactTables = {
  'webhook-events': ofRecord<WebhookEvent>('Events of webhooks', webhookEvents, [
    ['Event', (_, id) => [code(id)]],
    ['When it is sent', ({ when }) => when],
  ]),
  'webhook-chat-fields': fieldTable('What every event holds', webhookChatFields),
  'webhook-actor-kinds': meanings('Who can be the actor', ['kind', 'Who'], webhookActorKinds),
  'webhook-headers': ofRecord('Headers of a delivery', webhookHeaders, [
    ['Header', (_, name) => [code(name)]],
    ['What it holds', ({ does }) => does],
    ['Sample', ({ sample }) => [code(sample)]],
  ]),
  'webhook-retries': ofList('Retries', webhookRetries, [
    ['Retry', ({ attempt }) => attempt],
    ['Wait before it', ({ waitText }) => waitText],
    ['Since the first try', ({ totalText }) => totalText],
  ]),
  'webhook-switch-off': ofList('What switches a webhook off', webhookSwitchOff, [
    ['When', ({ when }) => when],
    ['What happens', ({ happens }) => happens],
    ['E-mail', ({ mail }) => mail],
  ]),
};

/** Tables for developers: embeds, SDK, API and webhooks. */
export const developerTables: FactTables = { ...embedTables, ...sdkTables, ...apiTables, ...webhookTables };
