import { domainTargets } from '@site/src/facts/domains';
import { addresses } from '@site/src/facts/product';
import type { ParseResult } from '../ui/fields';

const { sampleDomain, verifyName } = domainTargets;

// The name of the TXT record is longer than the domain, and has to fit, too.
const maxLength = 253 - `${verifyName}.`.length;

/**
 * Lists the domains that a name can be managed under, from the shortest to the name itself. Only the reader knows which one:
 * `id.me` is someone's domain, and `co.uk` is shared by many.
 */
export function possibleZones(domain: string): readonly string[] {
  const labels = domain.split('.');
  return labels.slice(1).map((_, index) => labels.slice(-2 - index).join('.'));
}

/** Extracts the host from a URL or its beginning, in Punycode: `xn--caf-dma.example` for `café.example`. */
function parseHost(text: string): string {
  try {
    const url = /^[a-z][a-z\d+.-]*:\/\//i.test(text) ? text : `https://${text}`;
    return new URL(url).hostname.replace(/\.$/, '');
  } catch {
    return '';
  }
}

/** Parses a domain as it's entered or pasted. Returns nothing for an empty field. */
export function parseDomain(entered: string): ParseResult | undefined {
  const text = entered.trim();
  if (!text) {
    return undefined;
  }
  const value = parseHost(text);
  const siteDomain = new URL(addresses.site).host;
  const instead = `Enter a domain, such as ${sampleDomain}.`;
  if (/^[^/?#]+@/.test(text)) {
    return { error: `This is an email address. ${instead}` };
  }
  if (/^[\d.]+$|^\[/.test(value)) {
    return { error: `This is an IP address. ${instead}` };
  }
  if (!/^([a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z][a-z0-9-]{0,61}[a-z0-9]$/.test(value)) {
    return {
      error: `A domain has at least two parts of 1–63 letters, digits, and hyphens, with dots between them, as in ${sampleDomain}.`,
    };
  }
  if (value.length > maxLength) {
    return { error: `This domain is too long. It can have up to ${maxLength} characters.` };
  }
  return value === siteDomain || value.endsWith(`.${siteDomain}`)
    ? { error: `${siteDomain} belongs to Rookery. Enter your own domain, such as ${sampleDomain}.` }
    : { value };
}
