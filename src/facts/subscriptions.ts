import { moneyLimits } from './limits/money';
import { numberOf, planFeature, plans } from './plans';

const grace = moneyLimits['downgrade-grace'].text;
/** One day of the calendar of a failed payment. */
export interface FailedPaymentDay {
  /** Days since the payment failed first. */
  readonly day: number;
  /** What Rookery does. A sentence. */
  readonly happens: string;
  /** What still works meanwhile. A sentence. */
  readonly works: string;
  /** The mail that the payer gets. A sentence. */
  readonly mail: string;
}

const everythingWorks = 'Everything of the plan.';

/** What happens when a payment fails, day by day, until the chat falls to Free. */
export const failedPaymentDays = [
  {
    day: 0,
    happens: 'The payment fails for the first time.',
    works: everythingWorks,
    mail: 'What failed, which card, and a link to **Billing** to change it.',
  },
  {
    day: 1,
    happens: 'First new attempt.',
    works: everythingWorks,
    mail: 'Only if the attempt succeeds: a receipt.',
  },
  {
    day: 3,
    happens: 'Second new attempt.',
    works: everythingWorks,
    mail: 'A reminder, and the day of the next attempt.',
  },
  {
    day: 5,
    happens: 'Third new attempt.',
    works: everythingWorks,
    mail: 'A reminder, and the day of the last attempt.',
  },
  {
    day: 7,
    happens: 'Last new attempt.',
    works: everythingWorks,
    mail: 'The day on which the chat falls to Free, and what that means.',
  },
  {
    day: numberOf(moneyLimits['failed-payment-fall']),
    happens: 'The chat falls to Free.',
    works: `Everything of ${plans.free.name}. What exceeds it is kept, read only, for ${grace}.`,
    mail: `The chat is on ${plans.free.name} now. Paying within ${grace} brings all back.`,
  },
] as const satisfies readonly FailedPaymentDay[];

/** One row of the table of what happens when a plan goes down. */
export interface GoingDown {
  /** What it is about: "Channels". */
  readonly label: string;
  /** What happens on the first day of the smaller plan. A fragment. */
  readonly atOnce: string;
  /** What is true while the grace period runs. A fragment. */
  readonly meanwhile: string;
  /** What is true after it. A fragment. */
  readonly after: string;
}

const keptOff = 'kept, switched off';
const valuesKept = 'values kept, switched off';
const valuesGone = 'values deleted';
const staysOff = 'stay switched off until you delete them or go up again';

/** What happens to each feature when a chat or an organization goes to a smaller plan. */
export const goingDown = {
  'people-online': {
    label: 'People online',
    atOnce: 'new arrivals stop at the new limit; nobody is put out',
    meanwhile: 'the new limit holds',
    after: 'the new limit holds',
  },
  history: {
    label: 'Message history',
    atOnce: 'nothing is deleted',
    meanwhile: 'older messages can be read',
    after: "messages older than the new plan's history are deleted, with their files",
  },
  'action-log': {
    label: 'Action log',
    atOnce: 'nothing is deleted',
    meanwhile: 'older entries can be read',
    after: "entries older than the new plan's time are deleted",
  },
  archive: {
    label: 'Archive',
    atOnce: 'search and export work as before',
    meanwhile: 'search and export work as before, so that you can save what you need',
    after: "search and export reach as far back as the new plan's",
  },
  'upload-storage': {
    label: 'Upload storage',
    atOnce: 'no new uploads over the quota',
    meanwhile: 'all files can be opened',
    after: 'files stay as long as their messages; uploads begin again below the quota',
  },
  'upload-size': {
    label: 'Upload size',
    atOnce: 'new files up to the new size',
    meanwhile: 'larger files sent before can be opened',
    after: 'larger files stay as long as their messages',
  },
  channels: {
    label: 'Channels',
    atOnce: 'the newest extra ones are archived',
    meanwhile: 'archived ones can be read',
    after: 'they stay archived; their messages age as all others do',
  },
  advertisements: {
    label: 'Advertisements',
    atOnce: `shown on ${plans.free.name}, unless boosts take them away`,
    meanwhile: 'shown',
    after: 'shown',
  },
  'custom-css': {
    label: 'Custom CSS',
    atOnce: 'off',
    meanwhile: valuesKept,
    after: valuesGone,
  },
  logo: {
    label: 'Own logo or none in the icon bar, favicon, footer links, custom icons',
    atOnce: 'off; the Rookery logo comes back',
    meanwhile: valuesKept,
    after: valuesGone,
  },
  'custom-emoji': {
    label: 'Custom emoji',
    atOnce: 'the newest extra ones are off; messages show their names',
    meanwhile: keptOff,
    after: staysOff,
  },
  'custom-ranks': {
    label: 'Custom ranks',
    atOnce: 'act as their base rank',
    meanwhile: 'kept, with name and holders',
    after: 'go on as their base rank until you delete them or go up again',
  },
  notices: {
    label: 'Pinned notices',
    atOnce: 'the oldest extra ones come down',
    meanwhile: 'kept in the list; you can post them again in the place of others',
    after: 'deleted from the list',
  },
  polls: {
    label: 'Polls',
    atOnce: 'running polls end as planned; new ones wait until one ends',
    meanwhile: 'the new limit holds',
    after: 'the new limit holds',
  },
  'staff-keys': {
    label: 'Staff keys',
    atOnce: 'the newest extra ones are off; ranks already redeemed stay',
    meanwhile: keptOff,
    after: 'expired',
  },
  'pre-approve': {
    label: 'Pre-approve',
    atOnce: 'off; what waits stays in the queue until it is decided or its time ends',
    meanwhile: valuesKept,
    after: valuesGone,
  },
  'hold-filtered': {
    label: '**Hold for approval** in the word filter',
    atOnce: 'acts as **Block**',
    meanwhile: 'acts as **Block**',
    after: 'is **Block**',
  },
  radio: { label: 'Radio', atOnce: 'off', meanwhile: valuesKept, after: valuesGone },
  translation: { label: 'Translation on request', atOnce: 'off', meanwhile: valuesKept, after: valuesGone },
  filter: {
    label: "Caw's filter",
    atOnce: `goes to the highest allowed level; on ${plans.free.name} that is level ${planFeature('caw-filter', 'free').amount ?? 1}`,
    meanwhile: 'your own level is remembered',
    after: 'the allowed level stays',
  },
  games: {
    label: "Caw's games and own trivia packs",
    atOnce: 'no new game starts; a running one is played to its end',
    meanwhile: 'scores and packs are kept',
    after: 'packs are deleted; feathers that people won stay theirs',
  },
  webhooks: {
    label: 'Webhooks',
    atOnce: 'the newest extra ones are off',
    meanwhile: keptOff,
    after: staysOff,
  },
  'sdk-events': {
    label: 'SDK events',
    atOnce: 'stop, except `ready` and `error`',
    meanwhile: 'handlers are not called',
    after: 'handlers are not called',
  },
  'sign-in-tokens': {
    label: 'Sign-in tokens',
    atOnce: 'refused with `plan_required`',
    meanwhile: 'the secret is kept',
    after: 'the secret is deleted',
  },
  'co-owners': {
    label: 'Co-owners',
    atOnce: 'stay; no new ones',
    meanwhile: 'stay',
    after: 'become Administrators',
  },
  'custom-domains': {
    label: 'Custom domains',
    atOnce: "forward to the chat's own address",
    meanwhile: 'forward',
    after: 'stop forwarding',
  },
  'ban-list-files': {
    label: 'Ban list as a file',
    atOnce: 'no import or export; all bans stay in force',
    meanwhile: 'all bans stay in force',
    after: 'all bans stay in force',
  },
  'organization-chats': {
    label: 'Chats of an organization',
    atOnce: `each goes on as ${plans.free.name}, or on a plan of its own`,
    meanwhile: 'address, messages and ranks stay',
    after: 'address, messages and ranks stay',
  },
  'sso-and-api': {
    label: 'Single sign-on and API',
    atOnce: 'off; API keys are refused',
    meanwhile: valuesKept,
    after: valuesGone,
  },
  'managed-accounts': {
    label: 'Managed accounts',
    atOnce: 'holders with a verified e-mail address get a mail with a link to set a password',
    meanwhile: 'an account becomes personal when its holder sets a password',
    after: 'accounts without a password are closed; their messages stay under **Deleted account**',
  },
} as const satisfies Record<string, GoingDown>;

/** What an organization's subscription counts, beside the plan table. */
export const organizationBilling = {
  seat: {
    label: 'Seat',
    included: moneyLimits['seats-included'],
    extra: moneyLimits['seat-price'],
    counts: 'An account with the role Owner, Manager or Auditor.',
    free: 'Members need no seat, those who come through single sign-on included.',
  },
  chat: {
    label: 'Chat',
    included: moneyLimits['chats-included'],
    extra: moneyLimits['extra-chat-price'],
    counts: 'A chat that belongs to the organization.',
    free: 'Chats in their days of deletion and test chats of the API cost nothing.',
  },
} as const;
