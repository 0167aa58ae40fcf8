import { createHash } from 'node:crypto';
import type { ServerLanguage } from './languages';

/** A person who is signed in on the site of the sample. */
export interface SignedIn {
  readonly id: string;
  readonly name: string;
}

/** How a token server gets its sessions. One person is signed in, whose cookie is `cookie`. */
export interface TokenServer {
  readonly cookie: string;
  /** The cookie of a session whose user makes the sample throw. */
  readonly brokenCookie: string;
  /** The sessions that the sample leaves to the reader, empty and as a reader fills them. */
  readonly sessions?: { readonly empty: string; filled(user: SignedIn): string };
  /** Other files with the sessions. */
  files?(user: SignedIn): Readonly<Record<string, string>>;
}

const cookie = 'theme=dark; session=5d1c';
const brokenCookie = 'session=broken';

/** Text for Java, in ASCII: it reads its files in the encoding of the machine. */
function javaText(text: string): string {
  return JSON.stringify(text).replace(
    /[^\x20-\x7e]/g,
    (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
}

function phpText(text: string): string {
  return `s:${Buffer.byteLength(text)}:"${text}";`;
}

const [phpSession, brokenPhpSession] = ['session', 'broken'].map((name) =>
  createHash('sha256').update(name).digest('hex').slice(0, 32),
);

/** The token servers by their language. */
export const tokenServers: Readonly<Record<ServerLanguage, TokenServer>> = {
  js: {
    cookie,
    brokenCookie,
    sessions: {
      empty: 'const sessions = new Map();',
      filled: (user) =>
        `const sessions = new Map([['5d1c', ${JSON.stringify(user)}], ['broken', { get id() { throw new Error('broken'); } }]]);`,
    },
  },
  php: {
    cookie: `PHPSESSID=${phpSession}`,
    brokenCookie: `PHPSESSID=${brokenPhpSession}`,
    files: ({ id, name }) => ({
      [`sess_${brokenPhpSession}`]: `user|${phpText('broken')}`,
      [`sess_${phpSession}`]: `user|a:2:{${phpText('id')}${phpText(id)}${phpText('name')}${phpText(name)}}`,
    }),
  },
  ruby: {
    cookie,
    brokenCookie,
    sessions: {
      empty: 'SESSIONS = {}',
      filled: (user) =>
        `SESSIONS = { '5d1c' => JSON.parse(${JSON.stringify(JSON.stringify(user))}), 'broken' => {} }`,
    },
  },
  java: {
    cookie,
    brokenCookie,
    sessions: {
      empty: 'SESSIONS = new ConcurrentHashMap<>();',
      filled: ({ id, name }) =>
        `SESSIONS = new ConcurrentHashMap<>(Map.of("5d1c", new User(${javaText(id)}, ${javaText(name)}), "broken", new User(null, null)));`,
    },
  },
  python: {
    cookie,
    brokenCookie,
    sessions: {
      empty: 'sessions: dict[str, dict] = {}',
      filled: (user) => `sessions: dict[str, dict] = {"5d1c": ${JSON.stringify(user)}, "broken": {}}`,
    },
  },
};
