import { type CodeBlock, findCodeBlocks } from '../../src/content/nodes';
import { declarationFile } from '../../src/markdown/reference/sdk/declarations';
import { fromRoot, readText } from '../../src/utils/files';
import { pages } from './build';

const types = readText(fromRoot(declarationFile));
const [, packageName = '', version = ''] = /definitions for (\S+) (\S+)/.exec(types) ?? [];

/** The npm package of the SDK, and its version, as its types name them. */
export const sdk = { packageName, version };

export interface Sample extends CodeBlock {
  /** Where its first line of code is, for a message: `docs/chat-features/sdk.mdx:42`. */
  readonly location: string;
}

const samples: readonly Sample[] = pages.flatMap((page) =>
  findCodeBlocks(page).map((sample) => ({ ...sample, location: `${page.file}:${sample.line}` })),
);

/**
 * Returns the blocks in some languages, page by page.
 * @param folder the beginning of their pages' addresses
 */
export function samplesIn(languages: readonly string[], folder = '/'): Sample[] {
  return samples.filter(
    ({ location, language }) => languages.includes(language) && location.startsWith(`docs${folder}`),
  );
}

/** Returns the code of the one block that has a mark. */
export function findCode(pattern: RegExp, language = 'js'): string {
  const [found, ...others] = samplesIn([language]).filter(({ code }) => pattern.test(code));
  if (!found || others.length > 0) {
    throw new Error(`${found ? 'Several blocks' : 'No block'} in ${language} have ${pattern}, expected one.`);
  }
  return found.code;
}
