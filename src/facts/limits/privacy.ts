import { atLeast, exactly, upTo } from '../quantity';
import type { Limit } from '../types';

/** Limits of privacy, cookies, and browsers. They're the same on every plan. */
export const privacyLimits = {
  'data-download-ready': {
    label: 'Your data is ready to download',
    ...exactly(24, 'hour'),
    text: 'within 24 hours',
  },
  'data-download-link': { label: 'The link to your data is valid for', ...exactly(7, 'day') },
  'privacy-request-answer': {
    label: 'Response to a privacy request',
    ...upTo(30, 'day'),
    text: 'within 30 days',
  },
  'sign-in-records-kept': { label: 'Sign-in records are kept for', ...exactly(90, 'day') },
  'backups-kept': { label: 'Backups are kept for', ...exactly(35, 'day') },
  'invoices-kept': { label: 'Invoices are kept for', ...exactly(7, 'year') },
  'support-mail-kept': { label: 'Email to support is kept for', ...exactly(2, 'year') },
  'breach-notice': {
    label: 'Notification of a data breach',
    ...exactly(72, 'hour'),
    text: 'within 72 hours',
  },
  'subprocessor-notice': {
    label: 'Notification before a new subprocessor starts',
    ...exactly(30, 'day'),
    text: '30 days before',
  },
  'processor-data-return': {
    label: "Time to export data after an organization's plan ends",
    ...exactly(30, 'day'),
  },
  'cookie-language': { label: 'Cookie `rk_lang`', ...exactly(1, 'year') },
  'cookie-consent': { label: 'Cookie `rk_consent`', ...exactly(6, 'month') },
  'cookie-advertising': { label: 'Cookie `rk_ads`', ...exactly(13, 'month') },
  'browser-versions': {
    label: 'Supported browser versions',
    ...exactly(2, 'version'),
    text: 'the last two versions',
  },
  'safari-version': { label: 'Safari version', ...atLeast(16.4, 'version'), text: '16.4 and later' },
  'iphone-push-version': {
    label: 'Notifications on iPhone and iPad',
    ...atLeast(16.4, 'version'),
    text: 'iOS or iPadOS 16.4 and later',
  },
  'network-port': { label: 'Port for all connections', ...exactly(443, 'count') },
} as const satisfies Record<string, Limit>;
