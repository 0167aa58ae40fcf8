import { type EmbedOptionId, embedOptions } from '@site/src/facts/embed';
import { addresses, examples } from '@site/src/facts/product';

/** Every attribute of the iframe to copy, with its value. */
const iframeAttributes = {
  src: addresses.embed,
  title: `${examples.chatName} chat`,
  width: '100%',
  height: embedOptions.height.default,
  style: 'border:0',
  allow: 'clipboard-write; fullscreen; autoplay',
  loading: 'lazy',
} as const;

/** Values of embed options as text, as in attributes. `chat` is passed separately. */
export type EmbedValues = Partial<Record<Exclude<EmbedOptionId, 'chat'>, string>>;

function escapeAttribute(value: string): string {
  return value
    .replaceAll('&', '&amp;')
    .replaceAll('"', '&quot;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;');
}

/** Returns what the name of a chat is likely to be: for `night-owls`, "Night Owls". */
export function likelyName(chat: string): string {
  const words = chat.split('-').filter(Boolean);
  return words.map((word) => word.charAt(0).toUpperCase() + word.slice(1)).join(' ');
}

/** Returns the embed URL of a chat, with the options that an iframe's URL can have. */
function embedAddress(chat: string, values: EmbedValues = {}): string {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(values)) {
    // In a URL, the `#` of a color would be %23.
    if (embedOptions[name as EmbedOptionId].inAddress && value) query.set(name, value.replace('#', ''));
  }
  const base = addresses.embed.replace('{chat}', encodeURIComponent(chat));
  const text = query.toString();
  return text ? `${base}?${text}` : base;
}

/** Returns an element without content, on one line if its attributes fit. */
function element(name: string, attributes: readonly string[]): string {
  const line = ` ${attributes.join(' ')}`;
  const lines = `\n  ${attributes.join('\n  ')}\n`;
  return `<${name}${line.length <= 50 ? line : lines}></${name}>`;
}

/** Returns the iframe for a chat, ready to paste. Options that need the script are left out. */
export function iframeSnippet(chat: string, values: EmbedValues = {}): string {
  const title = `${likelyName(chat)} chat`;
  const { width = iframeAttributes.width, height = embedOptions.height.default } = values;
  const attributes = { ...iframeAttributes, src: embedAddress(chat, values), title, width, height };
  return element(
    'iframe',
    Object.entries(attributes).map(([name, value]) => `${name}="${escapeAttribute(value)}"`),
  );
}

/** Returns the script embed for a chat, ready to paste. */
export function scriptSnippet(chat: string, values: EmbedValues = {}): string {
  const attributes = Object.entries({ chat, ...values }).flatMap(([name, value]) =>
    value ? [`${name}="${escapeAttribute(value)}"`] : [],
  );
  return `<script async src="${addresses.script}"></script>\n${element('rookery-chat', attributes)}`;
}
