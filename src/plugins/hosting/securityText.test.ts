import { expect, test } from 'vitest';
import { securityContact } from '../../facts/product';
import { securityTextNotice } from './securityText';

/** Returns a time so many days before the file expires. */
function daysBefore(days: number): Date {
  return new Date(Date.parse(securityContact.until) - days * 24 * 60 * 60 * 1000);
}

test('the build says when security.txt expires soon, and when it has expired', () => {
  expect(securityTextNotice(daysBefore(61))).toBeUndefined();
  expect(securityTextNotice(daysBefore(59))).toMatch(
    /expires in 59 days.*securityContact\.until.*src\/facts\/product\.ts/,
  );
  expect(securityTextNotice(daysBefore(-1))).toMatch(/has expired/);
});

test('the date is one that RFC 9116 allows', () => {
  expect(new Date(securityContact.until).toISOString()).toBe(securityContact.until.replace('Z', '.000Z'));
});
