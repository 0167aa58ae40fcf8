import fs from 'node:fs';
import path from 'node:path';
import { botCommands, commands } from '../../facts/commands';
import { domainTargets } from '../../facts/domains';
import { accountSettingsPages, places } from '../../facts/interface';
import { limits } from '../../facts/limits';
import { permissions, ranksInSettings } from '../../facts/permissions';
import { planFeatures, planIds, yearlyPrice } from '../../facts/plans';
import { addresses } from '../../facts/product';
import { amount } from '../../facts/quantity';
import { ranks } from '../../facts/ranks';
import { allSettings, type FoundSetting } from '../../facts/settings';
import type { Command, Limit, RankId } from '../../facts/types';
import { webhookSignature } from '../../facts/webhooks';
import { type FactValue, factValues } from '../../remark/facts/tags/values';
import { tokenize } from '../engine/tokens';
import type { PageContent } from './extract';
import { type FoundFact, factsInTables } from './tableFacts';

function plain(markdown: string): string {
  return markdown.replace(/[*`]/g, '');
}

function andAbove(rank: RankId): string {
  return rank === 'owner' ? ranks.owner.name : `${ranks[rank].name} and above`;
}

/** Limits, and the other single values that pages name. */
const namedValues = new Map<string, { readonly label: string; readonly text: string }>([
  ...Object.entries<Limit>(limits),
  ...Object.entries<FactValue>(factValues).flatMap(([id, { label, value }]) =>
    label ? [[id, { label, text: value }] as const] : [],
  ),
]);

// Where readers expect values that several pages name, and where rows made from several facts or code show them.
const otherHomes: ReadonlyMap<string, string> = new Map(
  Object.entries({
    'address-support': '/faq#support',
    'address-status': '/faq#uptime',
    'safe-query': '/chat-settings/chat-appearance#safe',
    'seat-price': '/subscriptions#organization-billing-seat',
    'extra-chat-price': '/subscriptions#organization-billing-chat',
    'filter-levels': '/bot/filter-sensitivity#levels',
    'dice-count': '/bot#command-caw-roll',
    'dice-sides': '/bot#command-caw-roll',
    'webhook-url-length': '/chat-settings/webhooks#setting-url',
    'chat-tag-length': '/chat-settings/chat-information#setting-tags',
    'social-image-size': '/chat-settings/page-appearance#setting-social-image',
    'footer-link-label': '/chat-settings/page-appearance#setting-footer-links',
    'large-emoji': '/chat-settings/emoji#setting-large-emoji',
    'word-filter-entry': '/chat-settings/moderation#setting-word-filter',
  } satisfies Partial<Record<keyof typeof limits | keyof typeof factValues, string>>),
);

/** Returns where a value is explained: the section that shows it whose words fit its label best. */
function homesOfValues(docsDir: string, pages: ReadonlyMap<string, PageContent>): Map<string, string> {
  const best = new Map<string, { url: string; score: number }>();
  // Of equal homes, the first counts, whatever the order of the pages.
  for (const [route, { title, sections }] of [...pages].sort(([a], [b]) => (a < b ? -1 : 1))) {
    const file = path.join(docsDir, `${route}.mdx`);
    const source = fs.existsSync(file) ? fs.readFileSync(file, 'utf8') : '';
    const penalty = /^\/faq$|^\/writing|\/guides\//.test(route) ? 2 : 0;
    let hash = '';
    for (const line of source.split('\n')) {
      hash = /^#{2,3} .*\{\/\* (#[\w-]+) \*\/\}/.exec(line)?.[1] ?? hash;
      const rowHash = /\{\/\* (#[\w-]+) \*\/\}/.exec(line)?.[1] ?? hash;
      const lists = [...line.matchAll(/<(?:Limit\w*|Fact) ids?="([^"]+)"/g)].map(([, list = '']) => list);
      if (lists.length === 0) {
        continue;
      }
      const heading = sections.find((section) => section.hash === rowHash)?.title ?? '';
      const about = new Set(tokenize(`${title} ${heading} ${plain(line)}`).map(({ text }) => text));
      for (const id of lists.join(' ').split(' ')) {
        const words = tokenize(namedValues.get(id)?.label ?? '').map(({ text }) => text);
        const score = words.filter((word) => about.has(word)).length - penalty;
        if (score > (best.get(id)?.score ?? Number.NEGATIVE_INFINITY)) {
          best.set(id, { url: route + rowHash, score });
        }
      }
    }
  }
  return new Map([...best].map(([id, { url }]) => [id, url]));
}

function urlOf({ pageId, id }: Pick<FoundSetting, 'pageId' | 'id'>): string {
  return `/chat-settings/${pageId}#setting-${id}`;
}

/** Returns the values that a query can ask for, from the facts of the product. */
export function factsOf(docsDir: string, pages: ReadonlyMap<string, PageContent>): FoundFact[] {
  const facts: FoundFact[] = Object.entries(planFeatures).map(([id, { label, values }]) => [
    `/subscriptions#${id}`,
    'plan',
    label,
    ...planIds.map((plan) => (values[plan].text === '–' ? 'no' : values[plan].text)),
  ]);
  const yearlyPrices = planIds.map((plan) => amount(yearlyPrice(plan), 'dollar'));
  facts.push(['/subscriptions#price', 'plan', 'Price per year', ...yearlyPrices]);
  const homes = homesOfValues(docsDir, pages);
  for (const [id, value] of namedValues) {
    const setting = allSettings.find((one) => one.setting.range === value);
    const url = otherHomes.get(id) ?? homes.get(id) ?? (setting && urlOf(setting));
    // Defaults of settings are added with the settings.
    const isDefault = id.endsWith('-default');
    if (url && !(isDefault && url.startsWith('/chat-settings/'))) {
      facts.push([url, isDefault ? 'default' : 'value', plain(value.label), value.text]);
    }
  }
  for (const { pageId, page, id, setting } of allSettings) {
    const values = [
      // An empty default says nothing.
      plain(setting.default ?? '').replace(/^Empty$/, ''),
      places[`chat-settings/${pageId}`]?.join(' → ') ?? '',
      setting.who ?? andAbove(setting.rank ?? page.rank),
    ];
    facts.push([urlOf({ pageId, id }), 'setting', plain(setting.label), ...values]);
  }
  for (const [id, { label, rank }] of Object.entries(permissions)) {
    const url = `/chat-features/ranks#permission-${id}`;
    facts.push([url, 'who', label, andAbove(rank)]);
  }
  for (const { setting, label, rank } of ranksInSettings) {
    const url = `/chat-settings/${setting.replace('/', '#setting-')}`;
    facts.push([url, 'who', plain(label), andAbove(rank)]);
  }
  for (const [id, label] of Object.entries(accountSettingsPages)) {
    const way = places[`account-settings/${id}`]?.join(' → ') ?? '';
    facts.push(['/account-features#pages', 'where', `Where to find ${label}`, way]);
  }
  for (const [id, { usage, rank }] of Object.entries<Command>({ ...botCommands, ...commands })) {
    const name = usage.replace(/ (?:["[A-Z@]|\S+\|).*$/, '');
    const url = id in commands ? `/chat-features#command-chat-${id}` : `/bot#command-caw-${id}`;
    facts.push([url, 'command', name, usage, andAbove(rank)]);
  }
  const signature = '/chat-settings/webhooks/verify#signature';
  const { secretPrefix } = webhookSignature;
  const records = '/organizations/custom-domains#dns-records';
  facts.push(['/organizations/api', 'value', 'Base URL of the API', addresses.api]);
  facts.push([records, 'value', 'Target of the CNAME record', domainTargets.cname]);
  facts.push([signature, 'value', 'Prefix of webhook secrets', secretPrefix]);
  return [...facts, ...factsInTables(pages)];
}
