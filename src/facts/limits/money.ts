import { exactly } from '../quantity';
import type { Limit } from '../types';
import { botLimits } from './bot';

/** Prices, waits, and periods of subscriptions, feathers, and boosts that are the same on every plan. */
export const moneyLimits = {
  trial: { label: 'Free trial of Plus or Pro', ...exactly(14, 'day') },
  'trial-reminder': { label: 'Email reminder to the owner before a trial ends', ...exactly(3, 'day') },
  'yearly-price': { label: 'Price of a year, in months', ...exactly(10, 'month') },
  'chats-included': { label: 'Chats included in an organization', ...exactly(10, 'chat') },
  'extra-chat-price': {
    label: 'Each additional chat of an organization, per month',
    ...exactly(9, 'dollar'),
  },
  'seats-included': { label: 'Seats included in an organization', ...exactly(25, 'seat') },
  'seat-price': { label: 'Each additional seat, per month', ...exactly(2, 'dollar') },
  'failed-payment-retries': { label: 'Retries after a failed payment', ...exactly(4, 'attempt') },
  'failed-payment-fall': { label: 'Time until an unpaid chat is downgraded to Free', ...exactly(10, 'day') },
  'invoice-due': { label: "Time to pay an organization's invoice", ...exactly(30, 'day') },
  'downgrade-grace': { label: "How long data over a smaller plan's limits is kept", ...exactly(30, 'day') },
  'refund-subscription': {
    label: 'Refund of a subscription after the first payment or a renewal',
    ...exactly(14, 'day'),
  },
  'refund-feathers': { label: 'Refund of an unused feather pack', ...exactly(14, 'day') },
  'refund-parent': { label: "Refund to a parent for a minor's purchase", ...exactly(14, 'day') },
  'refund-arrival': { label: 'Time until a refund arrives', ...exactly(10, 'day') },
  'feather-rate': { label: 'Feathers per dollar', ...exactly(100, 'feather') },
  'boost-price': { label: 'Price of a boost', ...exactly(500, 'feather') },
  'boost-lifetime': { label: 'How long a boost lasts', ...exactly(30, 'day') },
  'boost-move-wait': { label: 'Wait before a boost can move to another chat', ...exactly(7, 'day') },
  'boost-moves': {
    label: 'How often a boost can move to another chat',
    ...exactly(1, 'count'),
    text: 'once',
  },
  'game-winnings': { ...botLimits['game-feathers'], label: "Prize for winning one of Caw's games" },
  'game-winnings-daily': { ...botLimits['game-feathers-daily'], label: 'Feathers you can win in a day' },
  'animated-pass-lifetime': { label: 'How long an animated emoji pass lasts', ...exactly(90, 'day') },
  'gift-refusal': { label: 'Time to decline a gift', ...exactly(14, 'day') },
} as const satisfies Record<string, Limit>;
