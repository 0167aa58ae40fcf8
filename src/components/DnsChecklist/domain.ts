import { domainTargets } from '@site/src/facts/domains';
import { addresses } from '@site/src/facts/product';
import type { ParseResult } from '../ui/fields';

const { sampleDomain, verifyName } = domainTargets;

// The name of the TXT record is longer than the domain, and has to fit, too.
const maxLength = 253 - `${verifyName}.`.length;

/** Names that many share, such as `co.uk`, so no one manages the DNS of a chat there. */
const sharedEnding = /^(?:ac|co|com|edu|gen|gov|go|id|ltd|me|ne|net|or|org|web)\.[a-z]{2}$/;

/**
 * Returns the domains that a name can be managed under, from the shortest to the name itself. The likely one comes first,
 * for the reader to confirm: only a registrar knows it for sure.
 */
export function possibleZones(domain: string): readonly string[] {
  const labels = domain.split('.');
  const zones = labels.slice(1).map((_, index) => labels.slice(-2 - index).join('.'));
  const [shortest = '', ...longer] = zones;
  return sharedEnding.test(shortest) ? [...longer, shortest] : zones;
}

/** Returns the name in a URL or in its beginning, in Punycode: `café.example` is `xn--caf-dma.example`. */
function parseHost(text: string): string {
  try {
    return new URL(text.includes('://') ? text : `https://${text}`).hostname.replace(/\.$/, '');
  } catch {
    return '';
  }
}

/** The labels of a name. The last one has a letter, unlike that of an IP address. */
const validName = /^([a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z][a-z0-9-]{0,61}[a-z0-9]$/;

/** Parses a domain as it's entered or pasted. */
export function parseDomain(text: string): ParseResult {
  const value = parseHost(text.trim());
  if (!validName.test(value) || value.length > maxLength) {
    return {
      error: `This isn't a valid domain. Enter only letters, digits, hyphens, and dots, as in ${sampleDomain}.`,
    };
  }
  const ownDomain = new URL(addresses.site).host;
  return value === ownDomain || value.endsWith(`.${ownDomain}`)
    ? { error: `${ownDomain} belongs to Rookery. Enter your own domain, such as ${sampleDomain}.` }
    : { value };
}
