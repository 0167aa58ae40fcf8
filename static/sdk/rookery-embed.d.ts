// Type definitions for @rookery/embed 2.5.0
// If you load the script instead of the package, use the global `Rookery` and, in files with imports, turn on `allowUmdGlobalAccess`.

export as namespace Rookery;

/**
 * Adds the chat to the page. A second `mount` on the same target replaces the first chat.
 * @throws Throws a `TypeError` if no element matches the target or if `chat` is missing, and an `Error` if the page already has the maximum number of chats.
 * @since 2.0.0
 */
export function mount(target: string | Element, options: MountOptions): RookeryChat;

/**
 * Returns whether an error comes from the SDK and narrows its type. Unlike `instanceof`, it also works if the page has loaded the SDK twice.
 * @since 2.5.0
 */
export function isRookeryError(error: unknown): error is RookeryError;

/** The options of `mount`. */
export interface MountOptions {
  /**
   * The address of the chat to show.
   * @values the last part of the chat's URL, such as `night-owls` in `rookery.example/c/night-owls`
   * @since 2.0.0
   */
  chat: string;
  /**
   * How the chat appears.
   * @values `inline`, `popup`, `sidebar`
   * @default `inline`
   * @since 2.0.0
   */
  mode?: 'inline' | 'popup' | 'sidebar';
  /**
   * The width of the box.
   * Only in `inline` mode.
   * @values a number of pixels or a CSS length, such as `100%`
   * @default `100%`
   * @since 2.0.0
   */
  width?: string | number;
  /**
   * The height of the box or the open pop-up. Rookery raises or lowers any other number to the nearest limit.
   * Only in `inline` or `popup` mode.
   * @values a number of pixels, 300–2,000 px
   * @default `500`
   * @since 2.0.0
   */
  height?: string | number;
  /**
   * The theme of the chat. A visitor's own theme, a style locked by the organization, and custom CSS take precedence.
   * @values `auto`, `daylight`, `dusk`, `night`, `contrast`
   * @default the chat's theme
   * @since 2.0.0
   */
  theme?: 'auto' | 'daylight' | 'dusk' | 'night' | 'contrast';
  /**
   * The color of the header, buttons, and links. A style locked by the organization and custom CSS take precedence. It's adjusted if it would be hard to read.
   * @values a color as six hexadecimal digits, such as `#2f6f4f`; the `#` is optional
   * @default the chat's accent color
   * @since 2.1.0
   */
  accent?: string;
  /**
   * The channel that opens first, if the visitor can read it.
   * @values a channel name without `#`
   * @default the chat's first channel
   * @since 2.0.0
   */
  channel?: string;
  /**
   * The language of buttons and menus.
   * @values a language code, such as `en`, `de`, or `pt-BR`
   * @default the chat's language setting
   * @since 2.1.0
   */
  lang?: string;
  /**
   * The corner for the button. A sidebar appears on the same side.
   * Only in `popup` or `sidebar` mode.
   * @values `bottom-right`, `bottom-left`
   * @default `bottom-right`
   * @since 2.1.0
   */
  position?: 'bottom-right' | 'bottom-left';
  /**
   * Whether the chat is open when the page loads.
   * Only in `popup` or `sidebar` mode.
   * @values `true` or `false`; as an attribute, `open` alone means `true`
   * @default `false`
   * @since 2.0.0
   */
  open?: boolean;
  /**
   * The parts of the chat to hide. Visitors can still use commands.
   * @values any of `header`, `members`, `iconbar`, `radio`, `notices`
   * @default nothing
   * @since 2.2.0
   */
  hide?: Array<'header' | 'members' | 'iconbar' | 'radio' | 'notices'>;
  /**
   * A nickname to suggest to guests. They can change it, so it doesn't prove who they are.
   * @values a nickname of 2–20 characters
   * @default none
   * @since 2.3.0
   */
  nickname?: string;
  /**
   * Signs the visitor in as a user of your site.
   * @values a sign-in token that your server created for this visitor
   * @default none
   * @plan Pro
   * @since 2.0.0
   */
  token?: string;
}

/** A mounted chat. */
export interface RookeryChat {
  /**
   * Resolves when the chat is first shown and connected. A pop-up or sidebar connects when it's first opened.
   * @throws Rejects if the chat can't be shown. Stays pending while the visitor waits in line, or if you call `destroy()` first.
   * @errorCodes chat_not_found, domain_not_allowed
   * @since 2.0.0
   */
  readonly ready: Promise<void>;
  /**
   * The state of the connection. To track changes, read it in your `ready` and `error` handlers.
   * @since 2.5.0
   */
  readonly state: ChatState;
  /**
   * Opens the pop-up or sidebar. In `inline` mode, `open`, `close`, and `toggle` have no effect.
   * @since 2.0.0
   */
  open(): void;
  /**
   * Closes the pop-up or sidebar. The chat stays connected and counts unread messages.
   * @since 2.0.0
   */
  close(): void;
  /**
   * Opens or closes the pop-up or sidebar.
   * @since 2.0.0
   */
  toggle(): void;
  /**
   * Changes the theme, unless the visitor chose their own or the organization locked it. With `auto`, the chat follows the device.
   * @throws Throws a `TypeError` if the theme doesn't exist.
   * @since 2.0.0
   */
  setTheme(theme: 'auto' | 'daylight' | 'dusk' | 'night' | 'contrast'): void;
  /**
   * Shows another channel.
   * @throws If the channel doesn't exist or the visitor can't read it, an `error` event with `not_allowed` fires.
   * @errorCodes not_allowed
   * @since 2.2.0
   */
  setChannel(name: string): void;
  /**
   * Signs the visitor in with a sign-in token from your server, in place of anyone who was signed in before.
   * @throws If it rejects, nothing changes.
   * @errorCodes chat_not_found, domain_not_allowed, token_invalid, token_expired, plan_required, not_allowed, offline
   * @plan Pro
   * @since 2.0.0
   */
  signIn(token: string): Promise<Member>;
  /**
   * Turns a visitor who signed in with a token back into a guest, in all tabs of your site in this browser, but not on other devices. Has no effect on people who signed in with their own Rookery account. The session on your site doesn't end.
   * @throws Without a connection, it rejects with `offline`, and the visitor is signed out when the chat reconnects.
   * @errorCodes chat_not_found, domain_not_allowed, offline
   * @since 2.0.0
   */
  signOut(): Promise<void>;
  /**
   * Waits for `ready` and puts the text into the message box. The signed-in member has to select **Send**. Resolves when Rookery accepts the message, even if it's then held for approval.
   * @throws Rejects with `not_allowed` if the visitor changes the channel or clears the message box instead.
   * @errorCodes chat_not_found, domain_not_allowed, not_signed_in, not_allowed, rate_limited, offline
   * @since 2.2.0
   */
  send(text: string): Promise<Message>;
  /**
   * Calls the handler each time the event occurs. Earlier events aren't replayed.
   * @returns a function that removes the handler.
   * @throws Throws a `TypeError` if the event doesn't exist. If the plan doesn't include the event, an `error` event with `plan_required` fires.
   * @errorCodes plan_required
   * @since 2.0.0
   */
  on<Name extends EventName>(event: Name, handler: (payload: EventMap[Name]) => void): () => void;
  /**
   * Removes the chat from the page, disconnects, and removes every handler. The visitor goes offline for others right away, unless the chat is open elsewhere, but stays signed in.
   * @since 2.0.0
   */
  destroy(): void;
}

/** The state of the connection. */
export type ChatState = 'connecting' | 'connected' | 'reconnecting' | 'offline' | 'destroyed';

/** A person who's signed in. */
export interface Member {
  /** The account's ID. It never changes. */
  readonly id: string;
  /** The username, without `@`. It can change. */
  readonly username: string;
  /** The name shown in this chat. */
  readonly name: string;
  /** The rank in this chat: `member`, `regular`, `moderator`, `administrator`, `owner`, or the name of a custom rank. */
  readonly rank: string;
}

/** A message in a channel. To protect people in the chat, it doesn't include what they write or who they are. */
export interface Message {
  /** The message's ID. */
  readonly id: string;
  /** The channel that the message is in. */
  readonly channel: Channel;
  /** When the message was sent, as an RFC 3339 timestamp in UTC. You can pass it to `new Date()`. */
  readonly sentAt: string;
}

/** A channel of the chat. */
export interface Channel {
  /** The channel's ID. It never changes. */
  readonly id: string;
  /** The channel's name without `#`. It can change. */
  readonly name: string;
}

/** The events, each with the payload of its handler. */
export interface EventMap {
  /** The chat connects, or reconnects after a lost connection. */
  ready: undefined;
  /**
   * The visitor or your code opens the pop-up or sidebar.
   * @plan Plus
   */
  open: undefined;
  /**
   * The visitor or your code closes the pop-up or sidebar.
   * @plan Plus
   */
  close: undefined;
  /**
   * A message is posted in a channel that the visitor can read. This includes their own messages. Your page doesn't get the text or the author.
   * @plan Plus
   */
  message: Message;
  /**
   * The number of people in the chat changes.
   * @plan Plus
   */
  presence: {
    /** The number of people in the chat, counted as for the plan's limit on people online. */
    readonly online: number;
  };
  /**
   * The number of unread messages changes, including to 0 when the visitor views the chat. A pop-up or sidebar starts to count when it's first opened on the page.
   * @plan Plus
   */
  unread: {
    /** The number of messages since the visitor last viewed the chat. */
    readonly count: number;
  };
  /**
   * The visitor's rank changes, including when they sign in or out.
   * @plan Plus
   */
  rank: {
    /** The new rank, which is `guest` after the visitor signs out. */
    readonly rank: string;
  };
  /** Something fails that no promise reports. */
  error: RookeryError;
}

/** The name of an event. */
export type EventName = keyof EventMap;

/** The known causes of errors. */
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

/** The error that promises reject with and that `error` events carry. Only the SDK creates it. */
export class RookeryError extends Error {
  private constructor();
  /** An error code. New codes can be added at any time, so handle unknown codes too. */
  readonly code: ErrorCode | (string & {});
  /** An English sentence for your logs. Its wording can change, so write your own text for visitors. */
  readonly message: string;
  /** With `token_invalid` and `token_expired`, the `sso_…` code that identifies the cause. Otherwise `undefined`. */
  readonly reason: string | undefined;
  /** With `rate_limited` and `chat_full`, the number of seconds to wait. Otherwise `undefined`. */
  readonly retryAfter: number | undefined;
  /** With `plan_required`, the ID of the lowest plan that includes the feature: `plus`, `pro`, or `organization`. Otherwise `undefined`. */
  readonly plan: string | undefined;
}

/** The `<rookery-chat>` element. Wait for `customElements.whenDefined('rookery-chat')` before you use `chat`. */
export interface HTMLRookeryChatElement extends HTMLElement {
  /**
   * The chat in this element, which is set when the script upgrades the element.
   * @since 2.5.0
   */
  readonly chat: RookeryChat;
}

/** The attributes of `<rookery-chat>`. */
export interface RookeryChatAttributes extends Omit<MountOptions, 'hide'> {
  /**
   * The parts of the chat to hide. Visitors can still use commands.
   * @values any of `header`, `members`, `iconbar`, `radio`, `notices`
   * @default nothing
   * @since 2.2.0
   */
  hide?: string;
}

declare global {
  interface HTMLElementTagNameMap {
    'rookery-chat': HTMLRookeryChatElement;
  }
}

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
      'rookery-chat': RookeryChatAttributes & {
        key?: string | number;
        ref?:
          | { current: HTMLRookeryChatElement | null }
          | ((element: HTMLRookeryChatElement | null) => void)
          | null;
        id?: string;
        className?: string;
        style?: { [property: string]: string | number | undefined };
        title?: string;
        role?: string;
        hidden?: boolean;
        tabIndex?: number;
        slot?: string;
        /** Handlers of React, such as `onClick`. */
        [handler: `on${string}`]: ((event: never) => void) | undefined;
        children?: unknown;
      };
    }
  }
}

declare module 'vue' {
  interface GlobalComponents {
    'rookery-chat': new () => { $props: RookeryChatAttributes };
  }
}
