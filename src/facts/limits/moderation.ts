import { amount, between, exactly, upTo } from '../quantity';
import type { Limit } from '../types';
import { settingsLimits } from './settings';

const longestDays = 30;
const minuteToLongest = (label: string) =>
  between(
    1,
    longestDays * 24 * 60,
    'minute',
    label,
    `${amount(1, 'minute')} to ${amount(longestDays, 'day')}`,
  );

/** Limits of moderation that are the same on every plan. */
export const moderationLimits = {
  'mute-length': minuteToLongest('Mute'),
  'ban-length': minuteToLongest('Temporary ban'),
  'moderator-ban-length': upTo(24, 'hour', 'Ban by a Moderator'),
  'ip-ban-length': minuteToLongest('IP tag ban'),
  'ip-tag-kept': exactly(longestDays, 'day', 'How long an IP tag is kept'),
  'temprank-length': minuteToLongest('Temporary rank'),
  'kick-wait': exactly(1, 'minute', 'Time until a kicked person can come back'),
  'action-reason': upTo(200, 'character', 'Reason for a staff action'),
  'ban-deletes': exactly(24, 'hour', 'Messages deleted with a ban, counted back from the ban'),
  'clear-messages': between(1, 100, 'message', 'Messages that `/clear` deletes'),
  'slow-mode': { ...settingsLimits['slow-mode-range'], label: 'Slow mode' },
  'raid-length': upTo(24, 'hour', 'Raid mode'),
  'raid-wait': exactly(10, 'minute', 'Wait after joining while raid mode is on'),
  'evasion-account-age': upTo(7, 'day', 'Age of accounts that **Stop ban evasion** checks', 'under 7 days'),
  'reports-per-day': upTo(20, 'report', 'Reports'),
  'report-context': exactly(10, 'message', 'Earlier messages included in a report'),
  'report-copy': exactly(90, 'day', 'How long the copy in a report is kept after the report is closed'),
  'report-answer': upTo(24, 'hour', "Rookery's response to a report", 'within 24 hours'),
  'report-answer-severe': upTo(1, 'hour', "Rookery's response to the most serious reports", 'within 1 hour'),
  'appeal-window': upTo(30, 'day', 'Appeal against a decision by Rookery', 'within 30 days'),
  'appeal-answer': upTo(7, 'day', "Rookery's response to an appeal", 'within 7 days'),
} as const satisfies Record<string, Limit>;
