import fs from 'node:fs';
import path from 'node:path';
import { botCommands, commands } from '../../facts/commands';
import { accountSettingsPages, places } from '../../facts/interface';
import { limits } from '../../facts/limits';
import { permissions, ranksInSettings } from '../../facts/permissions';
import { planFeatures, planIds, yearlyPrice } from '../../facts/plans';
import { amount } from '../../facts/quantity';
import { ranks } from '../../facts/ranks';
import { allSettings, type FoundSetting } from '../../facts/settings';
import type { Command, Limit, RankId, Setting } from '../../facts/types';
import { webhookSignature } from '../../facts/webhooks';
import { contentWords, stemOf, tokenize } from '../engine/tokens';
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

// How readers ask for rows of the plan table, if not with the words of their labels.
const featureWords: Readonly<Record<string, string>> = {
  price: 'price/cost/pay/much/fee/monthly monthly?',
  'people-online': 'people/users/members/visitors/places/online online? once? fit? simultaneously? same?',
  history: 'history',
  'upload-size': 'file/upload/attachment',
  'upload-storage': 'storage/space/disk/quota file? files?',
  advertisements: 'ads/advertisements/advertising/banner',
  'archive-export': 'export back? messages?',
  'archive-search': 'search back? messages?',
  'action-log': 'action/audit log',
  'staff-keys': 'staff key',
  'pinned-notices': 'notices pinned?',
  'custom-css': 'css custom?',
  'custom-domains': 'domains custom?',
  'open-polls': 'polls same? active? simultaneous? parallel?',
  support: 'support/help answer? reply?',
  sdk: 'sdk',
  'sign-in-tokens': 'sign/sso token',
  'single-sign-on': 'sso/single',
  'caw-filter': 'filter level',
  'caw-games': 'games',
  'trivia-packs': 'trivia pack',
  'custom-emoji': 'emoji/emotes',
};

const permissionWords: Readonly<Record<string, string>> = {
  'send-messages': 'send/write/post messages',
  'report-messages': 'report',
  'send-links': 'link send? post? share?',
  'upload-files': 'upload/send pictures/images?',
  'start-direct-messages': 'start/send direct/dm/private',
  'vote-in-polls': 'vote',
  'change-own-messages': 'edit own',
  'start-games': 'start/play game/trivia/quiz/numrace/typerace',
  'create-polls': 'create/make/start poll',
  'post-notices': 'post/pin/create notice/message',
  'delete-messages': 'delete others/messages people?',
  'mute-kick-ban': 'mute/kick/ban people? members?',
  'set-slow-mode': 'turn/set/start slow/slowmode',
  'handle-queue': 'approve/handle messages/reports queue?',
  'see-ip-tags': 'see ip tags addresses?',
  'give-regular': 'assign/give/remove regular rank?',
  'ban-longer': 'ban permanently/longer/forever/ip people?',
  'see-action-log': 'see/read/view action/audit log',
  'read-archive': 'read/search/see archive',
  'change-settings': 'change/edit settings',
  'give-moderator': 'assign/give/make/add moderator/mod rank?',
  'give-administrator': 'assign/give/make/create administrator/admin/keys rank?',
  'change-owner-settings': 'change webhooks/billing/security settings?',
  export: 'export archive/messages/chat/log',
};

const rankWords: Readonly<Record<string, string>> = {
  'notifications/mention-here': 'here mention?',
  'notifications/mention-everyone': 'everyone mention? use?',
};

// Limits that pages show in rows made from several facts.
const otherHomes: Readonly<Record<string, string>> = {
  'seat-price': '/subscriptions#organization-billing-seat',
  'extra-chat-price': '/subscriptions#organization-billing-chat',
};

// The screens of the account settings, with what readers look for on them.
const accountScreens: Readonly<Record<string, string>> = {
  profile: 'avatar/username/status/name/profile change? display? picture? text?',
  security:
    'email/password/2fa/passkey/passkeys/sessions/security/factor/recovery change? address? two? authentication? codes? my?',
  notifications: 'notifications/digest/push change? email? turn? off?',
  appearance: 'appearance/theme/font/dark change? mode? size? language?',
  'friends-and-blocks': 'friends/blocks/blocked list? people?',
  bookmarks: 'bookmarks',
  purchases: 'purchases/feathers/bought',
  billing: 'billing/invoices/invoice/receipts/receipt/card/subscription payment? change? credit?',
  privacy: 'privacy/data download? delete? my? account?',
};

/** Returns the URL of the section or row with a hash. */
function sectionWith(pages: ReadonlyMap<string, PageContent>, hash: string): string {
  const page = [...pages].find(([, { sections }]) => sections.some((section) => section.hash === hash));
  return `${page?.[0] ?? ''}${hash}`;
}

/** Returns where a limit is explained: the section that shows it whose words fit its label best. */
function homesOfLimits(docsDir: string, pages: ReadonlyMap<string, PageContent>): Map<string, string> {
  const best = new Map<string, { url: string; score: number }>();
  for (const [route, { title, sections }] of pages) {
    const file = [`${route}.mdx`, `${route}/index.mdx`]
      .map((name) => path.join(docsDir, name))
      .find((name) => fs.existsSync(name));
    const source = file ? fs.readFileSync(file, 'utf8') : '';
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
          const penalty = route === '/faq' || route.startsWith('/writing') ? 2 : 0;
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
  "How long it's kept": (name) => ['value', `Lifetime of ${name}`, `${name} cookie?`],
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
  const errors = new Map<string, { url: string; codes: string[] }>();
  const types: string[] = [];
  for (const [route, { rows }] of pages) {
    for (const { hash, name, cells } of rows) {
      const url = route + hash;
      for (const [column, factOf] of Object.entries(columns)) {
        const cell = cells[column];
        if (cell) {
          const [kind, label, question = ''] = factOf(name, cells);
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
      }
      types.push(cells['File extension'] ?? '');
    }
  }
  for (const [status, { url, codes }] of errors) {
    const question = `${status} error? code? status? api? mean? means? http?`;
    facts.push(['value', `API status ${status}`, question, [codes.join(', ')], url]);
  }
  const typeWords =
    'file/files/upload/uploads/picture/pictures types/type/extensions/formats file? upload? send?';
  const allTypes = types.filter(Boolean).join(', ');
  return [
    ...facts,
    ['value', 'File types for uploads', typeWords, [allTypes], '/chat-features/uploads#types'],
  ];
}

/** Returns the words that readers use for a setting and that its label doesn't contain, each as a separate question. */
function namesOf({ label, words = [] }: Setting): string {
  const own = contentWords(label).map(stemOf);
  const names = words.map(contentWords);
  const others = names.filter((name) => !own.every((stem) => name.map(stemOf).includes(stem)));
  return [...new Map(others.map((name) => [name.map(stemOf).sort().join(' '), name.join(' ')])).values()]
    .filter(Boolean)
    .join('|');
}

function urlOf({ pageId, id }: Pick<FoundSetting, 'pageId' | 'id'>): string {
  return `/chat-settings/${pageId}#setting-${id}`;
}

/** Returns the values that a query can ask for, from the facts of the product. */
export function factsOf(docsDir: string, pages: ReadonlyMap<string, PageContent>): FoundFact[] {
  const facts: FoundFact[] = Object.entries(planFeatures).map(([id, { label, values }]) => [
    'plan',
    label,
    featureWords[id] ?? '',
    planIds.map((plan) => (values[plan].text === '–' ? 'no' : values[plan].text)),
    `/subscriptions#${id}`,
  ]);
  const yearlyPrices = planIds.map((plan) => amount(yearlyPrice(plan), 'dollar'));
  const yearWords = 'year/yearly/annual/annually price? cost? costs? much? per?';
  facts.push(['plan', 'Price per year', yearWords, yearlyPrices, '/subscriptions#price']);
  const homes = homesOfLimits(docsDir, pages);
  for (const [id, limit] of Object.entries<Limit>(limits)) {
    const setting = allSettings.find((one) => one.setting.range === limit);
    const url = homes.get(id) ?? otherHomes[id] ?? (setting && urlOf(setting));
    if (url && !id.endsWith('-default')) {
      facts.push(['value', plain(limit.label), questions.get(id) ?? '', [limit.text], url]);
    }
  }
  for (const { pageId, page, id, setting } of allSettings) {
    const values = [
      // An empty default says nothing.
      plain(setting.default ?? '–').replace(/^Empty$/, '–'),
      places[`chat-settings/${pageId}`]?.join(' → ') ?? '',
      andAbove(setting.rank ?? page.rank),
    ];
    facts.push(['setting', setting.label, namesOf(setting), values, urlOf({ pageId, id })]);
  }
  for (const [id, { label, rank }] of Object.entries(permissions)) {
    facts.push([
      'who',
      label,
      permissionWords[id] ?? '',
      [andAbove(rank)],
      `/chat-features/ranks#permission-${id}`,
    ]);
  }
  for (const { setting, label, rank } of ranksInSettings) {
    const url = `/chat-settings/${setting.replace('/', '#setting-')}`;
    facts.push(['who', plain(label), rankWords[setting] ?? '', [andAbove(rank)], url]);
  }
  for (const [id, words] of Object.entries(accountScreens)) {
    const labels = places[`account-settings/${id}`] ?? [];
    const label = accountSettingsPages[id as keyof typeof accountSettingsPages];
    facts.push(['setting', label, words, ['–', labels.join(' → ')], '/account-features#pages']);
  }
  for (const [id, { usage, rank }] of Object.entries<Command>({ ...botCommands, ...commands })) {
    const name = usage.replace(/ (?:["[A-Z@]|\S+\|).*$/, '');
    const url = sectionWith(pages, `#command-${id in commands ? 'chat' : 'caw'}-${id}`);
    facts.push(['command', name, name.slice(1), [usage, andAbove(rank)], url]);
  }
  const secretPrefix = [webhookSignature.secretPrefix];
  facts.push(...factsInTables(pages), [
    'value',
    'Prefix of webhook secrets',
    'prefix webhook secret',
    secretPrefix,
    '/chat-settings/webhooks/verify#signature',
  ]);
  return facts;
}
