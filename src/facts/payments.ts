import { moneyLimits } from './limits/money';
import { addresses } from './product';
import type { PlanId } from './types';

/** A way to pay. */
export interface PaymentMethod {
  readonly label: string;
  /** What it can pay for. A fragment. */
  readonly pays: string;
  /** The only plan that it can pay for, where there is just one. */
  readonly plan?: PlanId;
  /** What to know before choosing it. A sentence. */
  readonly note?: string;
}

const everything = 'subscriptions and feather packs';

/** The ways to pay. */
export const paymentMethods = {
  visa: { label: 'Visa', pays: everything },
  mastercard: { label: 'Mastercard', pays: everything },
  amex: { label: 'American Express', pays: everything },
  'apple-pay': {
    label: 'Apple Pay',
    pays: everything,
    note: 'Shown in browsers and on devices that have it set up.',
  },
  'google-pay': {
    label: 'Google Pay',
    pays: everything,
    note: 'Shown in browsers and on devices that have it set up.',
  },
  paypal: { label: 'PayPal', pays: everything },
  invoice: {
    label: 'Invoice and bank transfer',
    pays: 'Organization, paid by the year',
    plan: 'organization',
    note: `Due within ${moneyLimits['invoice-due'].text}. Write the invoice number into the transfer.`,
  },
} as const satisfies Record<string, PaymentMethod>;

/** A currency in which prices can be paid. */
export interface Currency {
  readonly code: string;
  readonly name: string;
}

/** The currencies. Prices are set in the first; the others are worked out from it at checkout. */
export const currencies = {
  usd: { code: 'USD', name: 'US dollar' },
  eur: { code: 'EUR', name: 'Euro' },
  gbp: { code: 'GBP', name: 'Pound sterling' },
} as const satisfies Record<string, Currency>;

/** What holds for prices in other currencies and for tax, in sentences. */
export const priceRules = [
  'Prices are in US dollars, before tax.',
  'Euro and pound prices are worked out from dollars at checkout. They stay the same until the plan changes.',
  'Tax is added at checkout, by the country of your billing address.',
  'A business can give its VAT or GST number. It is printed on the receipt, and where the law leaves the tax to the buyer, none is added.',
] as const;

/** How a payment reads on a card or bank statement. */
export const statementText = 'ROOKERY CHAT';

/** Where receipts, cards and numbers are, and what a receipt has, in sentences. */
export const receiptRules = [
  'A receipt comes by e-mail after every payment.',
  'All receipts are in **Account settings → Billing**, as PDF files.',
  'Enter a company name, address and VAT or GST number in **Billing**; they stand on receipts from then on.',
  'A receipt that lacks your tax number can be written anew from **Billing** for the current year.',
  'Invoices of an organization go to its billing contact.',
] as const;

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

/** How to ask for a refund, step by step. */
export const refundSteps = [
  'Open **Account settings → Billing** and choose the payment.',
  'Select **Ask for a refund** and give the reason.',
  `Without access to the account, write to \`${addresses.support}\` with the date, the amount and the last four digits of the card, never the whole number.`,
  `The money goes back the way it came, within ${moneyLimits['refund-arrival'].text}.`,
] as const;

/** What a chargeback does, in sentences. */
export const chargebackRules = [
  'A chargeback is a payment that the bank takes back because its customer disputes it.',
  'It locks the shop for the account that paid: nothing can be bought or given as a gift until it is settled.',
  'What the disputed payment bought is taken back: the plan ends, and its unused feathers go.',
  'Chats, messages and ranks are not touched.',
  `Write to \`${addresses.support}\` first: a refund is faster and locks nothing.`,
] as const;

/** What to look for when a charge is not known, in the order in which it helps. */
export const unknownChargeChecks = [
  `See whether the statement reads \`${statementText}\`. If not, the charge is not from Rookery.`,
  'Compare date and amount with **Account settings → Billing**, in each of your accounts.',
  'Ask people who may use the card: in a family, a club or a company.',
  `Write to \`${addresses.support}\` with the date, the amount and the last four digits of the card.`,
  'Call your bank when the card itself may be stolen.',
] as const;

/** Who holds card data, in sentences. */
export const cardDataRules = [
  'Card data is held by the payment processor, never by Rookery.',
  'Rookery keeps the kind of card, its last four digits and its month of expiry, so that you can tell your cards apart.',
] as const;

/** Why a payment does not go through, with the cure. */
export interface PaymentProblem {
  /** What the reader sees. */
  readonly sign: string;
  readonly cause: string;
  /** What to do. A sentence or two. */
  readonly cure: string;
}

/** Troubles with payments, most frequent first. */
export const paymentProblems = {
  declined: {
    sign: 'The card is declined',
    cause: 'The bank refuses: a limit, too little money, or a block on payments over the web or abroad.',
    cure: 'Ask the bank, or use another card. Rookery is not told the reason.',
  },
  address: {
    sign: 'The address does not match',
    cause: 'Street or postcode differ from what the bank has.',
    cure: 'Write the billing address as it stands on the statement of the card.',
  },
  confirmation: {
    sign: 'A page of the bank opens and nothing happens',
    cause: 'The confirmation by 3-D Secure was closed, blocked or not answered in time.',
    cure: 'Allow pop-ups for the checkout, keep the banking app at hand, and try again.',
  },
  'still-free': {
    sign: 'Paid, but the chat is still on Free',
    cause: 'The page is old, or another chat or account was paid for.',
    cure: 'Reload. Then look into **Billing**: each payment names its chat. Support moves a payment that went to the wrong chat.',
  },
  'two-charges': {
    sign: 'Two charges for one purchase',
    cause: 'One is a hold with which the bank checks the card.',
    cure: 'The hold disappears within a few days. If both are real, ask for a refund of one.',
  },
  'more-than-price': {
    sign: 'The amount is higher than the price',
    cause: 'Tax was added at checkout, or the bank charges for the currency.',
    cure: 'The receipt shows price and tax apart. Pay in the currency of your card if it is one of ours.',
  },
  'someone-elses-card': {
    sign: "Somebody's chat was paid with your card",
    cause: 'You are or were an owner of that chat, or somebody used your card.',
    cure: 'Remove the card in **Billing**: it is not charged again. For the payment itself, ask for a refund.',
  },
} as const satisfies Record<string, PaymentProblem>;

/** Buying a plan, step by step. */
export const buyingSteps = [
  'Open **Account settings → Billing** and select **Change plan** beside the chat. Only chats that you own are listed.',
  'Choose a plan, and a month or a year.',
  'Choose a way to pay and enter the billing address.',
  'Check the total with tax, then select **Pay**.',
  'Reload the chat. The receipt is in your mail and in **Account settings → Billing**.',
] as const;
