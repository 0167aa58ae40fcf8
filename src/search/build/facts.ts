import fs from 'node:fs';
import path from 'node:path';
import { botCommands, commands } from '../../facts/commands';
import { domainTargets } from '../../facts/domains';
import { accountSettingsPages, places } from '../../facts/interface';
import { limits } from '../../facts/limits';
import { permissions, ranksInSettings } from '../../facts/permissions';
import { planFeatures, planIds, yearlyPrice } from '../../facts/plans';
import { amount } from '../../facts/quantity';
import { ranks } from '../../facts/ranks';
import { allSettings, type FoundSetting } from '../../facts/settings';
import type { Command, Limit, RankId } from '../../facts/types';
import { webhookSignature } from '../../facts/webhooks';
import { tokenize } from '../engine/tokens';
import type { FactDocument } from '../file';
import type { PageContent } from './extract';

/** A fact with the URL of its place. */
export type FoundFact = readonly [
  ...(FactDocument extends readonly [...infer Rest, number] ? Rest : never),
  url: string,
];

function plain(markdown: string): string {
  return markdown.replace(/[*`]/g, '');
}

function andAbove(rank: RankId): string {
  return rank === 'owner' ? ranks.owner.name : `${ranks[rank].name} and above`;
}

// Limits that pages show in rows made from several facts.
const otherHomes: Readonly<Record<string, string>> = {
  'seat-price': '/subscriptions#organization-billing-seat',
  'extra-chat-price': '/subscriptions#organization-billing-chat',
};

/** Returns where a limit is explained: the section that shows it whose words fit its label best. */
function homesOfLimits(docsDir: string, pages: ReadonlyMap<string, PageContent>): Map<string, string> {
  const best = new Map<string, { url: string; score: number }>();
  // Of equal homes, the first counts, whatever the order of the pages.
  for (const [route, { title, sections }] of [...pages].sort(([a], [b]) => (a < b ? -1 : 1))) {
    const file = path.join(docsDir, `${route}.mdx`);
    const source = fs.existsSync(file) ? fs.readFileSync(file, 'utf8') : '';
    let hash = '';
    for (const line of source.split('\n')) {
      hash = /^#{2,3} .*\{\/\* (#[\w-]+) \*\/\}/.exec(line)?.[1] ?? hash;
      const rowHash = /\{\/\* (#[\w-]+) \*\/\}/.exec(line)?.[1] ?? hash;
      for (const [, list = ''] of line.matchAll(/<Limit\w* ids?="([^"]+)"/g)) {
        for (const id of list.split(' ')) {
          const limit: Limit | undefined = Object.entries(limits).find(([key]) => key === id)?.[1];
          const heading = sections.find((section) => section.hash === rowHash)?.title ?? '';
          const about = new Set(tokenize(`${title} ${heading} ${plain(line)}`).map(({ text }) => text));
          const words = tokenize(limit?.label ?? '').map(({ text }) => text);
          const penalty = /^\/faq$|^\/writing|\/guides\//.test(route) ? 2 : 0;
          const score = words.filter((word) => about.has(word)).length - penalty;
          if (score > (best.get(id)?.score ?? Number.NEGATIVE_INFINITY)) {
            best.set(id, { url: route + rowHash, score });
          }
        }
      }
    }
  }
  return new Map([...best].map(([id, { url }]) => [id, url]));
}

/** The columns of tables whose cells are values that readers ask for. */
const columns: Readonly<Record<string, (name: string) => readonly [kind: FactDocument[0], label: string]>> = {
  Lifetime: (name) => ['value', `Lifetime of ${name}`],
  Price: (name) => ['value', `Price of ${name}`],
  Boosts: (name) => ['value', `Boosts for level ${name}`],
  Scope: (name) => ['scope', `Scope of ${name}`],
  Cause: (name) => ['value', name],
};

/** Returns the facts in the rows of tables. */
function factsInTables(pages: ReadonlyMap<string, PageContent>): FoundFact[] {
  const facts: FoundFact[] = [];
  const unused = new Set(Object.keys(columns));
  const errors = new Map<string, { url: string; codes: string[] }>();
  const types: string[] = [];
  for (const [route, { rows }] of pages) {
    for (const { hash, name, cells } of rows) {
      const url = route + hash;
      for (const [column, factOf] of Object.entries(columns)) {
        const cell = cells[column];
        if (cell) {
          unused.delete(column);
          facts.push([...factOf(name), [cell], url]);
        }
      }
      if (cells.Default && hash.startsWith('#embed-')) {
        facts.push(['default', `Default of ${name}`, [cells.Default], url]);
      }
      if (cells.Type && hash.startsWith('#id-prefixes-')) {
        facts.push(['value', `Prefix of ${cells.Type} IDs`, [name], url]);
      }
      if (cells.Status && /^\d{3}$/.test(cells.Status)) {
        const { codes } = errors.get(cells.Status) ?? { codes: [] };
        errors.set(cells.Status, { url, codes: [...codes, name] });
        facts.push(['value', name, [cells['What it means'] ?? ''], url]);
        facts.push(['value', `Status of ${name}`, [cells.Status], url]);
      }
      types.push(cells['File extension'] ?? '');
    }
  }
  if (unused.size > 0) {
    throw new Error(
      `src/search/build/facts.ts reads the columns ${[...unused].join(', ')}, which no table has. ` +
        'If a column has another name now, write that name.',
    );
  }
  // Several codes aren't an answer.
  for (const [status, { url, codes }] of errors) {
    if (codes.length === 1) {
      facts.push(['value', `API status ${status}`, codes, url]);
    }
  }
  const allTypes = types.filter(Boolean).join(', ');
  return [...facts, ['value', 'File types for uploads', [allTypes], '/chat-features/uploads#types']];
}

function urlOf({ pageId, id }: Pick<FoundSetting, 'pageId' | 'id'>): string {
  return `/chat-settings/${pageId}#setting-${id}`;
}

/** Returns the values that a query can ask for, from the facts of the product. */
export function factsOf(docsDir: string, pages: ReadonlyMap<string, PageContent>): FoundFact[] {
  const facts: FoundFact[] = Object.entries(planFeatures).map(([id, { label, values }]) => [
    'plan',
    label,
    planIds.map((plan) => (values[plan].text === '–' ? 'no' : values[plan].text)),
    `/subscriptions#${id}`,
  ]);
  const yearlyPrices = planIds.map((plan) => amount(yearlyPrice(plan), 'dollar'));
  facts.push(['plan', 'Price per year', yearlyPrices, '/subscriptions#price']);
  const homes = homesOfLimits(docsDir, pages);
  for (const [id, limit] of Object.entries<Limit>(limits)) {
    const setting = allSettings.find((one) => one.setting.range === limit);
    const url = homes.get(id) ?? otherHomes[id] ?? (setting && urlOf(setting));
    // Defaults of settings are added with the settings.
    const isDefault = id.endsWith('-default');
    if (url && !(isDefault && url.startsWith('/chat-settings/'))) {
      facts.push([isDefault ? 'default' : 'value', plain(limit.label), [limit.text], url]);
    }
  }
  for (const { pageId, page, id, setting } of allSettings) {
    const values = [
      // An empty default says nothing.
      plain(setting.default ?? '–').replace(/^Empty$/, '–'),
      places[`chat-settings/${pageId}`]?.join(' → ') ?? '',
      setting.who ?? andAbove(setting.rank ?? page.rank),
    ];
    facts.push(['setting', setting.label, values, urlOf({ pageId, id })]);
  }
  for (const [id, { label, rank }] of Object.entries(permissions)) {
    const url = `/chat-features/ranks#permission-${id}`;
    facts.push(['who', label, [andAbove(rank)], url]);
  }
  for (const { setting, label, rank } of ranksInSettings) {
    const url = `/chat-settings/${setting.replace('/', '#setting-')}`;
    facts.push(['who', plain(label), [andAbove(rank)], url]);
  }
  for (const [id, label] of Object.entries(accountSettingsPages)) {
    const path = places[`account-settings/${id}`]?.join(' → ') ?? '';
    facts.push(['setting', label, ['–', path], '/account-features#pages']);
  }
  for (const [id, { usage, rank }] of Object.entries<Command>({ ...botCommands, ...commands })) {
    const name = usage.replace(/ (?:["[A-Z@]|\S+\|).*$/, '');
    const url = id in commands ? `/chat-features#command-chat-${id}` : `/bot#command-caw-${id}`;
    facts.push(['command', name, [usage, andAbove(rank)], url]);
  }
  const signature = '/chat-settings/webhooks/verify#signature';
  const { secretPrefix } = webhookSignature;
  const records = '/organizations/custom-domains#dns-records';
  facts.push(['value', 'Target of the CNAME record', [domainTargets.cname], records]);
  facts.push(['value', 'Prefix of webhook secrets', [secretPrefix], signature]);
  return [...facts, ...factsInTables(pages)];
}
