import { exec, spawn, spawnSync } from 'node:child_process';
import { setTimeout as wait } from 'node:timers/promises';
import { promisify } from 'node:util';
import { onTestFinished } from 'vitest';
import { folderWith, writeFiles } from '../../tools/testFolders';
import { freePort, listens } from './ports';

/**
 * The file of a program, and the command that runs it in its folder, for each language of the pages. Java 17 doesn't read
 * source as UTF-8 in every locale.
 */
const languages = {
  js: { file: 'sample.mjs', command: 'node sample.mjs' },
  bash: { file: 'sample.sh', command: 'bash -euo pipefail sample.sh' },
  php: { file: 'sample.php', command: 'php -S 127.0.0.1:$PORT sample.php' },
  ruby: { file: 'sample.rb', command: 'ruby sample.rb' },
  java: { file: 'sample.java', command: 'java -Dfile.encoding=UTF-8 sample.java' },
  python: { file: 'sample.py', command: 'python3 sample.py' },
} as const;

/** A language of programs, as code blocks name it. */
export type Language = keyof typeof languages;

/** Variables of the environment, by name. */
export type Variables = Readonly<Record<string, string>>;

/** How long a program can take to start, or to end. Java compiles first. */
const timeout = 60_000;

/** Returns whether a language isn't installed. Node is what runs the tests. */
export function isMissing(language: Language): boolean {
  const [program = ''] = languages[language].command.split(' ');
  return spawnSync(program, ['--version'], { stdio: 'ignore' }).error !== undefined;
}

/**
 * Runs a command of the shell to its end.
 * @returns what it writes to its standard output
 * @throws if it fails, with what it wrote to its standard error
 */
export async function runCommand(command: string, folder: string, env: Variables = {}): Promise<string> {
  // Colors would be in the output.
  const options = { cwd: folder, env: { ...process.env, FORCE_COLOR: '0', ...env }, timeout };
  return (await promisify(exec)(command, options)).stdout;
}

/** Runs a program of a page in a folder. */
export function runSample(language: Language, code: string, folder: string, env: Variables): Promise<string> {
  const { file, command } = languages[language];
  writeFiles(folder, { [file]: code });
  return runCommand(command, folder, env);
}

/** A program of a page that runs as a server on this machine. */
export interface Server {
  readonly address: string;
  /** What it has written so far to both streams. */
  output(): string;
}

/** Starts a program of a page that is a server, until the test ends. */
export async function startServer(language: Language, code: string, env: Variables): Promise<Server> {
  const PORT = String(await freePort());
  const { file, command } = languages[language];
  const folder = folderWith({ [file]: code.replaceAll(/\b808\d\b/g, PORT) });
  const child = spawn(`exec ${command}`, { cwd: folder, env: { ...process.env, ...env, PORT }, shell: true });
  onTestFinished(() => {
    child.kill('SIGKILL');
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text: string) => {
      output += text;
    });
  }
  for (const until = Date.now() + timeout; !(await listens(Number(PORT))); await wait(50)) {
    if (child.exitCode !== null || Date.now() > until) {
      throw new Error(`${command} did not start:\n${output}`);
    }
  }
  return { address: `http://127.0.0.1:${PORT}`, output: () => output };
}
