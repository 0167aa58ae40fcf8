import { accountLimits } from './limits/accounts';
import { developerLimits as limits } from './limits/developers';
import { addresses, examples } from './product';
import type { PlanId } from './types';

/** A named value of an embed option, such as a mode or a theme. */
export interface EmbedValue {
  /** Its name on pages and in the code builder. */
  readonly label: string;
  /** One sentence that says what the visitor sees. */
  readonly does: string;
}

/** The three forms an embedded chat can take. Everything but `inline` needs the script. */
export const embedModes = {
  inline: {
    label: 'In the page',
    does: 'The chat is a box in your page, where you put the code.',
    needsScript: false,
    size: 'The width and height you give',
  },
  popup: {
    label: 'Pop-up',
    does: 'A round button in the corner shows the unread count and opens the chat above the page.',
    needsScript: true,
    size: `${limits['embed-popup-width'].text} wide, as high as you give, the whole screen on phones`,
  },
  sidebar: {
    label: 'Sidebar',
    does: 'A tab at the edge of the window opens the chat along its whole height.',
    needsScript: true,
    size: `${limits['embed-sidebar-width'].text} wide, as high as the window, the whole screen on phones`,
  },
} as const satisfies Record<string, EmbedValue & { needsScript: boolean; size: string }>;

/** Id of a mode, as written in code. */
export type EmbedModeId = keyof typeof embedModes;

/** The values of `theme`. Without one, the chat's own theme is shown. */
export const embedThemes = {
  auto: { label: 'Automatic', does: "Light or dark as the visitor's device asks for." },
  daylight: { label: 'Daylight', does: 'Dark text on a light background.' },
  dusk: { label: 'Dusk', does: 'Light text on a soft dark background.' },
  night: { label: 'Night', does: 'Light text on a nearly black background.' },
  contrast: { label: 'High contrast', does: 'The strongest contrast, for people who need it.' },
} as const satisfies Record<string, EmbedValue>;

/** Id of a theme, as written in code. */
export type EmbedThemeId = keyof typeof embedThemes;

/** The corners for the button of `popup`, and the edges for the tab of `sidebar`. */
export const embedPositions = {
  'bottom-right': { label: 'Right', does: 'The button is at the bottom right, the sidebar at the right.' },
  'bottom-left': { label: 'Left', does: 'The button is at the bottom left, the sidebar at the left.' },
} as const satisfies Record<string, EmbedValue>;

/** Parts of the chat that an embed can leave out. */
export const hideableParts = {
  header: { label: 'Header', does: "The line with the chat's name and the channel list." },
  members: { label: 'Member list', does: 'The list of people who are here.' },
  iconbar: {
    label: 'Icon bar',
    does: 'The icons beside the message box. On Free and Plus a small Rookery mark stays in the corner.',
  },
  radio: { label: 'Radio', does: 'The radio player. Nothing plays while it is hidden.' },
  notices: { label: 'Pinned notices', does: 'The notices above the messages, important ones too.' },
} as const satisfies Record<string, EmbedValue>;

/** Id of a part that can be hidden, as written in code. */
export type HideablePartId = keyof typeof hideableParts;

/** One option of an embed: an attribute of `<rookery-chat>` and, by the same name, an option of `mount`. */
export interface EmbedOption {
  /** Its TypeScript type in the options of `mount`. */
  readonly type: string;
  /** What may be written, in words and with inline code. A fragment. */
  readonly values: string;
  /** The default as written in code, or a few words where there is none. */
  readonly default: string;
  /** One or two sentences that say what it does. */
  readonly does: string;
  /** The embed does not start without it. */
  readonly required?: boolean;
  /** The smallest plan that has it; left out on Free. */
  readonly plan?: PlanId;
  /** The SDK version that brought it. */
  readonly since: string;
  /** Also works after `?` in the address of an iframe. */
  readonly inAddress: boolean;
  /** The modes it does something in; left out when in all. */
  readonly modes?: readonly EmbedModeId[];
  /** A value for samples, as written in the attribute. */
  readonly example: string;
}

/** Whether the default of an option is a value as written in code, and not a few words. */
export function hasDefaultValue({ default: value }: EmbedOption): boolean {
  return !value.includes(' ') && value !== 'none' && value !== 'nothing';
}

function codes(ids: readonly string[]): string {
  return ids.map((id) => `\`${id}\``).join(', ');
}

function union(ids: readonly string[]): string {
  return ids.map((id) => `'${id}'`).join(' | ');
}

/** Every attribute of `<rookery-chat>`, which are the options of `mount` too, in the order to read them. */
export const embedOptions = {
  chat: {
    type: 'string',
    values: "the chat's address word, as in `rookery.example/c/night-owls`",
    default: 'none',
    does: 'Which chat is shown.',
    required: true,
    since: '2.0.0',
    inAddress: false,
    example: examples.chat,
  },
  mode: {
    type: union(Object.keys(embedModes)),
    values: codes(Object.keys(embedModes)),
    default: 'inline',
    does: 'The form of the embed: a box in the page, a button that opens it, or a sidebar.',
    since: '2.0.0',
    inAddress: false,
    example: 'popup',
  },
  width: {
    type: 'string | number',
    values: 'a number of pixels, or a CSS length such as `100%`',
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
    does: 'The height of the box or of the opened pop-up. A value outside the range is moved to its nearer end.',
    since: '2.0.0',
    inAddress: false,
    modes: ['inline', 'popup'],
    example: String(limits['embed-height-default'].max),
  },
  theme: {
    type: union(Object.keys(embedThemes)),
    values: codes(Object.keys(embedThemes)),
    default: "the chat's own theme",
    does: "The colours of the chat. A visitor's own theme, and a theme locked by the organization, win over it.",
    since: '2.0.0',
    inAddress: true,
    example: 'dusk',
  },
  accent: {
    type: 'string',
    values: 'a colour as six hexadecimal digits, such as `#2f6f4f`; `#` may be left out',
    default: "the chat's own colour",
    does: 'The colour of buttons and links. It is darkened or lightened where it could not be read.',
    since: '2.1.0',
    inAddress: true,
    example: '#2f6f4f',
  },
  channel: {
    type: 'string',
    values: "a channel's name without `#`",
    default: "the chat's first channel",
    does: 'The channel that is open at first. One that the visitor may not read is passed over.',
    since: '2.0.0',
    inAddress: true,
    example: 'news',
  },
  lang: {
    type: 'string',
    values: 'a language code such as `en`, `de` or `pt-BR`',
    default: 'as set in the chat',
    does: 'The language of buttons and menus. An unknown code falls back to English.',
    since: '2.1.0',
    inAddress: true,
    example: 'de',
  },
  position: {
    type: union(Object.keys(embedPositions)),
    values: codes(Object.keys(embedPositions)),
    default: 'bottom-right',
    does: 'The corner or edge where the button or the tab is.',
    since: '2.1.0',
    inAddress: false,
    modes: ['popup', 'sidebar'],
    example: 'bottom-left',
  },
  open: {
    type: 'boolean',
    values: '`true`, `false`; as an attribute, `open` alone means `true`',
    default: 'false',
    does: 'Whether the chat is open when the page loads. It stays as the visitor leaves it from then on.',
    since: '2.0.0',
    inAddress: false,
    modes: ['popup', 'sidebar'],
    example: 'true',
  },
  hide: {
    type: `Array<${union(Object.keys(hideableParts))}>`,
    values: `any of ${codes(Object.keys(hideableParts))}; in the attribute with spaces between, in \`mount\` as an array`,
    default: 'nothing',
    does: 'Parts to leave out. What they lead to still works by command.',
    since: '2.2.0',
    inAddress: true,
    example: 'header members',
  },
  nickname: {
    type: 'string',
    values: `a guest nickname, ${accountLimits['guest-nickname'].text}`,
    default: 'none',
    does: 'A nickname suggested to guests, who may change it. It proves nothing about who somebody is.',
    since: '2.3.0',
    inAddress: true,
    example: 'wren',
  },
  token: {
    type: 'string',
    values: 'a sign-in token made by your server for this visitor',
    default: 'none',
    does: 'Signs the visitor in as the person your site knows. Without it the visitor is a guest or signs in.',
    plan: 'pro',
    since: '2.0.0',
    inAddress: false,
    example: 'eyJhbGciOiJIUzI1NiJ9…',
  },
} as const satisfies Record<string, EmbedOption>;

/** Name of an embed option. */
export type EmbedOptionId = keyof typeof embedOptions;

/** An attribute of the iframe, or one permission of its `allow`, with a value and a reason. */
export interface IframeAttribute {
  readonly value: string;
  /** One or two sentences that say what it is for. */
  readonly does: string;
  /** The chat does not work, or cannot be used by everyone, without it. */
  readonly needed: boolean;
}

/** What `allow` gives to the chat inside an iframe. */
export const iframePermissions = {
  'clipboard-write': 'Lets **Copy** in the message menu work.',
  fullscreen: 'Lets visitors open pictures and videos on the whole screen.',
  autoplay: 'Lets the radio start after one click. Leave it out when the chat has no radio.',
} as const satisfies Record<string, string>;

/** Every attribute of the ready iframe, with what it is for. */
export const iframeAttributes = {
  src: { value: addresses.embed, does: 'The embed address of your chat, always `https`.', needed: true },
  title: {
    value: `${examples.chatName} chat`,
    does: 'The name that screen readers say for the box. Without it people hear only “frame”.',
    needed: true,
  },
  width: { value: '100%', does: 'As wide as the place you put it in.', needed: false },
  height: {
    value: String(limits['embed-height-default'].max),
    does: `In pixels. Without it browsers show ${limits['embed-iframe-default-height'].text}.`,
    needed: true,
  },
  style: { value: 'border:0', does: 'Takes away the frame that browsers draw.', needed: false },
  allow: {
    value: Object.keys(iframePermissions).join('; '),
    does: 'What the chat may do inside your page: copy text, use the whole screen, play sound.',
    needed: false,
  },
  loading: {
    value: 'lazy',
    does: 'Loads the chat when the visitor scrolls near it, so that your page is ready sooner.',
    needed: false,
  },
} as const satisfies Record<string, IframeAttribute>;

/** Tokens that a sandboxed iframe needs, each with what fails without it. */
export const sandboxTokens = {
  'allow-scripts': 'The chat is a program: without it nothing shows.',
  'allow-same-origin': 'The chat reaches its own cookies and storage, never yours.',
  'allow-forms': 'Sign-in and polls can be sent.',
  'allow-popups': 'Links and the sign-in window can open.',
  'allow-storage-access-by-user-activation': 'Visitors can allow the cookie that keeps them signed in.',
} as const satisfies Record<string, string>;

/** One directive of the content security policy that a page with a chat needs. */
export interface PolicyDirective {
  readonly directive: string;
  /** What to add to the directive; `null` when nothing is to be added. */
  readonly source: string | null;
  readonly why: string;
}

const cdn = new URL(addresses.script).origin;
const embedHost = addresses.embed.replace('/{chat}', '');

/** What the host page's content security policy must allow, and what it need not. */
export const hostPolicy = [
  { directive: 'script-src', source: cdn, why: 'Loads the embed script. Not needed with a bare iframe.' },
  { directive: 'frame-src', source: embedHost, why: 'Shows the chat, which is a frame with both ways.' },
  {
    directive: 'style-src',
    source: null,
    why: 'Nothing to add: the chat brings its styles inside its frame.',
  },
  {
    directive: 'connect-src',
    source: null,
    why: 'Nothing to add: the frame talks to Rookery, your page does not.',
  },
] as const satisfies readonly PolicyDirective[];

/** Values of embed options as text, as in attributes. `chat` is given on its own. */
export type EmbedValues = Partial<Record<Exclude<EmbedOptionId, 'chat'>, string>>;

function escapeAttribute(value: string): string {
  return value
    .replaceAll('&', '&amp;')
    .replaceAll('"', '&quot;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;');
}

/** The frame title made from a chat's address: `night-owls` gives "Night Owls chat". */
function frameTitle(chat: string): string {
  const words = chat.split('-').filter(Boolean);
  return `${words.map((word) => word.charAt(0).toUpperCase() + word.slice(1)).join(' ')} chat`;
}

/** The embed address of a chat, with those options that an iframe takes in its address. */
function embedAddress(chat: string, values: EmbedValues = {}): string {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(values)) {
    if (embedOptions[name as EmbedOptionId].inAddress && value) query.set(name, value);
  }
  const base = addresses.embed.replace('{chat}', encodeURIComponent(chat));
  const text = query.toString();
  return text ? `${base}?${text}` : base;
}

/** The whole iframe for a chat, ready to paste. Options that need the script are left out. */
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

/** The whole script embed for a chat, ready to paste. An `open` of `true` becomes a bare attribute. */
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

/** A plain link to the chat's own page, for people without scripts and for builders that take no code. */
export function linkSnippet(chat: string, text = 'Join the chat'): string {
  const href = addresses.chat.replace('{chat}', encodeURIComponent(chat));
  return `<a href="${href}">${escapeAttribute(text)}</a>`;
}
