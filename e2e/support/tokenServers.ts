import { createHash } from 'node:crypto';
import type { ProgramName } from '../../tools/test/programs';
import type { CommandLine } from './programs';

/** A person who is signed in on the site of the sample. */
export interface SignedIn {
  readonly id: string;
  readonly name: string;
}

/** How a sample that signs tokens is run, with one person signed in whose cookie is `cookie`. */
export interface TokenServer {
  readonly name: string;
  /** The program that runs it, other than Node.js. */
  readonly program?: ProgramName;
  readonly file: string;
  readonly cookie: string;
  /** The cookie of a session whose user makes the sample throw. */
  readonly brokenCookie: string;
  /** The sessions that the sample leaves to the reader, empty and as a reader fills them. */
  readonly sessions?: { readonly empty: string; filled(user: SignedIn): string };
  /** Other files that hold the sessions. */
  files?(user: SignedIn): Readonly<Record<string, string>>;
  serve(port: number): CommandLine;
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

/** The samples by the word behind the fence of their code. */
export const tokenServers: Readonly<Record<string, TokenServer>> = {
  js: {
    name: 'Node',
    file: 'token-server.mjs',
    cookie,
    brokenCookie,
    sessions: {
      empty: 'const sessions = new Map();',
      filled: (user) =>
        `const sessions = new Map([['5d1c', ${JSON.stringify(user)}], ['broken', { get id() { throw new Error('broken'); } }]]);`,
    },
    serve: () => [process.execPath, 'token-server.mjs'],
  },
  php: {
    name: 'PHP',
    program: 'php',
    file: 'token-server.php',
    cookie: `PHPSESSID=${phpSession}`,
    brokenCookie: `PHPSESSID=${brokenPhpSession}`,
    files: ({ id, name }) => ({
      [`sess_${brokenPhpSession}`]: `user|${phpText('broken')}`,
      [`sess_${phpSession}`]: `user|a:2:{${phpText('id')}${phpText(id)}${phpText('name')}${phpText(name)}}`,
    }),
    serve: (port) => ['php', '-d', 'session.save_path=.', '-S', `127.0.0.1:${port}`, 'token-server.php'],
  },
  ruby: {
    name: 'Ruby',
    program: 'ruby',
    file: 'token-server.rb',
    cookie,
    brokenCookie,
    sessions: {
      empty: 'SESSIONS = {}',
      filled: (user) =>
        `SESSIONS = { '5d1c' => JSON.parse(${JSON.stringify(JSON.stringify(user))}), 'broken' => {} }`,
    },
    serve: () => ['ruby', 'token-server.rb'],
  },
  java: {
    name: 'Java',
    program: 'java',
    file: 'TokenServer.java',
    cookie,
    brokenCookie,
    sessions: {
      empty: 'SESSIONS = new ConcurrentHashMap<>();',
      filled: ({ id, name }) =>
        `SESSIONS = new ConcurrentHashMap<>(Map.of("5d1c", new User(${javaText(id)}, ${javaText(name)}), "broken", new User(null, null)));`,
    },
    serve: () => ['java', 'TokenServer.java'],
  },
  python: {
    name: 'Python',
    program: 'python',
    file: 'token-server.py',
    cookie,
    brokenCookie,
    sessions: {
      empty: 'sessions: dict[str, dict] = {}',
      filled: (user) => `sessions: dict[str, dict] = {"5d1c": ${JSON.stringify(user)}, "broken": {}}`,
    },
    serve: () => ['python3', 'token-server.py'],
  },
};
