import { exec, spawn } from 'node:child_process';
import { promisify } from 'node:util';
import { onTestFinished, test } from 'vitest';
import { findFreePort, waitForPort } from '../../tools/testing/ports';
import { missingPrograms, type Program } from '../../tools/testing/programs';
import { createTempFolder, writeFiles } from '../../tools/testing/tempFolders';

export type Language = 'js' | 'bash' | 'php' | 'ruby' | 'java' | 'python';

/** The file of a sample by language, the command that runs it in the file's folder, and the programs that may be missing. */
const programs: Readonly<Record<Language, { file: string; command: string; needs: readonly Program[] }>> = {
  js: { file: 'sample.mjs', command: 'node sample.mjs', needs: [] },
  bash: { file: 'sample.sh', command: 'bash -euo pipefail sample.sh', needs: ['curl'] },
  php: { file: 'sample.php', command: 'php -S 127.0.0.1:$PORT sample.php', needs: ['php'] },
  ruby: { file: 'sample.rb', command: 'ruby sample.rb', needs: ['ruby'] },
  // Java 17 reads source as UTF-8 only in some locales.
  java: { file: 'sample.java', command: 'java -Dfile.encoding=UTF-8 sample.java', needs: ['java'] },
  python: { file: 'sample.py', command: 'python3 sample.py', needs: ['python3'] },
};

/** Returns `test`, or `test.skip` if a program is missing. In CI, which installs all programs, the test fails instead. */
export function testWith(...needs: readonly Program[]) {
  return test.skipIf(!process.env.CI && missingPrograms(needs).length > 0);
}

/** Returns `test` for a sample, or `test.skip` if the language isn't installed. */
export function testIn(language: Language) {
  return testWith(...programs[language].needs);
}

type Variables = Readonly<Record<string, string>>;

/** Runs a shell command. Returns its standard output. Throws with its standard error if it fails. */
export async function runCommand(command: string, folder: string, env: Variables = {}): Promise<string> {
  // `FORCE_COLOR` keeps escape sequences for colors out of the output.
  const options = { cwd: folder, env: { ...process.env, FORCE_COLOR: '0', ...env } };
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
