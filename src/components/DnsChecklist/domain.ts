import { dnsRecordParts, domainSample } from '@site/src/facts/domains';
import { addresses } from '@site/src/facts/product';
import type { FieldResult } from '../ui/TextField';

const sampleDomain = domainSample.domain;

/** A DNS name can have 253 characters, and the TXT record's name is the domain with a prefix. */
const maxLength = 253 - `${dnsRecordParts.verifyName}.`.length;

/**
 * Lists the DNS zones that a domain can be in, from the shortest to the domain itself. Only the reader knows the right one, because
 * names alone don't tell a registered domain, such as `id.me`, from a public suffix, such as `co.uk`.
 */
export function possibleZones(domain: string): readonly string[] {
  const labels = domain.split('.');
  return labels.slice(1).map((_, index) => labels.slice(-2 - index).join('.'));
}

/**
 * Parses the host of a URL with or without a scheme, in Punycode: `xn--caf-dma.example` for `café.example`. An IPv6 address gets
 * brackets.
 */
function parseHost(text: string): string {
  const hasScheme = /^[a-z][a-z\d+.-]*:\/\//i.test(text);
  const candidates = hasScheme ? [text] : [`https://${text}`, `https://[${text}]`];
  const url = candidates.find((candidate) => URL.canParse(candidate));
  return url ? new URL(url).hostname.replace(/\.$/, '') : '';
}

/** Parses an entered domain or URL. Returns nothing for an empty field. */
export function parseDomain(entered: string): FieldResult | undefined {
  const text = entered.trim();
  if (!text) return undefined;
  const value = parseHost(text);
  const siteDomain = new URL(addresses.product).host;
  const instead = `Enter a domain, such as ${sampleDomain}.`;
  if (/^[^/?#]+@/.test(text)) return { error: `This is an email address. ${instead}` };
  // The URL parser turns numbers such as `2024` into IP addresses.
  const isIpAddress = value.startsWith('[') || (/^[\d.]+$/.test(value) && text.includes('.'));
  if (isIpAddress) return { error: `This is an IP address. ${instead}` };
  // Such as `chat.xn--caf-dma.example`, with up to 63 characters between dots.
  if (!/^([a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z][a-z0-9-]{0,61}[a-z0-9]$/.test(value)) {
    return {
      error: `A domain has at least two parts of 1–63 letters, digits, and hyphens, with dots between them, as in ${sampleDomain}.`,
    };
  }
  if (value.length > maxLength) {
    return { error: `This domain is too long. It can have up to ${maxLength} characters.` };
  }
  if (value === siteDomain || value.endsWith(`.${siteDomain}`)) {
    return { error: `${siteDomain} belongs to Rookery. Enter your own domain, such as ${sampleDomain}.` };
  }
  return { value };
}
