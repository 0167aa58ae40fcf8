import { atLeast, between, exactly, upTo } from '../quantity';
import type { Limit } from '../types';

/** Numbers of organizations, managed accounts and custom domains. Prices and what differs by plan live elsewhere. */
export const organizationLimits = {
  'org-name': { label: 'Name of an organization', ...between(2, 50, 'character') },
  'org-address': {
    label: 'Address word of an organization',
    ...between(3, 30, 'character'),
    note: '`a–z`, `0–9` and `-`, not at either end; it stays for good',
  },
  'org-session-length': { label: 'Length of a session', ...between(1, 30, 'day') },
  'org-session-length-default': { label: 'Length of a session at first', ...exactly(30, 'day') },
  'org-email-domains': { label: 'Allowed e-mail domains', ...upTo(50, 'domain') },
  'org-password-length': {
    label: 'Smallest password length you can ask for',
    ...between(10, 64, 'character'),
  },
  'org-2fa-grace': {
    label: 'Time to add two-factor authentication after it is required',
    ...exactly(7, 'day'),
  },
  'org-name-grace': {
    label: 'Time to choose another display name when yours is refused',
    ...exactly(7, 'day'),
  },
  'org-csv-rows': { label: 'Rows in one CSV import', ...upTo(5000, 'row') },
  'org-csv-size': { label: 'File of one CSV import', ...upTo(2, 'MB') },
  'org-invitation-lifetime': { label: 'Life of an invitation', ...exactly(7, 'day') },
  'org-delete-undo': { label: 'Time to undo deleting an organization', ...exactly(14, 'day') },
  'org-owners-advised': { label: 'Owners an organization should have', ...atLeast(2, 'owner') },
  'org-break-glass-owners': {
    label: 'Owners who keep a password while single sign-on is enforced',
    ...exactly(2, 'owner'),
  },
  'org-oidc-providers': { label: 'OpenID Connect providers of your own', ...upTo(1, 'provider') },
  'apple-secret-lifetime': { label: 'Life of the client secret of Sign in with Apple', ...upTo(6, 'month') },
  'domain-certificate-time': {
    label: 'Time until the certificate is there once the records are right',
    ...upTo(15, 'minute'),
    text: 'within 15 minutes',
  },
  'domain-check-interval': {
    label: 'Time between two checks of a domain',
    ...exactly(1, 'hour'),
    text: 'every hour',
  },
  'domain-switch-off': { label: 'Failing time after which a domain is switched off', ...exactly(72, 'hour') },
  'dns-cache': { label: 'Time for which old DNS answers can linger', ...upTo(24, 'hour') },
  'domain-renewal': { label: 'Days before its end that a certificate is renewed', ...exactly(30, 'day') },
} as const satisfies Record<string, Limit>;
