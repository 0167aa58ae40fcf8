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
  /** The sessions that the sample leaves to the reader, empty and as a reader fills them. */
  readonly sessions?: { readonly empty: string; filled(user: SignedIn): string };
  /** Other files that hold the sessions. */
  files?(user: SignedIn): Readonly<Record<string, string>>;
  serve(port: number): CommandLine;
}

const cookie = 'theme=dark; session=5d1c';

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

const phpSession = createHash('sha256').update('session').digest('hex').slice(0, 32);

/** The samples by the word behind the fence of their code. */
export const tokenServers: Readonly<Record<string, TokenServer>> = {
  js: {
    name: 'Node',
    file: 'server.mjs',
    cookie,
    sessions: {
      empty: 'const sessions = new Map();',
      filled: (user) => `const sessions = new Map([['5d1c', ${JSON.stringify(user)}]]);`,
    },
    serve: () => [process.execPath, 'server.mjs'],
  },
  php: {
    name: 'PHP',
    program: 'php',
    file: 'rookery-token.php',
    cookie: `PHPSESSID=${phpSession}`,
    files: ({ id, name }) => ({
      [`sess_${phpSession}`]: `user|a:2:{${phpText('id')}${phpText(id)}${phpText('name')}${phpText(name)}}`,
    }),
    serve: (port) => ['php', '-d', 'session.save_path=.', '-S', `localhost:${port}`, 'rookery-token.php'],
  },
  ruby: {
    name: 'Ruby',
    program: 'ruby',
    file: 'server.rb',
    cookie,
    sessions: {
      empty: 'SESSIONS = {}',
      filled: (user) => `SESSIONS = { '5d1c' => JSON.parse(${JSON.stringify(JSON.stringify(user))}) }`,
    },
    serve: () => ['ruby', 'server.rb'],
  },
  java: {
    name: 'Java',
    program: 'java',
    file: 'Server.java',
    cookie,
    sessions: {
      empty: 'SESSIONS = new ConcurrentHashMap<>();',
      filled: ({ id, name }) =>
        `SESSIONS = new ConcurrentHashMap<>(Map.of("5d1c", new User(${javaText(id)}, ${javaText(name)})));`,
    },
    serve: () => ['java', 'Server.java'],
  },
  python: {
    name: 'Python',
    program: 'python',
    file: 'server.py',
    cookie,
    sessions: {
      empty: 'sessions: dict[str, dict] = {}',
      filled: (user) => `sessions: dict[str, dict] = {"5d1c": ${JSON.stringify(user)}}`,
    },
    serve: () => ['python3', 'server.py'],
  },
};
