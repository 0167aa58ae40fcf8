import { spawn } from 'node:child_process';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { listens } from './ports';

export { folderWith } from '../../src/testFolders';

/** A program of a page that runs as a server on this machine. */
export interface Program {
  readonly address: string;
  /** What it has written so far to both streams. */
  output(): string;
  stop(): void;
}

/** A command with its arguments. */
export type CommandLine = readonly [command: string, ...args: string[]];

/** What a program is run with. */
export interface Surroundings {
  readonly folder: string;
  readonly env?: Readonly<Record<string, string>>;
}

/** The environment of this process, without colors, which would be in the output. */
const environment = { ...process.env, FORCE_COLOR: '0' };

/** How long a program can take to start, or to end. Java compiles first. */
const timeout = 60_000;

/** Lets a server of this process listen on this machine. Returns its address. */
export async function listen(server: Server): Promise<string> {
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

/** Starts a server and waits until it accepts connections on the port. */
export async function startProgram(
  [command, ...args]: CommandLine,
  port: number,
  { folder, env }: Surroundings,
): Promise<Program> {
  const child = spawn(command, args, { cwd: folder, env: { ...environment, ...env } });
  let output = '';
  let ended = false;
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text: string) => {
      output += text;
    });
  }
  child.on('exit', () => {
    ended = true;
  });
  child.on('error', (error) => {
    ended = true;
    output += error.message;
  });
  for (const until = Date.now() + timeout; !(await listens(port)); await wait(50)) {
    if (ended || Date.now() > until) {
      child.kill('SIGKILL');
      throw new Error(`${command} ${args.join(' ')} did not start:\n${output}`);
    }
  }
  return { address: `http://localhost:${port}`, output: () => output, stop: () => child.kill('SIGKILL') };
}

/**
 * Runs a program to its end.
 * @returns what it wrote to its standard output
 * @throws if it fails, with everything that it wrote
 */
export function runProgram([command, ...args]: CommandLine, { folder, env }: Surroundings): Promise<string> {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, { cwd: folder, env: { ...environment, ...env }, timeout });
    let output = '';
    let errors = '';
    child.stdout.setEncoding('utf8').on('data', (text: string) => {
      output += text;
    });
    child.stderr.setEncoding('utf8').on('data', (text: string) => {
      errors += text;
    });
    child.on('error', reject);
    child.on('close', (code) => {
      if (code === 0) {
        resolve(output);
      } else {
        reject(new Error(`${command} ${args.join(' ')} ended with ${code}:\n${output}${errors}`));
      }
    });
  });
}
