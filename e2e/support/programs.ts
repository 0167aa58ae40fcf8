import { exec, spawn } from 'node:child_process';
import { promisify } from 'node:util';
import { onTestFinished, test } from 'vitest';
import { findFreePort, waitForPort } from '../../tools/testing/ports';
import { missingPackages } from '../../tools/testing/systemPackages';
import { createTempFolder, writeFiles } from '../../tools/testing/tempFolders';

/** The file of a sample by language, the command that runs it in the file's folder, and the Debian package of the command. */
const programs = {
  js: { file: 'sample.mjs', command: 'node sample.mjs', needs: undefined },
  bash: { file: 'sample.sh', command: 'bash -euo pipefail sample.sh', needs: 'curl' },
  php: { file: 'sample.php', command: 'php -S 127.0.0.1:$PORT sample.php', needs: 'php-cli' },
  ruby: { file: 'sample.rb', command: 'ruby sample.rb', needs: 'ruby' },
  java: {
    file: 'sample.java',
    // Java 17 reads source as UTF-8 only in some locales.
    command: 'java -Dfile.encoding=UTF-8 sample.java',
    needs: 'default-jdk-headless',
  },
  python: { file: 'sample.py', command: 'python3 sample.py', needs: 'python3' },
} as const;

export type Language = keyof typeof programs;

/** Returns `test` for a sample, or `test.skip` if the language isn't installed. */
export function testIn(language: Language) {
  const { needs } = programs[language];
  return test.skipIf(needs && missingPackages([needs]).length > 0);
}

export const testWithOpenssl = test.skipIf(missingPackages(['openssl']).length > 0);

type Variables = Readonly<Record<string, string>>;

/** Runs a shell command. Returns its standard output. Throws with its standard error if it fails. */
export async function runCommand(command: string, folder: string, env: Variables = {}): Promise<string> {
  // `FORCE_COLOR` keeps escape sequences for colors out of the output.
  const options = { cwd: folder, env: { ...process.env, FORCE_COLOR: '0', ...env }, timeout: 60_000 };
  return (await promisify(exec)(command, options)).stdout;
}

export function runSample(language: Language, code: string, folder: string, env: Variables): Promise<string> {
  const { file, command } = programs[language];
  writeFiles(folder, { [file]: code });
  return runCommand(command, folder, env);
}

/** Starts a sample that is a server, until the test ends. `output` returns what it has printed so far. */
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
  await waitForPort(child, port);
  let output = '';
  child.stdout.setEncoding('utf8').on('data', (text: string) => {
    output += text;
  });
  return { address: `http://127.0.0.1:${port}`, output: () => output };
}
