import { exec, spawn } from 'node:child_process';
import { setTimeout as wait } from 'node:timers/promises';
import { promisify } from 'node:util';
import { onTestFinished, test } from 'vitest';
import { findFreePort, isListening } from './ports';
import { missingPackages } from './systemPackages';
import { createTempFolder, writeFiles } from './tempFolders';

/**
 * For each language of samples: the file of a program, the command that runs it in its folder, and the package that the command
 * needs. Java 17 doesn't read source as UTF-8 in every locale.
 */
const programs = {
  js: { file: 'sample.mjs', command: 'node sample.mjs', needs: undefined },
  bash: { file: 'sample.sh', command: 'bash -euo pipefail sample.sh', needs: 'curl' },
  php: { file: 'sample.php', command: 'php -S 127.0.0.1:$PORT sample.php', needs: 'php-cli' },
  ruby: { file: 'sample.rb', command: 'ruby sample.rb', needs: 'ruby' },
  java: {
    file: 'sample.java',
    command: 'java -Dfile.encoding=UTF-8 sample.java',
    needs: 'default-jdk-headless',
  },
  python: { file: 'sample.py', command: 'python3 sample.py', needs: 'python3' },
} as const;

export type Language = keyof typeof programs;

/** Returns the function that declares a test of a program. Without what runs it, the test is skipped. */
export function testIn(language: Language) {
  const { needs } = programs[language];
  return test.skipIf(needs && missingPackages([needs]).length > 0);
}

/** Declares a test of samples that make keys with OpenSSL. */
export const testWithOpenssl = test.skipIf(missingPackages(['openssl']).length > 0);

type Variables = Readonly<Record<string, string>>;

/** How long a program can take to start, or to end. Java compiles first. */
const timeout = 60_000;

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

export function runSample(language: Language, code: string, folder: string, env: Variables): Promise<string> {
  const { file, command } = programs[language];
  writeFiles(folder, { [file]: code });
  return runCommand(command, folder, env);
}

/** Starts a program of a page that is a server, until the test ends. Returns its address, and what it has written so far. */
export async function startServer(language: Language, code: string, env: Variables) {
  const port = await findFreePort();
  const { file, command } = programs[language];
  const cwd = createTempFolder({ [file]: code.replaceAll(/\b808\d\b/g, String(port)) });
  const child = spawn(`exec ${command} 2>&1`, {
    cwd,
    env: { ...process.env, ...env, PORT: String(port) },
    shell: true,
  });
  onTestFinished(() => {
    child.kill('SIGKILL');
  });
  let output = '';
  child.stdout.setEncoding('utf8').on('data', (text: string) => {
    output += text;
  });
  for (const until = Date.now() + timeout; !(await isListening(port)); await wait(50)) {
    if (child.exitCode !== null || Date.now() > until) {
      throw new Error(`${command} did not start:\n${output}`);
    }
  }
  return { address: `http://127.0.0.1:${port}`, output: () => output };
}
