import { domainTargets } from '../../src/facts/domains';
import {
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

function isOneOf(values: Readonly<Record<string, unknown>>): (value: string) => boolean {
  return (value) => Object.hasOwn(values, value);
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

/** Returns what is wrong with the attributes of a `<rookery-chat>`. */
export function chatFaults(attributes: Readonly<Record<string, string>>): string[] {
  const { chat, mode = 'inline' } = attributes;
  const faults = Object.entries(attributes).flatMap(([name, value]) => {
    if (!isOption(name)) {
      return [`<rookery-chat> has no attribute ${name}`];
    }
    const { modes }: EmbedOption = embedOptions[name];
    const isIdle = modes && !modes.some((each) => each === mode);
    return isIdle || !allowed[name](value) ? [`${name}="${value}" has no effect in the mode ${mode}`] : [];
  });
  return chat ? faults : [...faults, '<rookery-chat> has no attribute chat'];
}

/** Returns what is wrong with the address that a frame shows. */
export function embedAddressFaults(address: string): string[] {
  const [base = '', query = ''] = address.split('?');
  const bases = [
    addresses.embed.replace('{chat}', examples.chat),
    `https://${domainTargets.sampleDomain}/embed/${examples.chat}`,
  ];
  const wrong = [...new URLSearchParams(query)].filter(
    ([name, value]) => !(isOption(name) && embedOptions[name].inAddress && allowed[name](value)),
  );
  return [
    ...(bases.includes(base) ? [] : [`${base} isn't an embed address`]),
    ...wrong.map(([name, value]) => `an embed address can't have ${name}=${value}`),
  ];
}
