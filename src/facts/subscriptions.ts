import { moneyLimits } from './limits/money';
import { numberOf, planFeature, plans } from './plans';
import { amount } from './quantity';

const grace = moneyLimits['downgrade-grace'].text;
const refundTime = moneyLimits['refund-subscription'].text;

/** One way in which a subscription begins, changes or ends. */
export interface SubscriptionChange {
  /** A few words, as in a table's first column. */
  readonly label: string;
  /** When it takes hold. A sentence. */
  readonly when: string;
  /** What it costs or gives back. A sentence. */
  readonly money: string;
  /** What becomes of the chat. A sentence or two. */
  readonly effect: string;
}

/** How a subscription begins, changes, moves and ends. */
export const subscriptionChanges = {
  trial: {
    label: 'Try Plus or Pro',
    when: `At once, for ${moneyLimits.trial.text}.`,
    money: 'Nothing. No card is asked for, and nothing is charged at the end.',
    effect: `Everything of the plan works. Each chat has one trial; it ends on Free unless you subscribe. A mail reminds you ${moneyLimits['trial-reminder'].text} before the end.`,
  },
  upgrade: {
    label: 'Go to a larger plan',
    when: 'At once.',
    money: 'You pay the difference for the days that are left of the paid period.',
    effect: 'Everything of the larger plan works after a reload. The next full payment is on the usual day.',
  },
  downgrade: {
    label: 'Go to a smaller plan',
    when: 'At the end of the paid period. Until then you can change your mind.',
    money: 'The next payment is the smaller price. Days already paid for are used, not refunded.',
    effect: `What exceeds the smaller plan is kept, read only, for ${grace}.`,
  },
  cancel: {
    label: 'Cancel',
    when: 'At the end of the paid period. Until then you can take it back with **Keep my plan**.',
    money: 'No further payment.',
    effect: `The chat goes on as Free. What exceeds Free is kept, read only, for ${grace}.`,
  },
  'to-yearly': {
    label: 'Pay by the year',
    when: 'At once.',
    money: `A year costs as much as ${moneyLimits['yearly-price'].text}; what is left of the paid month is taken off.`,
    effect: 'The plan stays as it is.',
  },
  'to-monthly': {
    label: 'Pay by the month again',
    when: 'At the end of the paid year.',
    money: 'From then on the price of a month, each month.',
    effect: 'The plan stays as it is.',
  },
  'give-away': {
    label: 'Give a paid chat to another owner',
    when: 'At once, when the new owner accepts.',
    money:
      'The paid period runs out under the former card, which is not charged again. The new owner adds a card of their own.',
    effect:
      'The plan stays until the end of the paid period. Without a new card the chat then goes on as Free.',
  },
  'into-organization': {
    label: 'Move a chat into an organization',
    when: 'At once.',
    money: "The chat's own subscription ends, and what is left of it is credited to its payer, pro rata.",
    effect: 'Address, messages and ranks stay. The chat has the plan of the organization.',
  },
  'out-of-organization': {
    label: 'Move a chat out of an organization',
    when: 'At once.',
    money:
      'The chat takes a subscription of its own, or goes on as Free. An extra chat of the organization is credited, pro rata.',
    effect: `Address, messages and ranks stay. What exceeds the new plan is kept, read only, for ${grace}.`,
  },
  'wrong-chat': {
    label: 'Paid for the wrong chat',
    when: 'When support has answered.',
    money: 'Nothing. Support moves the subscription to the right chat.',
    effect: 'The right chat has the plan at once; the other one goes back to the plan it had.',
  },
  'delete-chat': {
    label: 'Delete a chat',
    when: 'At once.',
    money: `No further payment. A refund only within ${refundTime} of the first purchase or a renewal.`,
    effect: 'The subscription ends with the chat. Taking the deletion back brings the chat back on Free.',
  },
  'delete-account': {
    label: 'Delete the account that pays',
    when: 'When the deletion is confirmed. Own chats are transferred or deleted before.',
    money: 'No further payment from the cards of that account.',
    effect: 'A transferred chat keeps its plan until the end of the paid period.',
  },
} as const satisfies Record<string, SubscriptionChange>;

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

/** Days on which a failed payment is tried again. */
export const retryDays: readonly number[] = failedPaymentDays
  .map(({ day }) => day)
  .filter((day) => day > 0 && day < numberOf(moneyLimits['failed-payment-fall']));

/** What a payer can do while a payment is failing, in the order in which it helps. */
export const failedPaymentCures = [
  'Open **Account settings → Billing** and choose another card, or correct the one you have.',
  'Select **Pay now**: you need not wait for the next attempt.',
  'Ask your bank when the card is right and is still declined.',
  'Let another owner of the chat pay, with a card of their own.',
] as const;

/** How a failed payment differs for an organization that pays by invoice. */
export const unpaidInvoice = `An invoice is due within ${moneyLimits['invoice-due'].text}. After that day the same ${moneyLimits['failed-payment-fall'].text} run: reminders go to the billing contact, then the organization's chats fall to ${plans.free.name}.`;

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

/** What holds for the whole table of going down, in sentences. */
export const goingDownRules = [
  `Nothing is lost in the first ${grace}.`,
  'The same holds when a trial ends and when a chat falls to Free after a failed payment.',
  `Going up again inside ${grace} brings all back.`,
  'Of things that are too many, the newest are switched off; of notices, the oldest.',
  'Bans, mutes, ranks, friends and blocks do not depend on the plan.',
] as const;

/** What visitors of a chat notice when it falls to Free, in sentences. */
export const visitorsNotice = [
  'A banner with an advertisement stands under the message box.',
  `The chat is full at ${planFeature('people-online', 'free').text} people, unless boosts add places.`,
  `Only ${amount(planFeature('channels', 'free').amount ?? 1, 'channel')} can be written in; the others can be read.`,
  `After ${grace} messages older than ${planFeature('history', 'free').text} are gone.`,
  'Radio, games and the newest of the custom emoji are switched off.',
] as const;

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

/** Why an organization has no trial, and what to do instead. */
export const organizationTrial = `Organization has no trial. Try ${plans.pro.name} with one chat for ${moneyLimits.trial.text}; the chat can move into the organization afterwards, with everything in it.`;

/** Who may see and change the subscription of a chat, and of an organization. */
export const billingAccess = {
  chat: 'Owners of the chat. Administrators see the plan, not the payments.',
  organization: 'Owners of the organization.',
} as const;
