import { atLeast, between, exactly, upTo } from '../quantity';
import type { Limit } from '../types';

/** Limits of organizations, managed accounts, and custom domains. Prices and limits that depend on the plan are elsewhere. */
export const organizationLimits = {
  'org-name': { label: 'Name of an organization', ...between(2, 50, 'character') },
  'org-address': {
    label: 'Address of an organization',
    ...between(3, 30, 'character'),
    note: '`a–z`, `0–9`, and `-`, but not at the start or end',
  },
  'org-session-length': { label: 'Session length', ...between(1, 30, 'day') },
  'org-session-length-default': { label: 'Default session length', ...exactly(30, 'day') },
  'org-email-domains': { label: 'Allowed email domains', ...upTo(50, 'domain') },
  'org-password-length': {
    label: 'Minimum password length that you can require',
    ...between(10, 64, 'character'),
  },
  'org-2fa-grace': {
    label: "Time to set up two-factor authentication after it's required",
    ...exactly(7, 'day'),
  },
  'org-name-grace': {
    label: 'Time to choose another display name after yours is rejected',
    ...exactly(7, 'day'),
  },
  'org-csv-rows': { label: 'Rows in one CSV import', ...upTo(5000, 'row') },
  'org-csv-size': { label: 'Size of the CSV file', ...upTo(2, 'MB') },
  'org-invitation-lifetime': { label: 'An invitation is valid for', ...exactly(7, 'day') },
  'org-delete-undo': { label: 'Time to undo the deletion of an organization', ...exactly(14, 'day') },
  'org-owners-advised': { label: 'Recommended number of Owners', ...atLeast(2, 'Owner') },
  'org-break-glass-owners': {
    label: 'Owners who keep a password while SSO is enforced',
    ...exactly(2, 'Owner'),
  },
  'org-oidc-providers': { label: 'Your own OpenID Connect providers', ...upTo(1, 'provider') },
  'apple-secret-lifetime': {
    label: 'A client secret for Sign in with Apple is valid for',
    ...upTo(6, 'month'),
  },
  'domain-certificate-time': {
    label: 'Time until the certificate is issued after the records are correct',
    ...upTo(15, 'minute'),
    text: 'within 15 minutes',
  },
  'domain-certificate-give-up': {
    label: 'Time after which Rookery stops trying to get a certificate',
    ...exactly(72, 'hour'),
  },
  'domain-check-interval': {
    label: 'A domain is checked',
    ...exactly(1, 'hour'),
    text: 'every hour',
  },
  'domain-switch-off': { label: 'Time after which a failing domain is turned off', ...exactly(72, 'hour') },
  'dns-cache': { label: 'Old DNS records can stay cached for', ...upTo(24, 'hour') },
  'domain-renewal': { label: 'A certificate is renewed this long before it expires', ...exactly(30, 'day') },
} as const satisfies Record<string, Limit>;
