import { amount, between, exactly, span, upTo } from '../quantity';
import type { Limit } from '../types';
import { settingsLimits } from './settings';

const minutesPerDay = 24 * 60;
const longestDays = 30;
const minuteToLongest = span(
  1,
  longestDays * minutesPerDay,
  'minute',
  `${amount(1, 'minute')} to ${amount(longestDays, 'day')}`,
);

/** Numbers about keeping the peace in a chat that are the same on every plan. */
export const moderationLimits = {
  'mute-length': { label: 'Mute', ...minuteToLongest },
  'ban-length': { label: 'Ban', ...minuteToLongest },
  'moderator-ban-length': { label: 'Ban by a Moderator', ...upTo(24, 'hour') },
  'ip-ban-length': { label: 'Ban of an IP tag', ...minuteToLongest },
  'ip-tag-kept': { label: 'How long an IP tag is kept', ...exactly(longestDays, 'day') },
  'temprank-length': { label: 'Temporary rank', ...minuteToLongest },
  'kick-wait': { label: 'Wait before a kicked person can come back', ...exactly(1, 'minute') },
  'action-reason': { label: 'Reason of a staff action', ...upTo(200, 'character') },
  'clear-messages': { label: 'Messages that `/clear` deletes', ...between(1, 100, 'message') },
  'slow-mode': { ...settingsLimits['slow-mode-range'], label: 'Slow mode' },
  'raid-length': { label: 'Raid mode', ...upTo(24, 'hour') },
  'raid-wait': { label: 'Wait of a new member while raid mode is on', ...exactly(10, 'minute') },
  'evasion-account-age': {
    label: 'Age of an account that **Stop ban evasion** watches',
    ...upTo(7, 'day'),
    text: 'under 7 days',
  },
  'reports-per-day': { label: 'Reports', ...upTo(20, 'report') },
  'report-context': { label: 'Earlier messages that travel with a report', ...exactly(10, 'message') },
  'report-copy': { label: 'How long the copy in a report is kept', ...exactly(90, 'day') },
  'report-answer': { label: 'Answer to a report by Rookery', ...upTo(24, 'hour'), text: 'within 24 hours' },
  'report-answer-severe': {
    label: 'Answer to a severe report by Rookery',
    ...upTo(1, 'hour'),
    text: 'within 1 hour',
  },
  'appeal-window': {
    label: 'Appeal against a decision by Rookery',
    ...upTo(30, 'day'),
    text: 'within 30 days',
  },
} as const satisfies Record<string, Limit>;
