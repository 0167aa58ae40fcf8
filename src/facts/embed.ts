import { accountLimits } from './limits/accounts';
import { developerLimits as limits } from './limits/developers';
import { addresses, examples } from './product';
import type { PlanId } from './types';

/** A named value of an embed option, such as a mode or a theme. */
export interface EmbedValue {
  /** Its name on pages and in the code builder. */
  readonly label: string;
  /** What the visitor sees, in one sentence. */
  readonly does: string;
}

/** The modes of an embedded chat. All but `inline` need the script. */
export const embedModes = {
  inline: {
    label: 'In the page',
    does: 'The chat is a box in your page, where you paste the code.',
    needsScript: false,
    size: 'The width and height that you set',
  },
  popup: {
    label: 'Pop-up',
    does: 'A round button in the corner shows the number of unread messages and opens the chat on top of the page.',
    needsScript: true,
    size: `${limits['embed-popup-width'].text} wide, with the height that you set; full screen on phones`,
  },
  sidebar: {
    label: 'Sidebar',
    does: 'A tab at the edge of the window opens the chat at full height.',
    needsScript: true,
    size: `${limits['embed-sidebar-width'].text} wide, as tall as the window; full screen on phones`,
  },
} as const satisfies Record<string, EmbedValue & { needsScript: boolean; size: string }>;

/** Id of a mode, as written in code. */
export type EmbedModeId = keyof typeof embedModes;

/** The values of `theme`. The default is the chat's own theme. */
export const embedThemes = {
  auto: { label: 'Automatic', does: "Light or dark, depending on the visitor's device." },
  daylight: { label: 'Daylight', does: 'Dark text on a light background.' },
  dusk: { label: 'Dusk', does: 'Light text on a soft dark background.' },
  night: { label: 'Night', does: 'Light text on a nearly black background.' },
  contrast: { label: 'High contrast', does: 'Maximum contrast, for people who need it.' },
} as const satisfies Record<string, EmbedValue>;

/** Id of a theme, as written in code. */
export type EmbedThemeId = keyof typeof embedThemes;

/** The corners for the button of `popup`, and the sides for `sidebar`. */
export const embedPositions = {
  'bottom-right': {
    label: 'Right',
    does: 'The button is in the bottom-right corner, or the sidebar is on the right.',
  },
  'bottom-left': {
    label: 'Left',
    does: 'The button is in the bottom-left corner, or the sidebar is on the left.',
  },
} as const satisfies Record<string, EmbedValue>;

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
} as const satisfies Record<string, EmbedValue>;

/** Id of a part that can be hidden, as written in code. */
export type HideablePartId = keyof typeof hideableParts;

/** One option of an embed: an attribute of `<rookery-chat>` and the option of `mount` with the same name. */
export interface EmbedOption {
  /** Its TypeScript type in the options of `mount`. */
  readonly type: string;
  /** The allowed values, with inline code. A fragment. */
  readonly values: string;
  /** The default as written in code, or a few words if it isn't a value. */
  readonly default: string;
  /** One or two sentences that say what it does. */
  readonly does: string;
  /** Whether it's required. */
  readonly required?: boolean;
  /** The smallest plan that includes it. Omitted on Free. */
  readonly plan?: PlanId;
  /** The SDK version that introduced it. */
  readonly since: string;
  /** Whether it also works in the query string of an iframe's URL. */
  readonly inAddress: boolean;
  /** The modes in which it has an effect. Omitted if that's all of them. */
  readonly modes?: readonly EmbedModeId[];
  /** A value for samples, as written in the attribute. */
  readonly example: string;
}

/** Returns whether the default of an option is a value as written in code, and not a few words. */
export function hasDefaultValue({ default: value }: EmbedOption): boolean {
  return !value.includes(' ') && value !== 'none' && value !== 'nothing';
}

function codes(ids: readonly string[]): string {
  return ids.map((id) => `\`${id}\``).join(', ');
}

function union(ids: readonly string[]): string {
  return ids.map((id) => `'${id}'`).join(' | ');
}

/** Every attribute of `<rookery-chat>`, which is also an option of `mount`, in reading order. */
export const embedOptions = {
  chat: {
    type: 'string',
    values: "the chat's slug, such as `night-owls` in `rookery.example/c/night-owls`",
    default: 'none',
    does: 'The chat to show.',
    required: true,
    since: '2.0.0',
    inAddress: false,
    example: examples.chat,
  },
  mode: {
    type: union(Object.keys(embedModes)),
    values: codes(Object.keys(embedModes)),
    default: 'inline',
    does: 'How the chat appears: as a box in the page, a pop-up with a button, or a sidebar.',
    since: '2.0.0',
    inAddress: false,
    example: 'popup',
  },
  width: {
    type: 'string | number',
    values: 'a number of pixels or a CSS length, such as `100%`',
    default: '100%',
    does: 'The width of the box.',
    since: '2.0.0',
    inAddress: false,
    modes: ['inline'],
    example: '100%',
  },
  height: {
    type: 'number',
    values: `a number of pixels, ${limits['embed-height'].text}`,
    default: String(limits['embed-height-default'].max),
    does: 'The height of the box or the open pop-up. Values outside the range are clamped.',
    since: '2.0.0',
    inAddress: false,
    modes: ['inline', 'popup'],
    example: String(limits['embed-height-default'].max),
  },
  theme: {
    type: union(Object.keys(embedThemes)),
    values: codes(Object.keys(embedThemes)),
    default: "the chat's theme",
    does: "The theme of the chat. The visitor's own theme and a theme locked by the organization take precedence.",
    since: '2.0.0',
    inAddress: true,
    example: 'dusk',
  },
  accent: {
    type: 'string',
    values: 'a color as six hexadecimal digits, such as `#2f6f4f`; the `#` is optional',
    default: "the chat's accent color",
    does: "The color of buttons and links. It's darkened or lightened if it would be hard to read.",
    since: '2.1.0',
    inAddress: true,
    example: '#2f6f4f',
  },
  channel: {
    type: 'string',
    values: 'a channel name without `#`',
    default: "the chat's first channel",
    does: "The channel that opens first. It's ignored if the visitor can't read it.",
    since: '2.0.0',
    inAddress: true,
    example: 'news',
  },
  lang: {
    type: 'string',
    values: 'a language code, such as `en`, `de`, or `pt-BR`',
    default: "the chat's language setting",
    does: 'The language of buttons and menus. English is used if the code is unknown.',
    since: '2.1.0',
    inAddress: true,
    example: 'de',
  },
  position: {
    type: union(Object.keys(embedPositions)),
    values: codes(Object.keys(embedPositions)),
    default: 'bottom-right',
    does: 'The corner for the button, or the side for the sidebar.',
    since: '2.1.0',
    inAddress: false,
    modes: ['popup', 'sidebar'],
    example: 'bottom-left',
  },
  open: {
    type: 'boolean',
    values: '`true` or `false`; as an attribute, `open` alone means `true`',
    default: 'false',
    does: 'Whether the chat is open when the page loads. After that, it stays as the visitor leaves it.',
    since: '2.0.0',
    inAddress: false,
    modes: ['popup', 'sidebar'],
    example: 'true',
  },
  hide: {
    type: `Array<${union(Object.keys(hideableParts))}>`,
    values: `any of ${codes(Object.keys(hideableParts))}; separated by spaces in the attribute, as an array in \`mount\``,
    default: 'nothing',
    does: 'The parts of the chat to hide. Visitors can still use commands.',
    since: '2.2.0',
    inAddress: true,
    example: 'header members',
  },
  nickname: {
    type: 'string',
    values: `a nickname of ${accountLimits['guest-nickname'].text}`,
    default: 'none',
    does: "A nickname to suggest to guests. They can change it, so it doesn't prove who they are.",
    since: '2.3.0',
    inAddress: true,
    example: 'wren',
  },
  token: {
    type: 'string',
    values: 'a sign-in token that your server created for this visitor',
    default: 'none',
    does: 'Signs the visitor in as a user of your site. Without it, the visitor is a guest or signs in to Rookery.',
    plan: 'pro',
    since: '2.0.0',
    inAddress: false,
    example: 'eyJhbGciOiJIUzI1NiJ9…',
  },
} as const satisfies Record<string, EmbedOption>;

/** The name of an embed option. */
export type EmbedOptionId = keyof typeof embedOptions;

/** An attribute of the iframe, with its value and purpose. */
export interface IframeAttribute {
  readonly value: string;
  /** What it's for, in one or two sentences. */
  readonly does: string;
  /** Whether the chat doesn't work, or isn't accessible, without it. */
  readonly needed: boolean;
}

/** The permissions in `allow`, each with what it lets the chat do. */
export const iframePermissions = {
  'clipboard-write': 'Lets visitors copy messages.',
  fullscreen: 'Lets visitors view pictures and videos in full screen.',
  autoplay: 'Lets the radio start after one click. Leave it out if the chat has no radio.',
} as const satisfies Record<string, string>;

/** Every attribute of the iframe to copy. */
export const iframeAttributes = {
  src: {
    value: addresses.embed,
    does: "Your chat's embed URL. It always starts with `https`.",
    needed: true,
  },
  title: {
    value: `${examples.chatName} chat`,
    does: 'The name that screen readers announce. Without it, people hear only “frame.”',
    needed: true,
  },
  width: { value: '100%', does: 'As wide as the element around it.', needed: false },
  height: {
    value: String(limits['embed-height-default'].max),
    does: `In pixels. The default in browsers is only ${limits['embed-iframe-default-height'].text}.`,
    needed: true,
  },
  style: { value: 'border:0', does: 'Removes the border that browsers draw.', needed: false },
  allow: {
    value: Object.keys(iframePermissions).join('; '),
    does: 'What the chat can do in your page: copy text, use full screen, and play sound.',
    needed: false,
  },
  loading: {
    value: 'lazy',
    does: 'Loads the chat when the visitor scrolls near it, so your page loads faster.',
    needed: false,
  },
} as const satisfies Record<string, IframeAttribute>;

/** The tokens that a sandboxed iframe needs, each with what it enables. */
export const sandboxTokens = {
  'allow-scripts': 'Runs the chat. Without it, nothing appears.',
  'allow-same-origin': 'Lets the chat access its own cookies and storage, never yours.',
  'allow-forms': 'Lets visitors sign in and vote in polls.',
  'allow-popups': 'Lets links and the sign-in window open.',
  'allow-popups-to-escape-sandbox':
    'Lets the pages that links open work normally. Without it, they inherit the sandbox.',
  'allow-downloads': 'Lets visitors download files.',
  'allow-storage-access-by-user-activation': 'Lets visitors allow the cookie that keeps them signed in.',
} as const satisfies Record<string, string>;

/** One directive of the content security policy that a page with a chat needs. */
export interface PolicyDirective {
  readonly directive: string;
  /** What to add to the directive, or `null`. */
  readonly source: string | null;
  readonly why: string;
}

const cdn = new URL(addresses.script).origin;
const embedHost = addresses.embed.replace('/{chat}', '');

/** What the content security policy of the host page has to allow, and what it doesn't. */
export const hostPolicy = [
  { directive: 'script-src', source: cdn, why: "Loads the embed script. An iframe alone doesn't need it." },
  { directive: 'frame-src', source: embedHost, why: 'Shows the chat, which is a frame with either method.' },
  {
    directive: 'style-src',
    source: null,
    why: 'The chat loads its styles inside its frame.',
  },
  {
    directive: 'connect-src',
    source: null,
    why: 'Only the frame connects to Rookery, not your page.',
  },
] as const satisfies readonly PolicyDirective[];

/** Values of embed options as text, as in attributes. `chat` is passed separately. */
export type EmbedValues = Partial<Record<Exclude<EmbedOptionId, 'chat'>, string>>;

function escapeAttribute(value: string): string {
  return value
    .replaceAll('&', '&amp;')
    .replaceAll('"', '&quot;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;');
}

/** Makes a frame title from a chat's slug: `night-owls` becomes "Night Owls chat". */
function frameTitle(chat: string): string {
  const words = chat.split('-').filter(Boolean);
  return `${words.map((word) => word.charAt(0).toUpperCase() + word.slice(1)).join(' ')} chat`;
}

/** Returns the embed URL of a chat, with the options that an iframe's URL can have. */
function embedAddress(chat: string, values: EmbedValues = {}): string {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(values)) {
    if (embedOptions[name as EmbedOptionId].inAddress && value) query.set(name, value);
  }
  const base = addresses.embed.replace('{chat}', encodeURIComponent(chat));
  const text = query.toString();
  return text ? `${base}?${text}` : base;
}

/** Returns the iframe for a chat, ready to paste. Options that need the script are left out. */
export function iframeSnippet(
  chat: string,
  values: EmbedValues = {},
  title: string = frameTitle(chat),
): string {
  const attributes: Record<string, string> = {
    src: embedAddress(chat, values),
    title,
    width: values.width || iframeAttributes.width.value,
    height: values.height || iframeAttributes.height.value,
    style: iframeAttributes.style.value,
    allow: iframeAttributes.allow.value,
    loading: iframeAttributes.loading.value,
  };
  const text = Object.entries(attributes)
    .map(([name, value]) => `${name}="${escapeAttribute(value)}"`)
    .join(' ');
  return `<iframe ${text}></iframe>`;
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
  const script = `<script async src="${addresses.script}"></script>`;
  return `${script}\n<rookery-chat ${attributes.join(' ')}></rookery-chat>`;
}

/** Returns a link to the chat's own page, for people without scripts and for builders that accept no code. */
export function linkSnippet(chat: string, text = 'Join the chat'): string {
  const href = addresses.chat.replace('{chat}', encodeURIComponent(chat));
  return `<a href="${href}">${escapeAttribute(text)}</a>`;
}
