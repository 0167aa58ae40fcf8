import { execFile } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { sdk } from '../../src/facts/sdk';
import { declarationFile } from '../../src/remark/sdk/declarations';
import { folderWith } from '../../src/testFolders';
import type { Sample } from './samples';
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

const element = /<script\b(?<attributes>[^>]*)>(?<content>.*?)<\/script>/gs;

/** Returns the scripts in a sample of HTML or Vue. */
export function scriptsInHtml({ file, line, code }: Sample): Script[] {
  return [...code.matchAll(element)]
    .map(({ index, 0: whole, groups: { attributes = '', content = '' } = {} }) => ({
      file,
      line: line + code.slice(0, index + whole.indexOf('>') + 1).split('\n').length - 1,
      extension: /\blang="ts"/.test(attributes) ? ('ts' as const) : ('js' as const),
      code: content,
      classic: !/\bsetup\b|type="module"/.test(attributes),
    }))
    .filter((script) => script.code.trim() !== '');
}

/** Returns a sample of JavaScript or TypeScript as a script. */
export function scriptOf({ file, line, language, code }: Sample): Script {
  const extension = language === 'tsx' || language === 'ts' ? language : 'js';
  return { file, line, extension, code, classic: false };
}

/** Where scripts run, which decides the global names. */
export type Environment = 'browser' | 'node';

const common = {
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
};

const compilerOptions = {
  browser: {
    ...common,
    lib: ['es2023', 'dom', 'dom.iterable'],
    types: [],
    paths: { [sdk.package]: [path.join(siteDir, declarationFile)] },
  },
  // The types don't know which environment variables a server has.
  node: { ...common, strict: false, lib: ['es2023'], types: ['node'] },
} as const satisfies Record<Environment, object>;

/** Returns a script at the same line as on its page, so that the checker's line numbers are the page's. */
function atItsLine({ code, line, classic }: Script, prelude: string): string {
  const module = !classic && !/^\s*(import|export)\b/m.test(prelude + code);
  // Classic scripts would see each other's names without the braces.
  const [opening, closing] = classic ? ['{', '}'] : ['', module ? 'export {};' : ''];
  return `${prelude}${opening}${'\n'.repeat(line - 1)}${code}${closing}\n`;
}

function run(folder: string): Promise<string> {
  const compiler = path.join(siteDir, 'node_modules/typescript/bin/tsc');
  return new Promise((resolve) => {
    execFile(process.execPath, [compiler, '-p', folder, '--pretty', 'false'], (_, stdout, stderr) =>
      resolve(stdout + stderr),
    );
  });
}

/** Returns the checker's output with the places on the pages instead of those in the temporary files. */
function onThePages(output: string, scripts: readonly Script[]): string[] {
  return output
    .split(/\n(?=\S)/)
    .filter((message) => message.trim() !== '')
    .map((message) =>
      message
        .trimEnd()
        .replace(/^.*?script-(\d+)\.\w+\((\d+),\d+\): error \w+/, (_, index: string, line: string) => {
          return `${scripts[Number(index)]?.file}:${line}`;
        }),
    );
}

/**
 * Checks scripts against the types of the SDK and of where they run. Returns what is wrong, each with page and line.
 * @param preludeOf returns the code that a script continues, in one line
 */
export async function typeCheck(
  scripts: readonly Script[],
  environment: Environment,
  preludeOf: (script: Script) => string = () => '',
): Promise<string[]> {
  const files = scripts.map(
    (script, index) => [`script-${index}.${script.extension}`, atItsLine(script, preludeOf(script))] as const,
  );
  // The global name of the SDK is known only where the declarations are part of the program.
  const types = environment === 'browser' ? [path.join(siteDir, declarationFile)] : [];
  const config = {
    compilerOptions: compilerOptions[environment],
    files: [...files.map(([name]) => name), ...types],
  };
  const folder = folderWith({ ...Object.fromEntries(files), 'tsconfig.json': JSON.stringify(config) });
  fs.symlinkSync(path.join(siteDir, 'node_modules'), path.join(folder, 'node_modules'), 'dir');
  return onThePages(await run(folder), scripts);
}
