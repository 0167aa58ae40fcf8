import path from 'node:path';
import { readText } from '../../src/files';
import { declarationFile } from '../../src/markdown/reference/sdk/declarations';
import { docRoutes, siteDir } from './build';

const types = readText(path.join(siteDir, declarationFile));
const [, packageName = '', version = ''] = /definitions for (\S+) (\S+)/.exec(types) ?? [];

/** The npm package of the SDK, and its version, as its types name them. */
export const sdk = { packageName, version };

/** A fenced block of code on a page. */
export interface Sample {
  /** Where its first line of code is, for a message: `docs/chat-features/sdk.mdx:42`. */
  readonly location: string;
  readonly language: string;
  /** What follows the language on the fence's line. */
  readonly meta: string;
  /** The code, without the indentation that the block has in a list. */
  readonly code: string;
}

const block =
  /^(?<indent> *)(?<marks>`{3,})(?<language>\w*) *(?<meta>.*)\n(?<code>[\s\S]*?)^\k<indent>\k<marks>$/gm;

/** The fenced blocks of all pages for readers. */
const samples: readonly Sample[] = docRoutes.flatMap((route) => {
  const file = `docs${route}.mdx`;
  const markdown = readText(path.join(siteDir, file));
  return [...markdown.matchAll(block)].map(({ index, groups = {} }) => {
    const { indent = '', language = '', meta = '', code = '' } = groups;
    const location = `${file}:${markdown.slice(0, index).split('\n').length + 1}`;
    return { location, language, meta, code: code.replaceAll(new RegExp(`^${indent}`, 'gm'), '') };
  });
});

/**
 * Returns the blocks in some languages, page by page.
 * @param folder the beginning of their pages' addresses
 */
export function findSamples(languages: readonly string[], folder = '/'): Sample[] {
  return samples.filter(
    ({ location, language }) => languages.includes(language) && location.startsWith(`docs${folder}`),
  );
}

/** Returns the code of the one block that has a mark. */
export function findCode(pattern: RegExp, language = 'js'): string {
  const [found, ...others] = findSamples([language]).filter(({ code }) => pattern.test(code));
  if (!found || others.length > 0) {
    throw new Error(`${found ? 'Several blocks' : 'No block'} in ${language} have ${pattern}, expected one.`);
  }
  return found.code;
}
