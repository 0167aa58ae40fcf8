import { domainTargets } from '../../src/facts/domains';
import {
  type EmbedModeId,
  type EmbedOption,
  type EmbedOptionId,
  embedModes,
  embedOptions,
  embedPositions,
  embedThemes,
  hideableParts,
} from '../../src/facts/embed';
import { developerLimits } from '../../src/facts/limits/developers';
import { addresses, examples } from '../../src/facts/product';
import { sdk } from '../../src/facts/sdk';
import { ssoSampleAddresses } from '../../src/facts/sso';

function isOneOf(values: Readonly<Record<string, unknown>>): (value: string) => boolean {
  return (value) => Object.keys(values).includes(value);
}

const { min: lowest, max: highest } = developerLimits['embed-height'];

const allowed: Record<EmbedOptionId, (value: string) => boolean> = {
  chat: (value) => value === examples.chat,
  mode: isOneOf(embedModes),
  width: (value) => /^\d+(%|px|em|rem|vw)?$/.test(value),
  height: (value) => /^\d+$/.test(value) && Number(value) >= lowest && Number(value) <= highest,
  theme: isOneOf(embedThemes),
  accent: (value) => /^#?[0-9a-f]{6}$/i.test(value),
  channel: (value) => /^[a-z0-9-]+$/.test(value),
  lang: (value) => /^[a-z]{2}(-[A-Z]{2})?$/.test(value),
  position: isOneOf(embedPositions),
  open: (value) => ['', 'true', 'false'].includes(value),
  hide: (value) => value.split(' ').every(isOneOf(hideableParts)),
  nickname: (value) => value.trim() !== '',
  token: (value) => value.startsWith('eyJ'),
};

function isOption(name: string): name is EmbedOptionId {
  return Object.hasOwn(embedOptions, name);
}

function valueFault(name: EmbedOptionId, value: string): string[] {
  return allowed[name](value) ? [] : [`the option ${name} can't be "${value}"`];
}

/** Returns what is wrong with the attributes of a `<rookery-chat>`. */
export function chatFaults(attributes: Readonly<Record<string, string>>): string[] {
  const mode = (attributes.mode ?? embedOptions.mode.default) as EmbedModeId;
  const faults = Object.entries(attributes).flatMap(([name, value]) => {
    if (!isOption(name)) {
      return [`<rookery-chat> has no attribute ${name}`];
    }
    const { modes }: EmbedOption = embedOptions[name];
    const idle =
      modes && !modes.includes(mode) ? [`the option ${name} does nothing in the mode ${mode}`] : [];
    return [...idle, ...valueFault(name, value)];
  });
  return 'chat' in attributes ? faults : [...faults, '<rookery-chat> has no attribute chat'];
}

/** The URL of the script in its latest version, which never changes. */
export const pinnedScript = addresses.pinnedScript.replace('{version}', sdk.version);

const customEmbedAddress = `https://${domainTargets.sampleDomain}/embed/${examples.chat}`;

function filled(pattern: string): string {
  return pattern.replace('{chat}', examples.chat);
}

/** Returns what is wrong with the address that a frame shows. */
export function embedAddressFaults(address: string): string[] {
  const [base = '', query = ''] = address.split('?');
  const bases = [filled(addresses.embed), customEmbedAddress];
  return [
    ...(bases.includes(base) ? [] : [`${base} isn't an embed address. There are ${bases.join(' and ')}`]),
    ...[...new URLSearchParams(query)].flatMap(([name, value]) =>
      isOption(name) && embedOptions[name].inAddress
        ? valueFault(name, value)
        : [`an embed address has no option ${name}`],
    ),
  ];
}

const ownHosts = Object.values(addresses)
  .filter((address) => address.startsWith('https:'))
  .map((address) => new URL(address).host);

/** Returns what is wrong with an address on a page. Those of other products aren't checked. */
export function addressFaults(address: string): string[] {
  const { host } = new URL(address);
  if (!host.endsWith('.example')) {
    return [`${host} isn't a host for samples`];
  }
  if (host === new URL(addresses.embed).host) {
    return embedAddressFaults(address);
  }
  const known = [filled(addresses.chat), ...Object.values(ssoSampleAddresses)];
  const withReturn = (url: string, to: string) => `${url}?${new URLSearchParams({ return_to: to })}`;
  const start = withReturn(ssoSampleAddresses.start, filled(addresses.chat));
  const signOut = withReturn(ssoSampleAddresses.signOut, 'https://www.harbour-radio.example/');
  return ownHosts.includes(host) && ![...known, start, signOut].includes(address)
    ? [`${address} isn't an address of Rookery`]
    : [];
}

/** Returns what is wrong with a content security policy for a page that shows a chat. */
export function policyFaults(header: string): string[] {
  // Without 'self', a site that copies the line blocks its own scripts and frames.
  const scripts = `script-src 'self' ${new URL(addresses.script).origin}`;
  const frames = `frame-src 'self' ${new URL(addresses.embed).origin}`;
  const policy = `Content-Security-Policy: ${scripts}; ${frames}`;
  const ofCustomDomain = `${policy} ${new URL(customEmbedAddress).origin}`;
  return [policy, ofCustomDomain].includes(header.trim())
    ? []
    : [`the policy is neither "${policy}" nor "${ofCustomDomain}"`];
}
