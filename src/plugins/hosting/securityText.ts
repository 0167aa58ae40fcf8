import { addresses, securityContact } from '../../facts/product';

/** Where the file stands, from the site's root. */
export const securityTextFile = '.well-known/security.txt';

const day = 24 * 60 * 60 * 1000;
const notice = 60 * day;

/** `security.txt` as RFC 9116 has it: whom to tell about a weak spot. */
export function securityText(): string {
  return [
    `Contact: mailto:${securityContact.mail}`,
    `Expires: ${securityContact.until}`,
    'Preferred-Languages: en',
    `Canonical: ${addresses.docs}/${securityTextFile}`,
    '',
  ].join('\n');
}

/**
 * What to do about the date in the file, once it is less than 60 days away; nothing before. The date is a fact that
 * somebody renews, not one that the build counts from today: the same commit gives the same site on every day.
 * @param now the time to judge by
 */
export function securityTextNotice(now: Date): string | undefined {
  const left = Date.parse(securityContact.until) - now.getTime();
  if (left > notice) {
    return undefined;
  }
  const state = left > 0 ? `expires in ${Math.ceil(left / day)} days` : 'has expired';
  return `security.txt ${state}. Check that ${securityContact.mail} is still read, then set \`securityContact.until\` in src/facts/product.ts to a day within the next year.`;
}
