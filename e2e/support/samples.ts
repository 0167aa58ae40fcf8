import { readPage } from '../../src/content/pages';
import { fromRoot, readText } from '../../src/utils/files';
import { positionAt } from '../../src/utils/text';
import { docPaths } from './builtFiles';

const typesFile = fromRoot('static/sdk/rookery-embed.d.ts');

const types = readText(typesFile);
const [, packageName = '', version = ''] = /definitions for (\S+) (\S+)/.exec(types) ?? [];

/** The SDK, from the header of its type declarations. */
export const sdk = { packageName, version, typesFile };

export interface Sample {
  readonly language: string;
  /** The rest of the opening line after the language. */
  readonly meta: string;
  /** The code without the indentation of an enclosing list. */
  readonly code: string;
  /** The file and line of its code, for messages: `docs/chat-features/sdk.mdx:42`. */
  readonly location: string;
}

const samples: readonly Sample[] = docPaths.flatMap((route) => {
  const fences = readPage(route).matchAll(/^( *)```(\w+)(.*)\n([\s\S]*?)^\1```$/gm);
  return [...fences].map(({ 1: indent, 2: language = '', 3: meta = '', 4: code = '', index, input }) => ({
    language,
    meta: meta.trim(),
    code: code.replace(new RegExp(`^${indent}`, 'gm'), ''),
    location: `docs${route}.mdx:${positionAt(input, index).line + 1}`,
  }));
});

/** Returns the samples in some languages, on the pages whose routes start with `folder`. */
export function samplesIn(languages: readonly string[], folder = '/'): Sample[] {
  return samples.filter(
    ({ location, language }) => languages.includes(language) && location.startsWith(`docs${folder}`),
  );
}

/** Returns the code of the only sample that matches. */
export function findCode(pattern: RegExp, language = 'js'): string {
  const matches = samplesIn([language]).filter(({ code }) => pattern.test(code));
  const [sample] = matches;
  if (!sample || matches.length > 1) {
    throw new Error(`${matches.length} samples in ${language} match ${pattern}. Expected one.`);
  }
  return sample.code;
}
