import { atLeast, exactly, upTo } from '../quantity';
import type { Limit } from '../types';

/** Limits of privacy, cookies, and browsers. They're the same on every plan. */
export const privacyLimits = {
  'data-download-ready': exactly(24, 'hour', 'Your data is ready to download', 'within 24 hours'),
  'data-download-link': exactly(7, 'day', 'The link to your data is valid for'),
  'privacy-request-answer': upTo(30, 'day', 'Response to a privacy request', 'within 30 days'),
  'sign-in-records-kept': exactly(90, 'day', 'Sign-in records are kept for'),
  'backups-kept': exactly(35, 'day', 'Backups are kept for'),
  'invoices-kept': exactly(7, 'year', 'Invoices are kept for'),
  'support-mail-kept': exactly(2, 'year', 'Email to support is kept for'),
  'breach-notice': exactly(72, 'hour', 'Notification of a data breach', 'within 72 hours'),
  'subprocessor-notice': exactly(30, 'day', 'Notification before a subprocessor is added', '30 days before'),
  'processor-data-return': exactly(30, 'day', "Time to export data after an organization's plan ends"),
  'cookie-language': exactly(1, 'year', 'Cookie `rk_lang`'),
  'cookie-consent': exactly(6, 'month', 'Cookie `rk_consent`'),
  'cookie-advertising': exactly(13, 'month', 'Cookie `rk_ads`'),
  'browser-versions': exactly(2, 'version', 'Supported browser versions', 'the latest two versions'),
  'safari-version': atLeast(16.4, 'version', 'Safari version', '16.4 and later'),
  'iphone-push-version': atLeast(
    16.4,
    'version',
    'Notifications on iPhone and iPad',
    'iOS or iPadOS 16.4 or later',
  ),
  'network-port': exactly(443, 'count', 'Port for all connections'),
} as const satisfies Record<string, Limit>;
