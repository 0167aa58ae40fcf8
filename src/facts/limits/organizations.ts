import { atLeast, between, exactly, upTo } from '../quantity';
import type { Limit } from '../types';

/** Limits of organizations, managed accounts, and custom domains. Prices and limits that depend on the plan are elsewhere. */
export const organizationLimits = {
  'org-name': between(2, 50, 'character', 'Name of an organization'),
  'org-address': {
    ...between(3, 30, 'character', 'Address of an organization'),
    note: '`a–z`, `0–9`, and `-`, but not at the start or end',
  },
  'org-session-length': between(1, 30, 'day', 'Session length'),
  'org-session-length-default': exactly(30, 'day', 'Default session length'),
  'org-email-domains': upTo(50, 'domain', 'Allowed email domains'),
  'org-password-length': between(10, 64, 'character', 'Minimum password length that you can require'),
  'org-2fa-grace': exactly(7, 'day', "Time to set up two-factor authentication after it's required"),
  'org-name-grace': exactly(7, 'day', 'Time to choose another display name after yours is rejected'),
  'org-csv-rows': upTo(5000, 'row', 'Rows in one CSV import'),
  'org-csv-size': upTo(2, 'MB', 'Size of the CSV file'),
  'org-invitation-lifetime': exactly(7, 'day', 'An invitation is valid for'),
  'org-delete-undo': exactly(14, 'day', 'Time to undo the deletion of an organization'),
  'org-owners-advised': atLeast(2, 'Owner', 'Recommended number of Owners'),
  'org-break-glass-owners': exactly(2, 'Owner', 'Owners who keep a password while SSO is enforced'),
  'org-oidc-providers': upTo(1, 'provider', 'Your own OpenID Connect providers', 'one provider'),
  'apple-secret-lifetime': upTo(6, 'month', 'A client secret for Sign in with Apple is valid for'),
  'domain-certificate-time': upTo(
    15,
    'minute',
    'Time until the certificate is issued after the records are correct',
    'within 15 minutes',
  ),
  'domain-certificate-give-up': exactly(
    72,
    'hour',
    'Time after which Rookery stops trying to get a certificate',
  ),
  'domain-check-interval': exactly(1, 'hour', 'A domain is checked', 'every hour'),
  'domain-switch-off': exactly(72, 'hour', 'Time after which a failing domain is turned off'),
  'dns-cache': upTo(24, 'hour', 'Old DNS records can stay cached for'),
  'domain-renewal': exactly(30, 'day', 'A certificate is renewed this long before it expires'),
} as const satisfies Record<string, Limit>;
