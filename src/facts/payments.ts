import { moneyLimits } from './limits/money';
/** What can be asked back, for how long, and what cannot. */
export interface Refund {
  readonly label: string;
  /** Whether money can come back. */
  readonly refunded: boolean;
  /** Until when. "–" where there is no refund. */
  readonly within: string;
  /** The condition, and where the money goes. A sentence. */
  readonly how: string;
}

/** Refunds by what was bought. */
export const refunds = {
  subscription: {
    label: 'Subscription, first purchase',
    refunded: true,
    within: moneyLimits['refund-subscription'].text,
    how: 'The whole payment goes back, and the chat goes on as Free.',
  },
  renewal: {
    label: 'Subscription, renewal',
    refunded: true,
    within: moneyLimits['refund-subscription'].text,
    how: 'The payment of the renewal goes back, and the chat goes on as Free.',
  },
  'rest-of-period': {
    label: 'Rest of a paid period after a downgrade or cancellation',
    refunded: false,
    within: '–',
    how: 'The plan works until the end of the paid period instead.',
  },
  'deleted-chat': {
    label: 'Subscription of a deleted chat',
    refunded: true,
    within: moneyLimits['refund-subscription'].text,
    how: 'Counted from the first purchase or the renewal, not from the deletion.',
  },
  'feather-pack': {
    label: 'Feather pack, unused',
    refunded: true,
    within: moneyLimits['refund-feathers'].text,
    how: 'The money goes back to the card or account that paid, and the feathers go.',
  },
  'feather-pack-used': {
    label: 'Feather pack, of which feathers have been spent',
    refunded: false,
    within: '–',
    how: 'What is left stays in your account and does not expire.',
  },
  'won-feathers': {
    label: 'Feathers won or given',
    refunded: false,
    within: '–',
    how: 'They were not paid for with money.',
  },
  'shop-item': {
    label: 'Shop item',
    refunded: false,
    within: '–',
    how: 'It belongs to your account for as long as it lasts.',
  },
  boost: {
    label: 'Boost',
    refunded: false,
    within: '–',
    how: `Once used it is not refunded; it can move to another chat, ${moneyLimits['boost-moves'].text}.`,
  },
  'under-age': {
    label: 'Anything bought by somebody under age without consent',
    refunded: true,
    within: moneyLimits['refund-parent'].text,
    how: 'A parent asks for it; used feathers do not matter.',
  },
  'charged-twice': {
    label: 'The same thing charged twice',
    refunded: true,
    within: 'at any time',
    how: 'The second charge goes back. A hold that was never charged disappears by itself.',
  },
} as const satisfies Record<string, Refund>;

/** Buying a plan, step by step. */
export const buyingSteps = [
  'Open **Account settings → Billing** and select **Change plan** beside the chat. Only chats that you own are listed.',
  'Choose a plan, and a month or a year.',
  'Choose a way to pay and enter the billing address.',
  'Check the total with tax, then select **Pay**.',
  'Reload the chat. The receipt is in your mail and in **Account settings → Billing**.',
] as const;
