import fs from 'node:fs';
import path from 'node:path';
import { botCommands, commands } from '../../facts/commands';
import { accountSettingsPages, places } from '../../facts/interface';
import { limits } from '../../facts/limits';
import { permissions, ranksInSettings } from '../../facts/permissions';
import { planFeatures, planIds, yearlyPrice } from '../../facts/plans';
import { amount } from '../../facts/quantity';
import { ranks } from '../../facts/ranks';
import { allSettings } from '../../facts/settings';
import type { Command, Limit, RankId } from '../../facts/types';
import { webhookSignature } from '../../facts/webhooks';
import { isGeneric, isStopWord, tokenize } from '../engine/tokens';
import type { FactDocument } from '../file';
import type { PageContent } from './extract';
import { questions } from './questions';

/** Returns a label's words that a question has to contain. */
function wordsOf(label: string): string {
  return [...new Set(tokenize(label).map(({ text }) => text))]
    .filter((word) => !isStopWord(word) && !isGeneric(word))
    .join(' ');
}

function plain(markdown: string): string {
  return markdown.replace(/[*`]/g, '');
}

function andAbove(rank: RankId): string {
  return rank === 'owner' ? ranks.owner.name : `${ranks[rank].name} and above`;
}

// How readers ask for rows of the plan table, if not with the words of their labels.
const featureWords: Readonly<Record<string, string>> = {
  price: 'price/cost/costs/pay/much month? monthly? chat? per?',
  'people-online':
    'people/users/members/visitors/persons/places online/once/fit/simultaneously/same chat? at? time?',
  history: 'history message? messages? kept? days?',
  'upload-size': 'file/upload/uploads/attachment/files size? mb? biggest? per?',
  'upload-storage': 'storage/space/disk/quota total? file? files? upload? uploads?',
  advertisements: 'ads/advertisements/advertising/ad/banner',
  'archive-export': 'export archive? far? back? days? messages?',
  'archive-search': 'search archive? far? back? messages?',
  'action-log': 'action/audit log history? kept? days?',
  'staff-keys': 'staff key/keys active?',
  'open-polls': 'polls/poll open? once? same? time? at? active? simultaneous? parallel?',
  support: 'support/help response? answer? time? reply? fast?',
  sdk: 'sdk mount? theme?',
  'sign-in-tokens': 'sign/sso token/tokens in?',
  'single-sign-on': 'sso/single sign? on?',
  'caw-filter': 'filter level/levels caw?',
  'caw-games': 'games/game caw?',
  'custom-emoji': 'custom emoji/emojis/emotes',
};

const permissionWords: Readonly<Record<string, string>> = {
  'read-messages': 'read messages/message',
  'send-messages': 'send/write/post messages/message',
  'report-messages': 'report message/messages?',
  'send-links': 'send/post/share links/link',
  'upload-files': 'upload/send files/file/pictures/images/uploads?',
  'start-direct-messages': 'start/send direct/dm/dms/private message? messages?',
  'vote-in-polls': 'vote/votes poll? polls? in?',
  'change-own-messages': 'edit own messages?',
  'start-games': 'start/play game/games/trivia/quiz/numrace/typerace caw?',
  'create-polls': 'create/make/start poll/polls',
  'post-notices': 'post/pin/create notice/notices/message/messages',
  'delete-messages': 'delete others/other/messages messages? people?',
  'mute-kick-ban': 'mute/kick people? members? someone?',
  'set-slow-mode': 'turn/set/start slow/slowmode mode? on? off?',
  'handle-queue': 'approve/handle messages/reports queue? held?',
  'see-ip-tags': 'see ip tags? tag? addresses? address?',
  'give-regular': 'assign/give/remove regular rank?',
  'ban-longer': 'ban permanently/permanent/longer/forever/ip people? tags? tag?',
  'see-action-log': 'see/read/view action/audit log whole?',
  'read-archive': 'read/search/see archive',
  'change-settings': 'change/edit settings chat?',
  'give-moderator': 'assign/give/make/add moderator/moderators/mod/mods rank?',
  'give-administrator': 'assign/give/make/create administrator/administrators/admin/admins/keys staff? rank?',
  'change-owner-settings': 'change webhooks/billing/security settings?',
  export: 'export archive/messages/chat/log action? the?',
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

/** Returns the values that a query can ask for, from the facts of the product. */
export function factsOf(docsDir: string, pages: ReadonlyMap<string, PageContent>): FactDocument[] {
  const facts: FactDocument[] = Object.entries(planFeatures).map(([id, { label, values }]) => [
    'plan',
    label,
    featureWords[id] ?? wordsOf(label),
    planIds.map((plan) => (values[plan].text === '–' ? 'no' : values[plan].text)),
    `/subscriptions#${id}`,
  ]);
  facts.push([
    'plan',
    'Price per year',
    'year/yearly/annual/annually price? cost? costs? much? per?',
    planIds.map((plan) => amount(yearlyPrice(plan), 'dollar')),
    '/subscriptions#price',
  ]);
  const homes = homesOfLimits(docsDir, pages);
  for (const [id, limit] of Object.entries<Limit>(limits)) {
    const url = homes.get(id) ?? otherHomes[id];
    if (url && !id.endsWith('-default')) {
      const label = plain(limit.label);
      facts.push(['value', label, questions.get(id) ?? wordsOf(label), [limit.text], url]);
    }
  }
  for (const { pageId, page, id, setting } of allSettings) {
    const pageWords = wordsOf(page.label).split(' ');
    facts.push([
      'setting',
      setting.label,
      [setting.label]
        .map((name) =>
          [wordsOf(name) || pageWords.join(' '), ...pageWords.map((word) => `${word}?`)].join(' '),
        )
        .join('|'),
      [plain(setting.default ?? '–'), places[`chat-settings/${pageId}`]?.join(' → ') ?? ''],
      `/chat-settings/${pageId}#setting-${id}`,
    ]);
  }
  for (const [id, { label, rank }] of Object.entries(permissions)) {
    const question = permissionWords[id] ?? wordsOf(label);
    facts.push(['who', label, question, [andAbove(rank)], `/chat-features/ranks#permission-${id}`]);
  }
  for (const { setting, label, rank } of ranksInSettings) {
    const url = `/chat-settings/${setting.replace('/', '#setting-')}`;
    facts.push(['who', plain(label), rankWords[setting] ?? wordsOf(label), [andAbove(rank)], url]);
  }
  for (const [id, words] of Object.entries(accountScreens)) {
    const labels = places[`account-settings/${id}`] ?? [];
    const label = accountSettingsPages[id as keyof typeof accountSettingsPages];
    facts.push(['setting', label, words, ['–', labels.join(' → ')], '/account-features#pages']);
  }
  for (const [id, { usage }] of Object.entries<Command>({ ...botCommands, ...commands })) {
    const name = usage.replace(/ ["[A-Z@].*$/, '');
    const url = sectionWith(pages, `#command-${id in commands ? 'chat' : 'caw'}-${id}`);
    facts.push([
      'syntax',
      name,
      tokenize(name)
        .map(({ text }) => text)
        .join(' '),
      [usage],
      url,
    ]);
  }
  for (const [route, { sections }] of pages) {
    for (const { hash, title, text } of sections) {
      const status = hash.startsWith('#api-errors-') && /^\d{3}/.exec(text)?.[0];
      if (status) {
        const question = `${status} error? code? status? api? means? mean? http?`;
        facts.push(['value', `API error ${status}`, question, [title], route + hash]);
      } else if (hash.startsWith('#id-prefixes-')) {
        const label = `Prefix of ${text.replace(/\.$/, '')} IDs`;
        facts.push(['value', label, `prefix ${wordsOf(text)} id? ids?`, [title], route + hash]);
      }
    }
  }
  const { secretPrefix } = webhookSignature;
  facts.push([
    'value',
    'Prefix of webhook secrets',
    'prefix webhook secret',
    [secretPrefix],
    '/chat-settings/webhooks#signature',
  ]);
  return facts;
}
