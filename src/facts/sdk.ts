import { embedOptions } from './embed';
import { developerLimits as limits } from './limits/developers';
import { addresses } from './product';
import { rankIds } from './ranks';
import type { PlanId } from './types';

/** Package, script and global name of the SDK. */
export const sdk = {
  package: '@rookery/embed',
  version: '2.4.0',
  install: 'npm install @rookery/embed',
  script: addresses.script,
  global: 'Rookery',
  /** Address of the declaration file on this site. */
  types: '/sdk/rookery-embed.d.ts',
  mainVersion: 2,
  nextScript: addresses.script.replace('v2', 'v3'),
} as const;

/** One member of the object that `mount` returns, or `mount` itself. */
export interface SdkMethod {
  /** The TypeScript signature. */
  readonly signature: string;
  /** One or two sentences that say what it does. */
  readonly does: string;
  /** What it gives back. A fragment. */
  readonly returns: string;
  /** When it throws or rejects, with the error codes that can come. */
  readonly fails: string;
  /** Codes it can reject with, as listed in `sdkErrors`. */
  readonly codes: readonly SdkErrorId[];
  /** The smallest plan that has it; left out on Free. */
  readonly plan?: PlanId;
  readonly since: string;
  /** Up to three lines that use it. They follow `const chat = mount(…)`. */
  readonly sample: string;
}

/** An object that methods return and events carry. */
export interface SdkObject {
  readonly does: string;
  readonly fields: readonly SdkField[];
}

/** One field of an object or of an event's payload. */
export interface SdkField {
  readonly name: string;
  /** Its TypeScript type. */
  readonly type: string;
  /** What it holds. A fragment. */
  readonly does: string;
}

/** One event of the SDK. */
export interface SdkEvent {
  /** When it comes. One sentence. */
  readonly when: string;
  /** Fields of the object that the handler gets; none when the handler gets nothing. */
  readonly payload: readonly SdkField[];
  /** The smallest plan that has it; left out on Free. */
  readonly plan?: PlanId;
  /** A payload as it arrives, for samples. */
  readonly sample: Readonly<Record<string, unknown>> | null;
}

/** One error code of the SDK. */
export interface SdkError {
  readonly cause: string;
  readonly cure: string;
  /** What a program does about it. */
  readonly retry: 'never' | 'by itself' | 'after a wait' | 'with a new token';
  /** When trying again makes sense, in words. A fragment. */
  readonly retryNote: string;
}

/** The error codes. New ones may come: a program needs a default branch. */
export const sdkErrors = {
  chat_not_found: {
    cause: 'No chat has this address, or the chat was deleted.',
    cure: "Check `chat` against the address of the chat's page. After a change of address, use the new one.",
    retry: 'never',
    retryNote: 'No: change the code first',
  },
  domain_not_allowed: {
    cause: "The page is on a site that the chat's list of allowed sites does not hold.",
    cure: 'Add the host name in **Chat settings → Security & privacy → Allowed sites**, with and without `www`.',
    retry: 'never',
    retryNote: 'No: the owner adds the site first',
  },
  chat_full: {
    cause: 'As many people are in the chat as its plan allows.',
    cure: 'Wait, or move the chat to a larger plan. The visitor sees **This chat is full** and **Wait for a place**.',
    retry: 'by itself',
    retryNote: `By itself, every ${limits['sdk-full-chat-retry'].text}`,
  },
  plan_required: {
    cause: "The chat's plan does not have what you called.",
    cure: 'Leave the call out, or change the plan. `message` names the plan that has it.',
    retry: 'never',
    retryNote: 'No: change the plan first',
  },
  token_invalid: {
    cause: 'The sign-in token is refused: signature, claim, audience, domain, or it was used before.',
    cure: 'Read the `sso_…` code in `message` and look it up under single sign-on.',
    retry: 'with a new token',
    retryNote: 'Once, with a new token; then fix the server',
  },
  token_expired: {
    cause: 'The sign-in token is past its `exp`.',
    cure: "Fetch a token from your server right before `signIn`. If it goes on, set your server's clock.",
    retry: 'with a new token',
    retryNote: 'Yes, with a new token',
  },
  not_signed_in: {
    cause: 'The call needs a member, and the visitor is a guest.',
    cure: 'Let the visitor sign in, or call `signIn` first.',
    retry: 'never',
    retryNote: 'After signing in',
  },
  not_allowed: {
    cause: 'The person may not do this here: muted, banned, rank too low, or held back by the filter.',
    cure: 'Show `message` to the visitor. Staff can change the rank or lift the mute.',
    retry: 'never',
    retryNote: 'No: the same call is refused again',
  },
  rate_limited: {
    cause: 'Too many messages in a short time, or slow mode.',
    cure: 'Wait for the time that `message` names, then send again.',
    retry: 'after a wait',
    retryNote: 'Yes, after the wait',
  },
  offline: {
    cause: 'The connection to Rookery is lost.',
    cure: 'Nothing to do: the chat connects again by itself. Check your network if it lasts.',
    retry: 'by itself',
    retryNote: `By itself: ${limits['sdk-reconnect-wait'].text}`,
  },
} as const satisfies Record<string, SdkError>;

/** An error code of the SDK. */
export type SdkErrorId = keyof typeof sdkErrors;

/** `mount` and everything on the object it returns, in the order to read them. */
export const sdkMethods = {
  mount: {
    signature: 'mount(target: string | Element, options: MountOptions): RookeryChat',
    does: 'Puts the chat into the page. A second `mount` on the same target replaces the first.',
    returns: "the chat's handle, at once",
    fails:
      'Throws a `TypeError` when nothing matches the target or `chat` is missing. Later errors come as `error`.',
    codes: [],
    since: '2.0.0',
    sample: "import { mount } from '@rookery/embed';\n\nconst chat = mount('#chat', { chat: 'night-owls' });",
  },
  ready: {
    signature: 'ready: Promise<void>',
    does: 'Settles when the chat is shown and connected for the first time.',
    returns: 'a promise',
    fails: 'Rejects when the chat cannot be shown.',
    codes: ['chat_not_found', 'domain_not_allowed', 'token_invalid', 'token_expired', 'plan_required'],
    since: '2.0.0',
    sample: "await chat.ready;\ndocument.querySelector('#loading')?.remove();",
  },
  open: {
    signature: 'open(): void',
    does: 'Opens the pop-up or the sidebar. Does nothing in `inline`, or when it is open.',
    returns: 'nothing',
    fails: 'Never',
    codes: [],
    since: '2.0.0',
    sample:
      "const button = document.querySelector('#help');\nbutton?.addEventListener('click', () => chat.open());",
  },
  close: {
    signature: 'close(): void',
    does: 'Closes the pop-up or the sidebar. The connection stays and unread messages are counted.',
    returns: 'nothing',
    fails: 'Never',
    codes: [],
    since: '2.0.0',
    sample:
      "document.addEventListener('keydown', (event) => {\n  if (event.key === 'Escape') chat.close();\n});",
  },
  toggle: {
    signature: 'toggle(): void',
    does: 'Opens what is closed and closes what is open. Does nothing in `inline`.',
    returns: 'nothing',
    fails: 'Never',
    codes: [],
    since: '2.0.0',
    sample:
      "const button = document.querySelector('#help');\nbutton?.addEventListener('click', () => chat.toggle());",
  },
  setTheme: {
    signature: `setTheme(theme: ${embedOptions.theme.type}): void`,
    does: "Changes the theme at once. A visitor's own theme, and one locked by the organization, still win.",
    returns: 'nothing',
    fails: 'Throws a `TypeError` for a name that is no theme.',
    codes: [],
    since: '2.0.0',
    sample:
      "const dark = matchMedia('(prefers-color-scheme: dark)');\nchat.setTheme(dark.matches ? 'dusk' : 'daylight');",
  },
  setChannel: {
    signature: 'setChannel(name: string): void',
    does: 'Shows another channel. A name that the visitor may not read, or that no channel has, comes as `error`.',
    returns: 'nothing',
    fails: 'Never; an `error` event with `not_allowed` follows.',
    codes: ['not_allowed'],
    since: '2.2.0',
    sample: "chat.setChannel('news');",
  },
  signIn: {
    signature: 'signIn(token: string): Promise<Member>',
    does: 'Signs the visitor in with a sign-in token that your server made. Who was signed in before is signed out.',
    returns: 'a promise of the `Member`',
    fails: 'Rejects when the token is refused; the visitor stays who they were.',
    codes: ['token_invalid', 'token_expired', 'plan_required', 'not_allowed', 'offline'],
    plan: 'pro',
    since: '2.0.0',
    sample:
      "const answer = await fetch('/rookery-token', { method: 'POST' });\n" +
      'const { token } = await answer.json();\nconst member = await chat.signIn(token);',
  },
  signOut: {
    signature: 'signOut(): Promise<void>',
    does: 'Signs the visitor out of the chat; they go on as a guest. The session on your site is not touched.',
    returns: 'a promise that settles when it is done',
    fails: 'Rejects with `offline`; the session then ends when the connection is back.',
    codes: ['offline'],
    since: '2.0.0',
    sample: 'await chat.signOut();',
  },
  send: {
    signature: 'send(text: string): Promise<Message>',
    does:
      'Sends a message as the signed-in member. The limits are those of typing: length, rate, slow mode, ' +
      'word filter, approval. A held message resolves too and shows to others once approved.',
    returns: 'a promise of the `Message` once Rookery has taken it',
    fails: 'Rejects when the message is not taken.',
    codes: ['not_signed_in', 'not_allowed', 'rate_limited', 'chat_full', 'offline'],
    since: '2.2.0',
    sample: "const message = await chat.send('Good evening!');\nconsole.log(message.id);",
  },
  on: {
    signature:
      'on<Name extends EventName>(event: Name, handler: (payload: EventMap[Name]) => void): () => void',
    does: 'Calls the handler at each event from now on. Earlier messages are not played again.',
    returns: 'a function that stops listening',
    fails:
      'Throws a `TypeError` for an unknown event. On a smaller plan an `error` with `plan_required` follows.',
    codes: ['plan_required'],
    since: '2.0.0',
    sample: "const stop = chat.on('message', (message) => console.log(message.text));\nstop();",
  },
  destroy: {
    signature: 'destroy(): void',
    does: 'Takes the chat out of the page, ends the connection and stops every handler. Calling it again is harmless.',
    returns: 'nothing',
    fails: 'Never',
    codes: [],
    since: '2.0.0',
    sample: 'chat.destroy();',
  },
} as const satisfies Record<string, SdkMethod>;

const rankType = 'string';
const rankValues = rankIds.map((id) => `\`${id}\``).join(', ');

/** The three objects of the SDK. Ids are text: never read a meaning into them. Times are RFC 3339 text in UTC. */
export const sdkObjects = {
  Member: {
    does: 'Somebody who is signed in.',
    fields: [
      { name: 'id', type: 'string', does: "the account's id; it never changes" },
      { name: 'username', type: 'string', does: 'the name after `@`; it can change' },
      { name: 'name', type: 'string', does: 'the name shown in this chat' },
      {
        name: 'rank',
        type: rankType,
        does: `the rank in this chat: ${rankValues}, or the name of a custom rank`,
      },
    ],
  },
  Message: {
    does: 'One message.',
    fields: [
      { name: 'id', type: 'string', does: "the message's id" },
      { name: 'channel', type: 'string', does: "the channel's name without `#`" },
      { name: 'author', type: 'Author', does: 'who wrote it' },
      {
        name: 'text',
        type: 'string',
        does: 'what was typed, as plain text: put it into a page with `textContent`',
      },
      { name: 'sentAt', type: 'string', does: 'when it was sent, as RFC 3339 text in UTC' },
    ],
  },
  Author: {
    does: 'Who wrote a message. The name of a guest is a claim, not a proof.',
    fields: [
      { name: 'id', type: 'string', does: "the account's or the guest's id" },
      { name: 'name', type: 'string', does: 'the name shown in this chat' },
      { name: 'rank', type: rankType, does: 'the rank in this chat' },
      { name: 'guest', type: 'boolean', does: 'whether the author has no account' },
    ],
  },
} as const satisfies Record<string, SdkObject>;

/** The events. `ready` and `error` come on every plan. */
export const sdkEvents = {
  ready: {
    when: 'The chat is shown and connected, at first and after each time the connection was lost.',
    payload: [],
    sample: null,
  },
  open: {
    when: 'The pop-up or the sidebar opens, by the visitor or by your code.',
    payload: [],
    plan: 'plus',
    sample: null,
  },
  close: {
    when: 'The pop-up or the sidebar closes.',
    payload: [],
    plan: 'plus',
    sample: null,
  },
  message: {
    when: "A message arrives in a channel that the visitor may read, the visitor's own included.",
    payload: sdkObjects.Message.fields,
    plan: 'plus',
    sample: {
      id: 'msg_01JZ8Q4X7M2V9K3T5R6W8Y0ABC',
      channel: 'general',
      author: { id: 'acc_01JZ8Q1B2C3D4E5F6G7H8J9KMN', name: 'wren', rank: 'regular', guest: false },
      text: 'Good evening!',
      sentAt: '2025-10-01T20:15:30Z',
    },
  },
  presence: {
    when: 'The number of people in the chat changes.',
    payload: [
      {
        name: 'online',
        type: 'number',
        does: 'people in the chat now; several tabs of one person count once',
      },
    ],
    plan: 'plus',
    sample: { online: 42 },
  },
  unread: {
    when: 'The number of unread messages changes; it falls to 0 when the chat is looked at.',
    payload: [{ name: 'count', type: 'number', does: 'messages since the visitor last looked' }],
    plan: 'plus',
    sample: { count: 3 },
  },
  rank: {
    when: "The visitor's own rank changes, also by signing in or out.",
    payload: [{ name: 'rank', type: rankType, does: 'the rank from now on' }],
    plan: 'plus',
    sample: { rank: 'moderator' },
  },
  error: {
    when: 'Something fails that no promise tells you about.',
    payload: [
      { name: 'code', type: 'ErrorCode', does: 'one of the error codes; new ones may come' },
      { name: 'message', type: 'string', does: 'a sentence in English for your log' },
    ],
    sample: { code: 'offline', message: 'The connection was lost. Trying again.' },
  },
} as const satisfies Record<string, SdkEvent>;

/** The states of a mounted chat, with what leads to the next. */
export const sdkStates = {
  loading: { does: 'The frame loads.', next: ['ready', 'destroyed'] },
  ready: { does: 'Shown and connected.', next: ['offline', 'destroyed'] },
  offline: {
    does: 'Shown, but the connection is lost. It tries again by itself.',
    next: ['ready', 'destroyed'],
  },
  destroyed: { does: 'Gone from the page. A new `mount` starts over.', next: [] },
} as const satisfies Record<string, { does: string; next: readonly string[] }>;

/** What the SDK promises about its versions. One sentence each. */
export const sdkPromises = [
  '`v2.js` takes compatible changes only: new options, methods, events, fields and error codes.',
  `A breaking change comes as \`v3.js\`, and both work side by side for ${limits['sdk-overlap'].text}.`,
  "What is going away says so in the browser's console before that, with what to use instead.",
  `The npm package follows the same rule: ${sdk.package} 2.x talks to the same embed as \`v2.js\`.`,
  'TypeScript types ship with the package.',
] as const;

/** What no page may do with the SDK, and what to do instead. One sentence each. */
export const sdkSafety = [
  'API keys, webhook secrets and sign-in secrets stay on your server: whoever opens your page can read its code.',
  'Message text is plain text: put it into the page with `textContent`, never with `innerHTML`.',
  "The name of an author can be a guest's own choice: decide nothing by it.",
  `Your policy needs the same lines as any embed, and nothing in \`connect-src\`: the frame talks, your page does not.`,
] as const;

/** How many chats one page may mount, and what happens with one more. */
export const sdkChatsPerPage = {
  limit: limits['embed-chats-per-page'],
  beyond: 'One more `mount` throws an `Error`; destroy another first.',
} as const;
