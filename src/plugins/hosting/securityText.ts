import { addresses, securityContact } from '../../facts/product';

/** The path of the file, relative to the site's root. */
export const securityTextFile = '.well-known/security.txt';

const day = 24 * 60 * 60 * 1000;
const notice = 60 * day;

/** Returns `security.txt` (RFC 9116), which says where to report a vulnerability. */
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
 * Returns a warning if the file expires within 60 days. The date is a fact that a person renews, not computed during the
 * build, so that the same commit always results in the same site.
 * @param now the current time
 */
export function securityTextNotice(now: Date): string | undefined {
  const left = Date.parse(securityContact.until) - now.getTime();
  if (left > notice) {
    return undefined;
  }
  const state = left > 0 ? `expires in ${Math.ceil(left / day)} days` : 'has expired';
  return `security.txt ${state}. Check that ${securityContact.mail} is still read, then set \`securityContact.until\` in src/facts/product.ts to a day within the next year.`;
}
