import { spawnSync } from 'node:child_process';
import { freePort } from './ports';
import { type CommandLine, folderWith, type Program, startProgram } from './programs';
import type { Sample } from './samples';

interface Language {
  /** A command that succeeds if the language is installed. */
  readonly needs: string;
  readonly extension: string;
  /** A command that checks the syntax of all files in its folder. */
  readonly check: string;
  run(file: string): CommandLine;
  /** Runs a sample that is a server, if the command differs. */
  serve?(file: string, port: number): CommandLine;
}

const languages = {
  js: {
    needs: 'node --version',
    extension: 'mjs',
    check: 'ls *.mjs | xargs -n1 node --check',
    run: (file) => [process.execPath, file],
  },
  bash: {
    needs: 'curl --version && openssl version',
    extension: 'sh',
    check: 'ls *.sh | xargs -n1 bash -n',
    run: (file) => ['bash', '-euo', 'pipefail', file],
  },
  php: {
    needs: 'php -r \'exit(extension_loaded("curl") ? 0 : 1);\'',
    extension: 'php',
    check: 'ls *.php | xargs -n1 php -l',
    run: (file) => ['php', file],
    serve: (file, port) => ['php', '-d', 'session.save_path=.', '-S', `127.0.0.1:${port}`, file],
  },
  ruby: {
    needs: 'ruby -ropenssl -e ""',
    extension: 'rb',
    check: 'ls *.rb | xargs -n1 ruby -c',
    run: (file) => ['ruby', file],
  },
  java: {
    needs: 'javac -version',
    extension: 'java',
    check: 'javac -d classes *.java',
    run: (file) => ['java', file],
  },
  python: {
    needs: 'python3 --version',
    extension: 'py',
    check: 'python3 -m py_compile *.py',
    run: (file) => ['python3', file],
  },
} as const satisfies Record<string, Language>;

/** A language of programs on the pages, as their code blocks name it. Node.js is always installed. */
export type LanguageId = keyof typeof languages;

/** The languages of programs. */
export const languageIds = Object.keys(languages) as LanguageId[];

/** The languages of the servers on the pages. */
export const serverLanguages = languageIds.filter((id) => id !== 'bash');

/** Returns whether a program is missing that samples in a language need. */
export function isMissing(id: LanguageId): boolean {
  return spawnSync(languages[id].needs, { shell: true, stdio: 'ignore' }).status !== 0;
}

function fileName(id: LanguageId, code: string, name = 'sample'): string {
  return `${/public class (\w+)/.exec(code)?.[1] ?? name}.${languages[id].extension}`;
}

/**
 * Returns what a language says about the syntax of samples: nothing if it's correct.
 * @param samples code, by what a message should call it
 */
export function syntaxFaults(id: LanguageId, samples: Readonly<Record<string, string>>): string {
  const files = Object.entries(samples).map(([name, code]) => [fileName(id, code, name), code]);
  const options = { cwd: folderWith(Object.fromEntries(files)), shell: true, encoding: 'utf8' } as const;
  const { status, stdout, stderr } = spawnSync(languages[id].check, options);
  return status === 0 ? '' : stdout + stderr;
}

/** Returns the command that runs a sample in a folder that contains it. */
export function prepare(id: LanguageId, code: string): { folder: string; command: CommandLine } {
  const file = fileName(id, code);
  return { folder: folderWith({ [file]: code }), command: languages[id].run(file) };
}

/**
 * Starts a sample that is a server.
 * @param port the port in its code, which is replaced with a free one
 */
export async function serve(
  { language, code }: Pick<Sample, 'code' | 'language'>,
  port: number,
  env: Readonly<Record<string, string>>,
  files: Readonly<Record<string, string>> = {},
): Promise<Program> {
  const id = languageIds.find((each) => each === language) ?? 'js';
  const free = await freePort();
  const file = fileName(id, code);
  const { run, serve: start }: Language = languages[id];
  const folder = folderWith({ [file]: code.replace(new RegExp(`\\b${port}\\b`), String(free)), ...files });
  return startProgram(start?.(file, free) ?? run(file), free, { folder, env });
}
