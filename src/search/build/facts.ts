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
import { contentWords, tokenize } from '../engine/tokens';
import type { FactDocument } from '../file';
import type { PageContent, Row } from './extract';
import { questions } from './questions';

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

/** The columns of tables whose cells are values that readers ask for. The words of the label ask for them, or others. */
const columns: Readonly<
  Record<
    string,
    (name: string, cells: Row['cells']) => readonly [kind: FactDocument[0], label: string, question?: string]
  >
> = {
  Lifetime: (name) => ['value', `Lifetime of ${name}`, `${name} cookie?`],
  Price: (name) => ['value', `Price of ${name}`, `${contentWords(name).join(' ')} shop? feathers?`],
  Boosts: (name) => ['value', `Boosts for level ${name}`, `level ${name} boosts? boost?`],
  Scope: (name, cells) => {
    const [verb = '', ...others] = (cells['What it does'] ?? '').toLowerCase().split(' ');
    const optional = contentWords(name).map((word) => `${word}?`);
    return ['scope', `Scope of ${name}`, [verb, ...contentWords(others.join(' ')), ...optional].join(' ')];
  },
  Cause: (name) => ['value', name, `${name} error? code? mean? means? meaning?`],
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
          const [kind, label, question = ''] = factOf(name, cells);
          unused.delete(column);
          facts.push([kind, label, question, [cell], url]);
        }
      }
      if (cells.Default && hash.startsWith('#embed-')) {
        const question = `${name} embed/embedded/option/attribute/iframe/mount/rookery/sdk chat?`;
        facts.push(['default', `Default of ${name}`, question, [cells.Default], url]);
      }
      if (cells.Type && hash.startsWith('#id-prefixes-')) {
        const label = `Prefix of ${cells.Type} IDs`;
        facts.push(['value', label, `prefix ${contentWords(cells.Type).join(' ')} id? ids?`, [name], url]);
      }
      if (cells.Status && /^\d{3}$/.test(cells.Status)) {
        const { codes } = errors.get(cells.Status) ?? { codes: [] };
        errors.set(cells.Status, { url, codes: [...codes, name] });
        const meaning = cells['What it means'] ?? '';
        facts.push(['value', name, `${name} error? code? mean? means? meaning?`, [meaning], url]);
        facts.push(['value', `Status of ${name}`, `${name} status http? error? code?`, [cells.Status], url]);
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
      const question = `${status} error? code? status? api? mean? means? http?`;
      facts.push(['value', `API status ${status}`, question, codes, url]);
    }
  }
  const words =
    'file/files/upload/uploads/picture/pictures types/type/extensions/formats file? upload? send?';
  const allTypes = types.filter(Boolean).join(', ');
  return [...facts, ['value', 'File types for uploads', words, [allTypes], '/chat-features/uploads#types']];
}

function urlOf({ pageId, id }: Pick<FoundSetting, 'pageId' | 'id'>): string {
  return `/chat-settings/${pageId}#setting-${id}`;
}

/** Returns the values that a query can ask for, from the facts of the product. */
export function factsOf(docsDir: string, pages: ReadonlyMap<string, PageContent>): FoundFact[] {
  const unused = new Set(questions.keys());
  const questionOf = (id: string) => {
    unused.delete(id);
    return questions.get(id) ?? '';
  };
  const facts: FoundFact[] = Object.entries(planFeatures).map(([id, { label, values }]) => [
    'plan',
    label,
    questionOf(id),
    planIds.map((plan) => (values[plan].text === '–' ? 'no' : values[plan].text)),
    `/subscriptions#${id}`,
  ]);
  const yearlyPrices = planIds.map((plan) => amount(yearlyPrice(plan), 'dollar'));
  const yearWords =
    'year/yearly/annual/annually price/cost/costs/much/pay per?|year/yearly/annual/annually per?';
  facts.push(['plan', 'Price per year', yearWords, yearlyPrices, '/subscriptions#price']);
  const homes = homesOfLimits(docsDir, pages);
  for (const [id, limit] of Object.entries<Limit>(limits)) {
    const setting = allSettings.find((one) => one.setting.range === limit);
    const url = homes.get(id) ?? otherHomes[id] ?? (setting && urlOf(setting));
    const question = questionOf(id in planFeatures ? `limit/${id}` : id);
    // Defaults of settings are added with the settings.
    const isDefault = id.endsWith('-default');
    if (url && !(isDefault && url.startsWith('/chat-settings/'))) {
      facts.push([isDefault ? 'default' : 'value', plain(limit.label), question, [limit.text], url]);
    }
  }
  for (const { pageId, page, id, setting } of allSettings) {
    const values = [
      // An empty default says nothing.
      plain(setting.default ?? '–').replace(/^Empty$/, '–'),
      places[`chat-settings/${pageId}`]?.join(' → ') ?? '',
      setting.who ?? andAbove(setting.rank ?? page.rank),
    ];
    const names = setting.words?.map((name) => contentWords(name).join(' ')).filter(Boolean) ?? [];
    facts.push(['setting', setting.label, names.join('|'), values, urlOf({ pageId, id })]);
  }
  for (const [id, { label, rank }] of Object.entries(permissions)) {
    const url = `/chat-features/ranks#permission-${id}`;
    facts.push(['who', label, questionOf(id), [andAbove(rank)], url]);
  }
  for (const { setting, label, rank } of ranksInSettings) {
    const url = `/chat-settings/${setting.replace('/', '#setting-')}`;
    facts.push(['who', plain(label), questionOf(setting), [andAbove(rank)], url]);
  }
  for (const [id, label] of Object.entries(accountSettingsPages)) {
    const path = places[`account-settings/${id}`]?.join(' → ') ?? '';
    const words = questionOf(`account-settings/${id}`);
    facts.push(['setting', label, words, ['–', path], '/account-features#pages']);
  }
  for (const [id, { usage, does, rank }] of Object.entries<Command>({ ...botCommands, ...commands })) {
    const name = usage.replace(/ (?:["[A-Z@]|\S+\|).*$/, '');
    const effect = contentWords(does);
    const question = effect.length <= 3 ? `${name.slice(1)}|${effect.join(' ')}` : name.slice(1);
    const url = id in commands ? `/chat-features#command-chat-${id}` : `/bot#command-caw-${id}`;
    facts.push(['command', name, question, [usage, andAbove(rank)], url]);
  }
  const signature = '/chat-settings/webhooks/verify#signature';
  const { secretPrefix } = webhookSignature;
  const records = '/organizations/custom-domains#dns-records';
  facts.push(['value', 'Target of the CNAME record', 'cname', [domainTargets.cname], records]);
  facts.push(['value', 'Prefix of webhook secrets', 'prefix webhook secret', [secretPrefix], signature]);
  if (unused.size > 0) {
    throw new Error(
      `src/search/build/questions.ts has words for ${[...unused].join(', ')}, which doesn't exist. ` +
        'Write the id of a plan feature, limit, permission, or setting.',
    );
  }
  return [...facts, ...factsInTables(pages)];
}
