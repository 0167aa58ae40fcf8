import { domainTargets } from '@site/src/facts/domains';
import { addresses } from '@site/src/facts/product';
import type { Reading } from '../shared/reading';

const sample = domainTargets.sampleDomain;

// The name of the TXT record is longer than the domain, and has to fit, too.
const longest = 253 - `${domainTargets.verifyName}.`.length;

/** Names that many share, such as `co.uk`, so no one manages the DNS of a chat there. */
const sharedEnding = /^(?:ac|co|com|edu|gen|gov|go|id|ltd|me|ne|net|or|org|web)\.[a-z]{2}$/;

/**
 * Returns the domains that a name can be managed under, from the shortest to the name itself. The likely one comes first,
 * for the reader to confirm: only a registrar knows it for sure.
 */
export function zonesOf(domain: string): readonly string[] {
  const labels = domain.split('.');
  const zones = labels.slice(1).map((_, index) => labels.slice(-2 - index).join('.'));
  const [shortest = '', ...longer] = zones;
  return sharedEnding.test(shortest) ? [...longer, shortest] : zones;
}

/** Returns the host name in a URL, in lower case and without a dot at the end. */
function nameIn(text: string): string {
  return text
    .trim()
    .replace(/^[a-z][a-z0-9+.-]*:\/\//i, '')
    .replace(/[/?#].*$/s, '')
    .replace(/:\d*$/, '')
    .replace(/\.$/, '')
    .toLowerCase();
}

/** Returns a name in Punycode: `café.example` is `xn--caf-dma.example`. Empty if it has no such form. */
function inAscii(name: string): string {
  // Only names that need it, because `URL` also reads numbers as IP addresses and decodes percent signs.
  if (/^[\x21-\x7e]*$/.test(name) || /[\s%:/?#@[\]\\]/.test(name)) {
    return name;
  }
  try {
    return new URL(`http://${name}`).hostname;
  } catch {
    return '';
  }
}

/** Returns what is wrong with one label of a name. */
function labelFault(label: string): string | undefined {
  if (label === '') {
    return `The domain has two dots in a row or starts with a dot. Enter a domain such as ${sample}.`;
  }
  if (label.length > 63) {
    return `Each part of a domain can have up to 63 characters, but “${label.slice(0, 12)}…” has ${label.length}.`;
  }
  const wrong = [...label].find((character) => !/[a-z0-9-]/.test(character));
  if (wrong) {
    const named = /\s/.test(wrong) ? 'a space' : `“${wrong}”`;
    return `A domain can't contain ${named}. Use only letters, digits, hyphens, and dots, as in ${sample}.`;
  }
  return /^-|-$/.test(label) ? `“${label}” can't start or end with a hyphen. Remove it.` : undefined;
}

/** Reads a domain as it's entered or pasted. */
export function readDomain(text: string): Reading {
  const typed = nameIn(text);
  if (typed.includes('@')) {
    return { fault: `This is an email address. Enter only a domain, such as ${sample}.` };
  }
  if (typed.startsWith('*.')) {
    return { fault: `Wildcard domains aren't supported. Enter a single domain, such as ${sample}.` };
  }
  if (/^[\d.]+$/.test(typed) || /^\[|:.*:/.test(typed)) {
    return { fault: `This is an IP address. Enter a domain, such as ${sample}.` };
  }
  const value = inAscii(typed);
  if (!value) {
    return { fault: `This isn't a valid domain. Enter one such as ${sample}.` };
  }
  const labels = value.split('.');
  const fault = labels.map(labelFault).find(Boolean);
  if (fault) {
    return { fault };
  }
  if (labels.length === 1) {
    return { fault: `A domain needs at least one dot, as in ${sample}.` };
  }
  if (value.length > longest) {
    return { fault: `The domain can have up to ${longest} characters, but this one has ${value.length}.` };
  }
  if (!/^([a-z]{2,}|xn--[a-z0-9-]+)$/.test(labels.at(-1) ?? '')) {
    return { fault: `“.${labels.at(-1)}” isn't a valid ending. A domain ends in letters, such as .org.` };
  }
  const own = new URL(addresses.site).host;
  if (value === own || value.endsWith(`.${own}`)) {
    return { fault: `${own} belongs to Rookery. Enter your own domain, such as ${sample}.` };
  }
  return { value };
}

/** Reads the verification code, with or without the record's prefix. */
export function readCode(text: string): Reading {
  const value = text
    .trim()
    .replace(/^"(.*)"$/, '$1')
    .replace(domainTargets.verifyPrefix, '');
  return /^[a-z0-9]{8,64}$/i.test(value)
    ? { value }
    : {
        fault: `The code has only letters and digits, such as ${domainTargets.sampleCode}. Copy it from Rookery.`,
      };
}
