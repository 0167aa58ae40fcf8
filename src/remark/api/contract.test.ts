import fs from 'node:fs';
import { describe, expect, test } from 'vitest';
import { accountLimits } from '../../facts/limits/accounts';
import { developerLimits } from '../../facts/limits/developers';
import { messageLimits } from '../../facts/limits/messages';
import { moderationLimits } from '../../facts/limits/moderation';
import { organizationLimits } from '../../facts/limits/organizations';
import { settingsLimits } from '../../facts/limits/settings';
import { planFeatures } from '../../facts/plans';
import { addresses } from '../../facts/product';
import { rankIds } from '../../facts/ranks';
import { chatCategories } from '../../facts/settings/chat-information';
import { readWebhookSchema } from '../webhooks/schemas';
import { operationsOf, readContract, type Schema } from './contract';

const contract = readContract();
const { components, info, servers } = contract;

function operation(id: string) {
  const found = operationsOf(contract).find(({ operation: { operationId } }) => operationId === id);
  return { description: found?.operation.description ?? '', ...found?.operation };
}

function bodyField(id: string, field: string): Schema | undefined {
  return operation(id).requestBody?.content['application/json']?.schema.properties?.[field];
}

describe('the contract has the facts', () => {
  const { schemas, parameters, headers } = components;

  test.each<[string, Schema | undefined, { readonly min?: number; readonly max?: number }]>([
    ['chat address', schemas.ChatAddress, settingsLimits['chat-address']],
    ['chat name', schemas.ChatName, settingsLimits['chat-name']],
    ['chat description', schemas.ChatDescription, settingsLimits['chat-description']],
    ['chat rules', schemas.ChatRules, settingsLimits['chat-rules']],
    ['tags of a chat', schemas.ChatTags, settingsLimits['chat-tags']],
    ['tag', schemas.ChatTags?.items, settingsLimits['chat-tag-length']],
    ['channel name', bodyField('create-channel', 'name'), settingsLimits['channel-name']],
    ['channel topic', bodyField('create-channel', 'topic'), settingsLimits['channel-topic']],
    ['username', schemas.Username, accountLimits.username],
    ['display name', schemas.DisplayName, accountLimits['display-name']],
    ['external id', schemas.ExternalId, developerLimits['api-external-id']],
    ['text of a message', bodyField('post-message', 'text'), messageLimits['message-length']],
    ['text, as in the settings', bodyField('post-message', 'text'), settingsLimits['message-maximum']],
    ['reason of a ban', bodyField('create-ban', 'reason'), moderationLimits['action-reason']],
    ['page size', schemas.PageSize, developerLimits['api-page-size']],
    ['idempotency key', parameters.idempotency_key?.schema, developerLimits['api-idempotency-key']],
  ])('for the limit of the %s', (_, schema, { min, max }) => {
    const { minLength, maxLength, minItems, maxItems, minimum, maximum } = schema ?? {};
    expect({ max: maxLength ?? maxItems ?? maximum }).toEqual({ max });
    // An array without a lower bound can be empty.
    expect(minLength ?? minItems ?? minimum).toBe(min);
  });

  test('for what its sentences say', () => {
    const sentences = [
      [info.description, developerLimits['api-tls'].text],
      [info.description, developerLimits['api-body-size'].text],
      [operation('delete-chat').description, settingsLimits['chat-delete-undo'].text],
      [operation('set-rank').description, moderationLimits['temprank-length'].text],
      [operation('create-ban').description, moderationLimits['ban-length'].text],
      [operation('create-account').description, organizationLimits['org-invitation-lifetime'].text],
      [operation('delete-account').description, accountLimits['account-deletion-undo'].text],
      [operation('list-action-log').description, planFeatures['action-log'].values.organization.text],
      [JSON.stringify(components.responses.rate_limited), developerLimits['api-rate'].text],
    ] as const;
    expect(sentences.filter(([sentence, limit]) => !sentence.includes(limit))).toEqual([]);
    expect(headers['RateLimit-Limit']?.example).toBe(developerLimits['api-rate'].max);
    expect(schemas.PageSize?.default).toBe(developerLimits['api-page-size-default'].max);
    expect(servers.map(({ url }) => url)).toEqual([addresses.api]);
  });

  test('for ranks, categories, and ids', () => {
    expect(schemas.Rank?.enum).toEqual(rankIds);
    expect(schemas.RankName?.anyOf?.[0]?.enum).toEqual(rankIds);
    expect(schemas.ChatCategory?.enum).toEqual(chatCategories);
    expect(schemas.Chat?.properties?.category?.enum).toEqual([...chatCategories, null]);
    const given = bodyField('set-rank', 'rank')?.anyOf?.[0]?.enum ?? [];
    expect(given.filter((rank) => !(rankIds as readonly unknown[]).includes(rank))).toEqual([]);
    const lengths = JSON.stringify(contract).match(/(?<=0-9A-HJKMNP-TV-Z\]\{)\d+/g) ?? [];
    expect(new Set(lengths)).toEqual(new Set([String(developerLimits['api-id-length'].max)]));
  });
});

describe('the page about the API', () => {
  const page = fs.readFileSync('docs/organizations/api.mdx', 'utf8');
  const rowsOf = (table: string) =>
    [...page.matchAll(new RegExp(`\\{/\\* #${table}-(\\S+) \\*/\\} \\| (\\S+)`, 'g'))].map(
      ([, id, cell]) => [id, cell] as const,
    );

  test('lists the errors of the contract, each with its status', () => {
    const { type, status } = components.schemas.Problem?.properties ?? {};
    expect(rowsOf('api-errors')).toEqual(
      type?.enum?.map((name, index) => [name, String(status?.enum?.[index])]),
    );
    const responses = Object.keys(components.responses).filter((name) => name !== 'done');
    expect(responses).toEqual(type?.enum);
  });

  test('lists the states and the formats of an export', () => {
    const { status, format } = components.schemas.Export?.properties ?? {};
    expect(rowsOf('export-statuses').map(([id]) => id)).toEqual(status?.enum);
    expect(rowsOf('export-formats').map(([id]) => id)).toEqual(format?.enum);
  });

  test('names the same kinds of actor as the webhooks', () => {
    const inApi = components.schemas.Entry?.properties?.actor?.properties?.kind?.enum;
    const { data } = readWebhookSchema('member.banned').properties;
    expect(inApi).toEqual(data.properties?.actor?.properties?.kind?.enum);
    const rows = fs
      .readFileSync('docs/chat-settings/webhooks.mdx', 'utf8')
      .match(/(?<=#webhook-actor-kinds-)\w+/g);
    expect(rows).toEqual(inApi);
  });

  test('lists every prefix of an id, and every path parameter', () => {
    const prefixes = rowsOf('id-prefixes').map(([id]) => id);
    const used = [...JSON.stringify(contract).matchAll(/(?<=\^\(?)(?:[a-z]+\|)*[a-z]+(?=\)?_\[0-9A-HJ)/g)];
    const inContract = used.flatMap(([match]) => match.split('|')).map((word) => `${word}_`);
    expect(inContract.filter((prefix) => !prefixes.includes(prefix))).toEqual([]);
    const inPaths = Object.values(components.parameters).filter((parameter) => parameter.in === 'path');
    expect(rowsOf('api-path-fields').map(([id]) => id)).toEqual(inPaths.map(({ name }) => name));
  });
});
