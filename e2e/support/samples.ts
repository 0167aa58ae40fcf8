import { findNodes } from '../../src/content/nodes';
import { fromRoot, readText } from '../../src/utils/files';
import { pages } from './builtFiles';

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

const samples: readonly Sample[] = pages.flatMap((page) =>
  findNodes(page, 'code').map(({ lang, meta, value, position }) => ({
    language: lang ?? '',
    meta: meta ?? '',
    code: `${value}\n`,
    location: `${page.file}:${(position?.start.line ?? 0) + 1}`,
  })),
);

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
