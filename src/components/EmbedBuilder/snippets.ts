import { type EmbedOptionId, embedOptions } from '@site/src/facts/embed';
import { addresses } from '@site/src/facts/product';
import { capitalize } from '@site/src/utils/text';

/** Values of embed options as text, as in attributes. `chat` is passed separately. */
export type EmbedValues = Partial<Record<Exclude<EmbedOptionId, 'chat'>, string>>;

/** Guesses the name of a chat from its slug: for `night-owls`, "Night Owls". */
export function guessName(chat: string): string {
  return chat.split('-').filter(Boolean).map(capitalize).join(' ');
}

/** Returns the embed URL of a chat, with the options that an iframe's URL can have. */
function embedUrl(chat: string, values: EmbedValues): string {
  const inUrl = Object.entries(values).filter(([name]) => embedOptions[name as EmbedOptionId].inUrl);
  // In a URL, the `#` of a color would be %23.
  const query = new URLSearchParams(inUrl.map(([name, value]) => [name, value.replace('#', '')]));
  return addresses.embed.replace('{chat}', chat) + (query.size > 0 ? `?${query}` : '');
}

/** Returns an element without content, on one line if its attributes fit. None of the values has a quotation mark. */
function element(name: string, attributes: Readonly<Record<string, string>>): string {
  const all = Object.entries(attributes).map(([id, value]) => `${id}="${value.replaceAll('&', '&amp;')}"`);
  const line = ` ${all.join(' ')}`;
  const lines = `\n  ${all.join('\n  ')}\n`;
  return `<${name}${line.length <= 50 ? line : lines}></${name}>`;
}

/** Returns the iframe for a chat, ready to paste. Options that need the script are left out. */
export function iframeSnippet(chat: string, values: EmbedValues = {}): string {
  return element('iframe', {
    src: embedUrl(chat, values),
    title: `${guessName(chat)} chat`,
    width: values.width ?? '100%',
    height: values.height ?? embedOptions.height.default,
    style: 'border:0',
    allow: 'clipboard-write; fullscreen; autoplay',
    loading: 'lazy',
  });
}

export function scriptSnippet(chat: string, values: EmbedValues = {}): string {
  const script = `<script async src="${addresses.script}"></script>`;
  return `${script}\n${element('rookery-chat', { chat, ...values })}`;
}
