// Type definitions for @rookery/embed 2.4.0
// With the script instead of the package, the same is the global Rookery.

export as namespace Rookery;

/**
 * Puts the chat into the page. A second `mount` on the same target replaces the first.
 * @returns the chat's handle, at once
 * @throws Throws a `TypeError` when nothing matches the target or `chat` is missing. Later errors come as `error`.
 * @since 2.0.0
 */
export function mount(target: string | Element, options: MountOptions): RookeryChat;

/** What `mount` takes. */
export interface MountOptions {
  /**
   * Which chat is shown.
   * Values: the chat's address word, as in `rookery.example/c/night-owls`.
   * @since 2.0.0
   */
  chat: string;
  /**
   * The form of the embed: a box in the page, a button that opens it, or a sidebar.
   * Values: `inline`, `popup`, `sidebar`.
   * Default: `inline`.
   * @since 2.0.0
   */
  mode?: 'inline' | 'popup' | 'sidebar';
  /**
   * The width of the box.
   * Values: a number of pixels, or a CSS length such as `100%`.
   * Default: `100%`.
   * Only with the mode `inline`.
   * @since 2.0.0
   */
  width?: string | number;
  /**
   * The height of the box or of the opened pop-up. A value outside the range is moved to its nearer end.
   * Values: a number of pixels, 300–2,000 px.
   * Default: `500`.
   * Only with the mode `inline` or `popup`.
   * @since 2.0.0
   */
  height?: number;
  /**
   * The colours of the chat. A visitor's own theme, and a theme locked by the organization, win over it.
   * Values: `auto`, `daylight`, `dusk`, `night`, `contrast`.
   * Default: the chat's own theme.
   * @since 2.0.0
   */
  theme?: 'auto' | 'daylight' | 'dusk' | 'night' | 'contrast';
  /**
   * The colour of buttons and links. It is darkened or lightened where it could not be read.
   * Values: a colour as six hexadecimal digits, such as `#2f6f4f`; `#` may be left out.
   * Default: the chat's own colour.
   * @since 2.1.0
   */
  accent?: string;
  /**
   * The channel that is open at first. One that the visitor may not read is passed over.
   * Values: a channel's name without `#`.
   * Default: the chat's first channel.
   * @since 2.0.0
   */
  channel?: string;
  /**
   * The language of buttons and menus. An unknown code falls back to English.
   * Values: a language code such as `en`, `de` or `pt-BR`.
   * Default: as set in the chat.
   * @since 2.1.0
   */
  lang?: string;
  /**
   * The corner or edge where the button or the tab is.
   * Values: `bottom-right`, `bottom-left`.
   * Default: `bottom-right`.
   * Only with the mode `popup` or `sidebar`.
   * @since 2.1.0
   */
  position?: 'bottom-right' | 'bottom-left';
  /**
   * Whether the chat is open when the page loads. It stays as the visitor leaves it from then on.
   * Values: `true`, `false`; as an attribute, `open` alone means `true`.
   * Default: `false`.
   * Only with the mode `popup` or `sidebar`.
   * @since 2.0.0
   */
  open?: boolean;
  /**
   * Parts to leave out. What they lead to still works by command.
   * Values: any of `header`, `members`, `iconbar`, `radio`, `notices`; in the attribute with spaces between, in `mount` as an array.
   * Default: nothing.
   * @since 2.2.0
   */
  hide?: Array<'header' | 'members' | 'iconbar' | 'radio' | 'notices'>;
  /**
   * A nickname suggested to guests, who may change it. It proves nothing about who somebody is.
   * Values: a guest nickname, 2–20 characters.
   * Default: none.
   * @since 2.3.0
   */
  nickname?: string;
  /**
   * Signs the visitor in as the person your site knows. Without it the visitor is a guest or signs in.
   * Values: a sign-in token made by your server for this visitor.
   * Default: none.
   * @plan Pro
   * @since 2.0.0
   */
  token?: string;
}

/** The handle on a mounted chat. */
export interface RookeryChat {
  /**
   * Settles when the chat is shown and connected for the first time.
   * @returns a promise
   * @throws Rejects when the chat cannot be shown.
   * @errorCodes chat_not_found, domain_not_allowed, token_invalid, token_expired, plan_required
   * @since 2.0.0
   */
  readonly ready: Promise<void>;
  /**
   * Opens the pop-up or the sidebar. Does nothing in `inline`, or when it is open.
   * @since 2.0.0
   */
  open(): void;
  /**
   * Closes the pop-up or the sidebar. The connection stays and unread messages are counted.
   * @since 2.0.0
   */
  close(): void;
  /**
   * Opens what is closed and closes what is open. Does nothing in `inline`.
   * @since 2.0.0
   */
  toggle(): void;
  /**
   * Changes the theme at once. A visitor's own theme, and one locked by the organization, still win.
   * @throws Throws a `TypeError` for a name that is no theme.
   * @since 2.0.0
   */
  setTheme(theme: 'auto' | 'daylight' | 'dusk' | 'night' | 'contrast'): void;
  /**
   * Shows another channel. A name that the visitor may not read, or that no channel has, comes as `error`.
   * @throws Never; an `error` event with `not_allowed` follows.
   * @errorCodes not_allowed
   * @since 2.2.0
   */
  setChannel(name: string): void;
  /**
   * Signs the visitor in with a sign-in token that your server made. Who was signed in before is signed out.
   * @returns a promise of the `Member`
   * @throws Rejects when the token is refused; the visitor stays who they were.
   * @errorCodes token_invalid, token_expired, plan_required, not_allowed, offline
   * @plan Pro
   * @since 2.0.0
   */
  signIn(token: string): Promise<Member>;
  /**
   * Signs the visitor out of the chat; they go on as a guest. The session on your site is not touched.
   * @returns a promise that settles when it is done
   * @throws Rejects with `offline`; the session then ends when the connection is back.
   * @errorCodes offline
   * @since 2.0.0
   */
  signOut(): Promise<void>;
  /**
   * Sends a message as the signed-in member. The limits are those of typing: length, rate, slow mode, word filter, approval. A held message resolves too and shows to others once approved.
   * @returns a promise of the `Message` once Rookery has taken it
   * @throws Rejects when the message is not taken.
   * @errorCodes not_signed_in, not_allowed, rate_limited, chat_full, offline
   * @since 2.2.0
   */
  send(text: string): Promise<Message>;
  /**
   * Calls the handler at each event from now on. Earlier messages are not played again.
   * @returns a function that stops listening
   * @throws Throws a `TypeError` for an unknown event. On a smaller plan an `error` with `plan_required` follows.
   * @errorCodes plan_required
   * @since 2.0.0
   */
  on<Name extends EventName>(event: Name, handler: (payload: EventMap[Name]) => void): () => void;
  /**
   * Takes the chat out of the page, ends the connection and stops every handler. Calling it again is harmless.
   * @since 2.0.0
   */
  destroy(): void;
}

/** Somebody who is signed in. */
export interface Member {
  /** The account's id; it never changes. */
  readonly id: string;
  /** The name after `@`; it can change. */
  readonly username: string;
  /** The name shown in this chat. */
  readonly name: string;
  /** The rank in this chat: `guest`, `member`, `regular`, `moderator`, `administrator`, `owner`, or the name of a custom rank. */
  readonly rank: string;
}

/** One message. */
export interface Message {
  /** The message's id. */
  readonly id: string;
  /** The channel's name without `#`. */
  readonly channel: string;
  /** Who wrote it. */
  readonly author: Author;
  /** What was typed, as plain text: put it into a page with `textContent`. */
  readonly text: string;
  /** When it was sent, as RFC 3339 text in UTC. */
  readonly sentAt: string;
}

/** Who wrote a message. The name of a guest is a claim, not a proof. */
export interface Author {
  /** The account's or the guest's id. */
  readonly id: string;
  /** The name shown in this chat. */
  readonly name: string;
  /** The rank in this chat. */
  readonly rank: string;
  /** Whether the author has no account. */
  readonly guest: boolean;
}

/** The events, each with what its handler gets. */
export interface EventMap {
  /** The chat is shown and connected, at first and after each time the connection was lost. */
  ready: undefined;
  /**
   * The pop-up or the sidebar opens, by the visitor or by your code.
   * @plan Plus
   */
  open: undefined;
  /**
   * The pop-up or the sidebar closes.
   * @plan Plus
   */
  close: undefined;
  /**
   * A message arrives in a channel that the visitor may read, the visitor's own included.
   * @plan Plus
   */
  message: Message;
  /**
   * The number of people in the chat changes.
   * @plan Plus
   */
  presence: {
    /** People in the chat now; several tabs of one person count once. */
    readonly online: number;
  };
  /**
   * The number of unread messages changes; it falls to 0 when the chat is looked at.
   * @plan Plus
   */
  unread: {
    /** Messages since the visitor last looked. */
    readonly count: number;
  };
  /**
   * The visitor's own rank changes, also by signing in or out.
   * @plan Plus
   */
  rank: {
    /** The rank from now on. */
    readonly rank: string;
  };
  /** Something fails that no promise tells you about. */
  error: {
    /** One of the error codes; new ones may come. */
    readonly code: ErrorCode;
    /** A sentence in English for your log. */
    readonly message: string;
  };
}

/** Name of an event. */
export type EventName = keyof EventMap;

/** Why something failed. Later versions may bring more: keep a branch for the rest. */
export type ErrorCode =
  | 'chat_not_found'
  | 'domain_not_allowed'
  | 'chat_full'
  | 'plan_required'
  | 'token_invalid'
  | 'token_expired'
  | 'not_signed_in'
  | 'not_allowed'
  | 'rate_limited'
  | 'offline';

/** What the promises of a chat reject with. */
export interface RookeryError extends Error {
  /** One of the error codes. */
  readonly code: ErrorCode;
}

/** Attributes of `<rookery-chat>`. */
export interface RookeryChatAttributes extends Omit<MountOptions, 'hide'> {
  /**
   * Parts to leave out. What they lead to still works by command.
   * Values: any of `header`, `members`, `iconbar`, `radio`, `notices`; in the attribute with spaces between, in `mount` as an array.
   * Default: nothing.
   * @since 2.2.0
   */
  hide?: string;
}

declare global {
  interface HTMLElementTagNameMap {
    'rookery-chat': HTMLElement;
  }
}

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
      'rookery-chat': RookeryChatAttributes & { key?: string | number; id?: string; className?: string };
    }
  }
}

declare module 'vue' {
  interface GlobalComponents {
    'rookery-chat': new () => { $props: RookeryChatAttributes };
  }
}
