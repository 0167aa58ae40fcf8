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

/** Limits of moderation that are the same on every plan. */
export const moderationLimits = {
  'mute-length': { label: 'Mute', ...minuteToLongest },
  'ban-length': { label: 'Ban', ...minuteToLongest },
  'moderator-ban-length': { label: 'Ban by a Moderator', ...upTo(24, 'hour') },
  'ip-ban-length': { label: 'IP tag ban', ...minuteToLongest },
  'ip-tag-kept': { label: 'How long an IP tag is kept', ...exactly(longestDays, 'day') },
  'temprank-length': { label: 'Temporary rank', ...minuteToLongest },
  'kick-wait': { label: 'Time until a kicked person can come back', ...exactly(1, 'minute') },
  'action-reason': { label: 'Reason for a staff action', ...upTo(200, 'character') },
  'ban-deletes': { label: 'Messages deleted with a ban, counted back from the ban', ...exactly(24, 'hour') },
  'clear-messages': { label: 'Messages that `/clear` deletes', ...between(1, 100, 'message') },
  'slow-mode': { ...settingsLimits['slow-mode-range'], label: 'Slow mode' },
  'raid-length': { label: 'Raid mode', ...upTo(24, 'hour') },
  'raid-wait': { label: 'Wait after joining while raid mode is on', ...exactly(10, 'minute') },
  'evasion-account-age': {
    label: 'Age of accounts that **Stop ban evasion** checks',
    ...upTo(7, 'day'),
    text: 'under 7 days',
  },
  'reports-per-day': { label: 'Reports', ...upTo(20, 'report') },
  'report-context': { label: 'Earlier messages included in a report', ...exactly(10, 'message') },
  'report-copy': {
    label: 'How long the copy in a report is kept after the report is closed',
    ...exactly(90, 'day'),
  },
  'report-answer': { label: "Rookery's response to a report", ...upTo(24, 'hour'), text: 'within 24 hours' },
  'report-answer-severe': {
    label: "Rookery's response to a severe report",
    ...upTo(1, 'hour'),
    text: 'within 1 hour',
  },
  'appeal-window': {
    label: 'Appeal against a decision by Rookery',
    ...upTo(30, 'day'),
    text: 'within 30 days',
  },
} as const satisfies Record<string, Limit>;
