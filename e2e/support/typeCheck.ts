import { execFile } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { sdk } from '../../src/facts/sdk';
import { declarationFile } from '../../src/remark/sdk/declarations';
import { folderWith } from '../../src/testFolders';
import { siteDir } from './site';

/** The part of a sample that is a program for a type checker. */
export interface Script {
  readonly file: string;
  /** The line of its first line of code on the page. */
  readonly line: number;
  readonly extension: 'js' | 'ts' | 'tsx';
  readonly code: string;
  /** A script of HTML without `type="module"`: what it declares is global, and it can't use `await` at the top level. */
  readonly classic: boolean;
}

/** What the samples use of Vue. */
const vueTypes = `
export function ref<T>(value?: T): { value: T | undefined };
export function onMounted(run: () => void): void;
export function onBeforeUnmount(run: () => void): void;
export interface GlobalComponents {}
`;

const compilerOptions = {
  target: 'es2023',
  module: 'esnext',
  moduleResolution: 'bundler',
  moduleDetection: 'auto',
  jsx: 'react-jsx',
  allowJs: true,
  checkJs: true,
  noEmit: true,
  strict: true,
  // A sample in JavaScript can't declare the types of its parameters.
  noImplicitAny: false,
  skipLibCheck: true,
  lib: ['es2023', 'dom', 'dom.iterable'],
  types: [],
  paths: { [sdk.package]: [path.join(siteDir, declarationFile)], vue: ['./vue.d.ts'] },
};

/** Returns the code that is checked. Its lines have the numbers that they have on the page. */
function programOf({ code, line, classic }: Script): string {
  // Classic scripts would see each other's names without the braces.
  const [opening, closing] = classic ? ['{', '}'] : ['', 'export {};'];
  return `${opening}${'\n'.repeat(line - 1)}${code}${closing}\n`;
}

function run(folder: string): Promise<string> {
  const compiler = path.join(siteDir, 'node_modules/typescript/bin/tsc');
  return new Promise((resolve) => {
    execFile(process.execPath, [compiler, '-p', folder, '--pretty', 'false'], (_, stdout, stderr) =>
      resolve(stdout + stderr),
    );
  });
}

/** Checks scripts against the types of the SDK. Returns what is wrong, each with page and line. */
export async function typeCheck(scripts: readonly Script[]): Promise<string[]> {
  const files = scripts.map((script, index) => [`script-${index}.${script.extension}`, programOf(script)]);
  const config = {
    compilerOptions,
    // The global name of the SDK is known only where the declarations are part of the program.
    files: [...files.map(([name]) => name), path.join(siteDir, declarationFile)],
  };
  const folder = folderWith({
    ...Object.fromEntries(files),
    'vue.d.ts': vueTypes,
    'tsconfig.json': JSON.stringify(config),
  });
  fs.symlinkSync(path.join(siteDir, 'node_modules'), path.join(folder, 'node_modules'), 'dir');
  const messages = (await run(folder)).split(/\n(?=\S)/).filter((message) => message.trim() !== '');
  return messages.map((message) =>
    message
      .trimEnd()
      .replace(
        /^.*?script-(\d+)\.\w+\((\d+),\d+\): error \w+/,
        (_, index: string, line: string) => `${scripts[Number(index)]?.file}:${line}`,
      ),
  );
}
