import fs from 'node:fs';
import path from 'node:path';
import { docRoutes } from './routes';
import { siteDir } from './site';

/** A fenced block of code on a page. */
export interface Sample {
  /** The page's file, from the folder that contains `package.json`. */
  readonly file: string;
  /** The line of the block's first line of code, counted from 1. */
  readonly line: number;
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
  const markdown = fs.readFileSync(path.join(siteDir, file), 'utf8');
  return [...markdown.matchAll(block)].map(({ index, groups = {} }) => {
    const { indent = '', language = '', meta = '', code = '' } = groups;
    const line = markdown.slice(0, index).split('\n').length + 1;
    return { file, line, language, meta, code: code.replaceAll(new RegExp(`^${indent}`, 'gm'), '') };
  });
});

/**
 * Returns the blocks in some languages, page by page.
 * @param folder the beginning of their pages' addresses
 */
export function samplesIn(languages: readonly string[], folder = '/'): Sample[] {
  return samples.filter(
    ({ file, language }) => languages.includes(language) && file.startsWith(`docs${folder}`),
  );
}

/** Returns the one block whose code has a mark. */
export function sampleWith(mark: RegExp, language = 'js'): Sample {
  const [found, ...others] = samples.filter(
    (sample) => sample.language === language && mark.test(sample.code),
  );
  if (!found || others.length > 0) {
    throw new Error(`${found ? 'Several blocks' : 'No block'} in ${language} have ${mark}, expected one.`);
  }
  return found;
}

/** Returns where a sample is, for a message: `docs/chat-features/sdk.mdx:42`. */
export function placeOf({ file, line }: Sample): string {
  return `${file}:${line}`;
}
