import fs from 'node:fs';
import path from 'node:path';
import { sdk } from '../../src/facts/sdk';
import { declarationFile } from '../../src/markdown/reference/sdk/declarations';
import { folderWith } from '../../tools/testFolders';
import { runCommand } from './programs';
import { siteDir } from './site';

const types = path.join(siteDir, declarationFile);
/** The compiler of TypeScript. */
export const compiler = path.join(siteDir, 'node_modules/typescript/bin/tsc');

/** What the samples use of Vue. */
const vueTypes = `
export function ref<T>(value?: T): { value: T | undefined };
export const onMounted: (run: () => void) => void;
export const onBeforeUnmount: (run: () => void) => void;
`;

const compilerOptions = {
  target: 'es2023',
  module: 'esnext',
  moduleResolution: 'bundler',
  // Each file has its own names. Scripts of a page use the global name of the SDK.
  moduleDetection: 'force',
  allowUmdGlobalAccess: true,
  jsx: 'react-jsx',
  allowJs: true,
  checkJs: true,
  noEmit: true,
  strict: true,
  // A sample in JavaScript can't declare the types of its parameters.
  noImplicitAny: false,
  skipLibCheck: true,
  types: [],
  paths: { [sdk.package]: [types], vue: ['./vue.d.ts'] },
};

/**
 * Checks programs against the types of the SDK.
 * @param files code by the names of files
 * @returns what the compiler says: nothing if it's correct
 */
export async function typeCheck(files: Readonly<Record<string, string>>): Promise<string> {
  const folder = folderWith({
    ...files,
    'vue.d.ts': vueTypes,
    'tsconfig.json': JSON.stringify({ compilerOptions, files: [...Object.keys(files), types] }),
  });
  fs.symlinkSync(path.join(siteDir, 'node_modules'), path.join(folder, 'node_modules'));
  return runCommand(`node ${compiler} -p . --pretty false || true`, folder);
}
