import { domainAddresses } from '../../src/facts/domains';
import {
  type EmbedModeId,
  type EmbedOption,
  type EmbedOptionId,
  embedModes,
  embedOptions,
  embedPositions,
  embedThemes,
  hideableParts,
  hostPolicy,
} from '../../src/facts/embed';
import { developerLimits } from '../../src/facts/limits/developers';
import { addresses, examples } from '../../src/facts/product';
import { sdk } from '../../src/facts/sdk';
import { ssoSampleAddresses } from '../../src/facts/sso';

function isOneOf(values: Readonly<Record<string, unknown>>): (value: string) => boolean {
  return (value) => Object.keys(values).includes(value);
}

const { min: lowest, max: highest } = developerLimits['embed-height'];

/** Which values an option may have, as written in an attribute or an address. */
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
  return allowed[name](value) ? [] : [`the option ${name} takes no "${value}"`];
}

/** What is wrong with the attributes of a `<rookery-chat>`. */
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

function filled(pattern: string): string {
  return pattern.replace('{chat}', examples.chat);
}

/** What is wrong with the address that a frame shows. */
export function embedAddressFaults(address: string): string[] {
  const [base = '', query = ''] = address.split('?');
  const bases = [addresses.embed, domainAddresses.embed.custom].map(filled);
  return [
    ...(bases.includes(base) ? [] : [`${base} is no embed address; there are ${bases.join(' and ')}`]),
    ...[...new URLSearchParams(query)].flatMap(([name, value]) =>
      isOption(name) && embedOptions[name].inAddress
        ? valueFault(name, value)
        : [`an embed address takes no option ${name}`],
    ),
  ];
}

const ownHosts = Object.values(addresses)
  .filter((address) => address.startsWith('https:'))
  .map((address) => new URL(address).host);

/** What is wrong with an address that a page gives to copy or to link to; one of another product is left alone. */
export function addressFaults(address: string): string[] {
  const { host } = new URL(address);
  if (!host.endsWith('.example')) {
    return [`${host} is no host for samples`];
  }
  if (host === new URL(addresses.embed).host) {
    return embedAddressFaults(address);
  }
  const known = [filled(addresses.chat), ...Object.values(ssoSampleAddresses)];
  const start = `${ssoSampleAddresses.start}?${new URLSearchParams({ return_to: filled(addresses.chat) })}`;
  return ownHosts.includes(host) && ![...known, start].includes(address)
    ? [`${address} is no address of Rookery`]
    : [];
}

/** What is wrong with a content security policy for a page that shows a chat. */
export function policyFaults(header: string): string[] {
  const [, policy = ''] = header.trim().split('Content-Security-Policy: ');
  const given = new Map(
    policy.split('; ').map((part): [string, string[]] => {
      const [directive = '', ...sources] = part.split(' ');
      return [directive, sources];
    }),
  );
  const extra = ["'self'", new URL(filled(domainAddresses.embed.custom)).origin];
  const wanted = new Map(
    hostPolicy.flatMap(({ directive, source }): [string, string][] => (source ? [[directive, source]] : [])),
  );
  return [
    ...[...wanted].flatMap(([directive, source]) =>
      // Without 'self', a site that copies the line blocks its own scripts and frames.
      [source, "'self'"]
        .filter((each) => !given.get(directive)?.includes(each))
        .map((each) => `the policy lacks ${each} in ${directive}`),
    ),
    ...[...given].flatMap(([directive, sources]) =>
      wanted.has(directive)
        ? sources
            .filter((source) => source !== wanted.get(directive) && !extra.includes(source))
            .map((source) => `the policy allows ${source} in ${directive}, which no chat needs`)
        : [`the policy has ${directive}, which no chat needs`],
    ),
  ];
}
