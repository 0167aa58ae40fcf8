import { moneyLimits } from './limits/money';

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
