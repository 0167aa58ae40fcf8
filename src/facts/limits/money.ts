import { exactly } from '../quantity';
import type { Limit } from '../types';
import { botLimits } from './bot';

/** Prices, waits and periods of subscriptions, feathers and boosts that are the same on every plan. */
export const moneyLimits = {
  trial: { label: 'Free trial of Plus or Pro', ...exactly(14, 'day') },
  'trial-reminder': { label: 'A mail reminds the owner before a trial ends', ...exactly(3, 'day') },
  'yearly-price': { label: 'A year costs as much as', ...exactly(10, 'month') },
  'chats-included': { label: 'Chats included in an organization', ...exactly(10, 'chat') },
  'extra-chat-price': { label: 'Each further chat of an organization, a month', ...exactly(9, 'dollar') },
  'seats-included': { label: 'Seats included in an organization', ...exactly(25, 'seat') },
  'seat-price': { label: 'Each further seat, a month', ...exactly(2, 'dollar') },
  'failed-payment-retries': { label: 'New attempts after a failed payment', ...exactly(4, 'attempt') },
  'failed-payment-fall': { label: 'An unpaid chat falls to Free after', ...exactly(10, 'day') },
  'invoice-due': { label: 'An invoice of an organization is due within', ...exactly(30, 'day') },
  'downgrade-grace': { label: 'What exceeds a smaller plan is kept, read only, for', ...exactly(30, 'day') },
  'refund-subscription': {
    label: 'Refund of a subscription after the first purchase or a renewal',
    ...exactly(14, 'day'),
  },
  'refund-feathers': { label: 'Refund of an unused feather pack', ...exactly(14, 'day') },
  'refund-parent': { label: 'Refund to a parent for what somebody under age bought', ...exactly(14, 'day') },
  'refund-arrival': { label: 'A refund reaches the card it came from within', ...exactly(10, 'day') },
  'feather-rate': { label: 'Feathers for one dollar', ...exactly(100, 'feather') },
  'boost-price': { label: 'One boost', ...exactly(500, 'feather') },
  'boost-lifetime': { label: 'A boost lasts', ...exactly(30, 'day') },
  'boost-move-wait': { label: 'A boost can move to another chat after', ...exactly(7, 'day') },
  'boost-moves': { label: 'A boost can move to another chat', ...exactly(1, 'count'), text: 'once' },
  'game-winnings': { ...botLimits['game-feathers'], label: "Winner of one of Caw's games" },
  'game-winnings-daily': { ...botLimits['game-feathers-daily'], label: 'Feathers won in a day' },
  'animated-pass-lifetime': { label: 'An animated emoji pass lasts', ...exactly(90, 'day') },
  'gift-refusal': { label: 'Refusing a gift', ...exactly(14, 'day') },
} as const satisfies Record<string, Limit>;
