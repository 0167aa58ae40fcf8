import { expect, test } from 'vitest';
import { botCommands, commands } from '../../src/facts/commands';
import { ssoErrors } from '../../src/facts/sso';
import { webhookHeaders } from '../../src/facts/webhooks';
import { readContract } from '../../src/markdown/reference/api/contract';
import { readDeclarations } from '../../src/markdown/reference/sdk/declarations';
import { webhookEventNames } from '../../src/markdown/reference/webhooks/schemas';
import { faultsOn, texts } from '../support/builtSite';
import { docRoutes } from '../support/routes';

// Writers type names of the product's interfaces into sentences. Each has to exist.

const chatMembers = readDeclarations().interfaces.get('RookeryChat') ?? [];
const usages = [...Object.values(commands), ...Object.values(botCommands)].map(({ usage }) => usage);
const actions = readContract().components.schemas.Action?.anyOf?.[0]?.enum ?? [];

test.each<[kind: string, pattern: RegExp, known: readonly unknown[]]>([
  [
    'events and actions',
    /^(?:message|member|rank|report|approval|poll|boost|chat)\.(?:[a-z_]+ed|left)$/,
    [...webhookEventNames(), ...actions],
  ],
  [
    'commands',
    /^\/(?:caw [a-z]+\b|[a-z]+(?= |$))/,
    [
      '/caw',
      ...usages.map((usage) => usage.split(' ', usage.startsWith('/caw') ? 2 : 1).join(' ')),
      ...docRoutes,
      // Of the API, and of the product's site.
      ...['/accounts', '/chats', '/about', '/html', '/key'],
    ],
  ],
  ['headers of webhooks', /^webhook-[a-z]+$/, Object.keys(webhookHeaders)],
  ['errors of single sign-on', /^sso_[a-z_]+$/, Object.keys(ssoErrors)],
  [
    'methods',
    /(?<=^(?:chat\.)?)\w+(?=\()/,
    // The last is CSS.
    [...chatMembers.map(({ name }) => name), 'mount', 'rookeryToken', 'url'],
  ],
])('%s that pages name exist', (_, pattern, known) => {
  const faults = faultsOn(docRoutes, ($) =>
    texts($, '.markdown :is(p, li, td, h2, h3) code')
      .flatMap((code) => pattern.exec(code)?.[0] ?? [])
      .filter((name) => !known.includes(name)),
  );
  expect(faults).toEqual([]);
});
