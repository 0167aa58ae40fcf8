import { exactly } from '../quantity';
import type { Limit } from '../types';
import { botLimits } from './bot';

/** Prices, waits, and periods of subscriptions, feathers, and boosts that are the same on every plan. */
export const moneyLimits = {
  trial: exactly(14, 'day', 'Free trial of Plus or Pro'),
  'trial-reminder': exactly(3, 'day', 'Email reminder to the owner before a trial ends'),
  'yearly-price': exactly(10, 'month', 'Price of a year, in months'),
  'chats-included': exactly(10, 'chat', 'Chats included in an organization'),
  'extra-chat-price': exactly(9, 'dollar', 'Each additional chat of an organization, per month'),
  'seats-included': exactly(25, 'seat', 'Seats included in an organization'),
  'seat-price': exactly(2, 'dollar', 'Each additional seat, per month'),
  'failed-payment-retries': exactly(4, 'attempt', 'Retries after a failed payment'),
  'failed-payment-fall': exactly(10, 'day', 'Time until an unpaid chat is downgraded to Free'),
  'invoice-due': exactly(30, 'day', "Time to pay an organization's invoice"),
  'downgrade-grace': exactly(30, 'day', "How long data over a lower plan's limits is kept"),
  'refund-subscription': exactly(14, 'day', 'Refund of a subscription after the first payment or a renewal'),
  'refund-feathers': exactly(14, 'day', 'Refund of an unused feather pack'),
  'refund-parent': exactly(14, 'day', "Refund to a parent for a minor's purchase"),
  'refund-arrival': exactly(10, 'day', 'Time until a refund arrives'),
  'feather-rate': exactly(100, 'feather', 'Feathers per dollar'),
  'boost-price': exactly(500, 'feather', 'Price of a boost'),
  'boost-lifetime': exactly(30, 'day', 'How long a boost lasts'),
  'boost-move-wait': exactly(7, 'day', 'Wait before a boost can move to another chat'),
  'boost-moves': exactly(1, 'count', 'How often a boost can move to another chat', 'once'),
  'game-winnings': { ...botLimits['game-feathers'], label: "Prize for winning one of Caw's games" },
  'game-winnings-daily': { ...botLimits['game-feathers-daily'], label: 'Feathers you can win in a day' },
  'animated-pass-lifetime': exactly(90, 'day', 'How long an animated emoji pass lasts'),
  'gift-refusal': exactly(14, 'day', 'Time to decline a gift'),
} as const satisfies Record<string, Limit>;
