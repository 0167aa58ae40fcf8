import { moneyLimits } from './limits/money';
import { numberOf } from './plans';

/** What happens when a payment fails, day by day, until the chat falls to Free. */
export const failedPaymentDays = [
  { day: 0, happens: 'The payment fails for the first time.' },
  { day: 1, happens: 'First new attempt.' },
  { day: 3, happens: 'Second new attempt.' },
  { day: 5, happens: 'Third new attempt.' },
  { day: 7, happens: 'Last new attempt.' },
  { day: numberOf(moneyLimits['failed-payment-fall']), happens: 'The chat falls to Free.' },
] as const;

const valuesKept = 'values kept, switched off';
const valuesGone = 'values deleted';
/** What happens to each feature when a chat or an organization goes to a smaller plan. */
export const goingDown = {
  history: {
    label: 'Message history',
    atOnce: 'nothing is deleted',
    meanwhile: 'older messages can be read',
    after: "messages older than the new plan's history are deleted, with their files",
  },
  channels: {
    label: 'Channels',
    atOnce: 'the newest extra ones are archived',
    meanwhile: 'archived ones can be read',
    after: 'they stay archived; their messages age as all others do',
  },
  'custom-css': { label: 'Custom CSS', atOnce: 'off', meanwhile: valuesKept, after: valuesGone },
  'co-owners': {
    label: 'Co-owners',
    atOnce: 'stay; no new ones',
    meanwhile: 'stay',
    after: 'become Administrators',
  },
} as const;
