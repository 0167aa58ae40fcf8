import { limits } from './limits';
import { addresses, examples } from './product';
import type { PlanId } from './types';

/** The modes of an embedded chat. All but `inline` need the script. */
export const embedModes = {
  inline: { label: 'On the page', does: 'The chat is a box on your page where you paste the code.' },
  popup: {
    label: 'Pop-up',
    does: 'A round button in the corner shows the number of unread messages and opens the chat over the page.',
  },
  sidebar: {
    label: 'Sidebar',
    does: 'A tab at the edge of the window opens the chat at full height.',
  },
} as const;

export type EmbedModeId = keyof typeof embedModes;

/** The values of `theme`. The default is the chat's own theme. */
export const embedThemes = {
  auto: 'Automatic',
  daylight: 'Daylight',
  dusk: 'Dusk',
  night: 'Night',
  contrast: 'High contrast',
} as const;

export type EmbedThemeId = keyof typeof embedThemes;

/** The corners for the button of `popup`, and the sides for `sidebar`. */
export const embedPositions = { 'bottom-right': 'Right', 'bottom-left': 'Left' } as const;

/** Parts of the chat that an embed can hide. */
export const hideableParts = {
  header: { label: 'Header', does: "The bar at the top, with the chat's name and channels." },
  members: { label: 'Member list', does: 'The list of people in the chat.' },
  iconbar: {
    label: 'Icon bar',
    does: 'The icons next to the message box. On Free and Plus, a small Rookery logo stays in the corner.',
  },
  radio: { label: 'Radio', does: "The radio player. Nothing plays while it's hidden." },
  notices: { label: 'Pinned notices', does: 'The notices above the messages, including important ones.' },
} as const;

/** One option of an embed. What it does, its type, and its values are in the declarations of the SDK. */
export interface EmbedOption {
  /** The default as written in code, if it's a value and not a setting of the chat. */
  readonly default?: string;
  /** The smallest plan that includes it. Omitted on Free. */
  readonly plan?: PlanId;
  /** Whether it also works in the query string of an iframe's URL. */
  readonly inAddress: boolean;
  /** The modes in which it has an effect. Omitted if that's all of them. */
  readonly modes?: readonly EmbedModeId[];
}

const defaultHeight = String(limits['embed-height-default'].max);

/** Every attribute of `<rookery-chat>`, which is also an option of `mount`, in reading order. */
export const embedOptions = {
  chat: { inAddress: false },
  mode: { default: 'inline', inAddress: false },
  width: { default: '100%', inAddress: false, modes: ['inline'] },
  height: { default: defaultHeight, inAddress: false, modes: ['inline', 'popup'] },
  theme: { inAddress: true },
  accent: { inAddress: true },
  channel: { inAddress: true },
  lang: { inAddress: true },
  position: { default: 'bottom-right', inAddress: false, modes: ['popup', 'sidebar'] },
  open: { default: 'false', inAddress: false, modes: ['popup', 'sidebar'] },
  hide: { inAddress: true },
  nickname: { inAddress: true },
  token: { plan: 'pro', inAddress: false },
} as const satisfies Record<string, EmbedOption>;

type EmbedOptionId = keyof typeof embedOptions;

/** Every attribute of the iframe to copy, with its value. */
const iframeAttributes = {
  src: addresses.embed,
  title: `${examples.chatName} chat`,
  width: '100%',
  height: defaultHeight,
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
export function iframeSnippet(
  chat: string,
  values: EmbedValues = {},
  title = `${likelyName(chat)} chat`,
): string {
  const { width = iframeAttributes.width, height = defaultHeight } = values;
  const attributes = { ...iframeAttributes, src: embedAddress(chat, values), title, width, height };
  return element(
    'iframe',
    Object.entries(attributes).map(([name, value]) => `${name}="${escapeAttribute(value)}"`),
  );
}

/** Returns the script embed for a chat, ready to paste. An `open` of `true` becomes an attribute without a value. */
export function scriptSnippet(
  chat: string,
  values: EmbedValues = { height: embedOptions.height.default },
): string {
  const attributes = [`chat="${escapeAttribute(chat)}"`];
  for (const [name, value] of Object.entries(values)) {
    if (!value || (name === 'open' && value === 'false')) continue;
    attributes.push(name === 'open' ? 'open' : `${name}="${escapeAttribute(value)}"`);
  }
  return `<script async src="${addresses.script}"></script>\n${element('rookery-chat', attributes)}`;
}
