import { spawnSync } from 'node:child_process';
import type { CommandLine } from './programs';

interface Language {
  /** The label of its tab. */
  readonly name: string;
  /** Commands that succeed if what it needs is installed. */
  readonly needs: readonly string[];
  readonly extension: string;
  run(file: string): CommandLine;
  /** Runs a sample that is a server, if the command differs. */
  serve?(file: string, port: number): CommandLine;
}

/** The languages of the samples, by the language of their code block. */
export const languages = {
  bash: {
    name: 'curl',
    needs: ['curl --version', 'openssl version'],
    extension: 'sh',
    run: (file) => ['bash', '-euo', 'pipefail', file],
  },
  js: { name: 'Node', needs: [], extension: 'mjs', run: (file) => [process.execPath, file] },
  php: {
    name: 'PHP',
    needs: ['php -r \'exit(extension_loaded("curl") ? 0 : 1);\''],
    extension: 'php',
    run: (file) => ['php', file],
    serve: (file, port) => ['php', '-d', 'session.save_path=.', '-S', `127.0.0.1:${port}`, file],
  },
  ruby: { name: 'Ruby', needs: ['ruby -ropenssl -e ""'], extension: 'rb', run: (file) => ['ruby', file] },
  java: { name: 'Java', needs: ['javac -version'], extension: 'java', run: (file) => ['java', file] },
  python: { name: 'Python', needs: ['python3 --version'], extension: 'py', run: (file) => ['python3', file] },
} as const satisfies Record<string, Language>;

/** The language of a sample that is run. */
export type LanguageId = keyof typeof languages;

/** The languages of the servers on the pages. Node.js is always installed. The extended tests run the others. */
export const serverLanguages = ['js', 'php', 'ruby', 'java', 'python'] as const;

/** A language of the servers on the pages. */
export type ServerLanguage = (typeof serverLanguages)[number];

/** Returns the name of a file in a language: `token-server.mjs`, `TokenServer.java`. */
export function fileName(id: LanguageId, words: string): string {
  const name =
    id === 'java' ? words.replace(/(?:^|-)(\w)/g, (_, letter: string) => letter.toUpperCase()) : words;
  return `${name}.${languages[id].extension}`;
}

/** Returns whether a program is missing that samples in a language need. */
export function isMissing(id: LanguageId): boolean {
  return languages[id].needs.some(
    (command) => spawnSync(command, { shell: true, stdio: 'ignore' }).status !== 0,
  );
}

/** Returns the command that runs a server in a language. */
export function serveCommand(id: ServerLanguage, file: string, port: number): CommandLine {
  const language: Language = languages[id];
  return language.serve?.(file, port) ?? language.run(file);
}
