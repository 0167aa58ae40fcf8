import { type EmbedOptionId, embedOptions } from '@site/src/facts/embed';
import { addresses } from '@site/src/facts/product';
import { capitalize } from '@site/src/utils/text';

/** Embed options except `chat`, as attribute values. */
export type EmbedOptionValues = Partial<Record<Exclude<EmbedOptionId, 'chat'>, string>>;

/** Guesses the name of a chat from its slug: for `night-owls`, "Night Owls". */
export function guessName(chat: string): string {
  return chat.split('-').filter(Boolean).map(capitalize).join(' ');
}

/** Returns the URL of an iframe, with the options that work there. */
function embedUrl(chat: string, values: EmbedOptionValues): string {
  const inUrl = Object.entries(values).filter(([name]) => embedOptions[name as EmbedOptionId].inUrl);
  // A color has no `#` here, because that would be encoded as `%23`.
  const query = new URLSearchParams(inUrl.map(([name, value]) => [name, value.replace('#', '')])).toString();
  return addresses.embed.replace('{chat}', chat) + (query && `?${query}`);
}

/** The length up to which attributes stay on one line, about the width next to the preview. */
const maxLineLength = 50;

/** Formats an empty element. Expects values without quotation marks. An attribute without a value is `true`. */
function formatElement(name: string, attributes: Readonly<Record<string, string | true>>): string {
  const list = Object.entries(attributes).map(([id, value]) =>
    value === true ? id : `${id}="${value.replaceAll('&', '&amp;')}"`,
  );
  const line = ` ${list.join(' ')}`;
  const lines = `\n  ${list.join('\n  ')}\n`;
  return `<${name}${line.length <= maxLineLength ? line : lines}></${name}>`;
}

/** Formats the iframe of a chat. Options that need the script are left out. */
export function iframeSnippet(chat: string, values: EmbedOptionValues = {}): string {
  return formatElement('iframe', {
    src: embedUrl(chat, values),
    title: `${guessName(chat)} chat`,
    width: values.width ?? '100%',
    height: values.height ?? embedOptions.height.default,
    // A `style` would need `style-src` in a policy, and an object in JSX.
    frameborder: '0',
    allow: 'clipboard-write; fullscreen; autoplay',
    loading: 'lazy',
  });
}

export function scriptSnippet(chat: string, values: EmbedOptionValues = {}): string {
  const script = formatElement('script', { async: true, src: addresses.script });
  return `${script}\n${formatElement('rookery-chat', { chat, ...values })}`;
}
