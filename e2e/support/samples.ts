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

/** Names of the pages whose samples are checked: those for developers and organizations. */
const checkedPages: readonly string[] = docRoutes
  .map((route) => route.slice(1))
  .filter((page) =>
    /^(?:chat-features\/(?:embed|sdk)|chat-settings\/webhooks|integration-guide|organizations)(?:$|\/)/.test(
      page,
    ),
  );

const fence = /^(?<indent>\s*)(?<marks>`{3,}|~{3,})(?<language>[\w-]*)\s*(?<meta>.*)$/;

function samplesIn(markdown: string, file: string): Sample[] {
  const samples: Sample[] = [];
  const lines = markdown.split('\n');
  for (let index = 0; index < lines.length; index += 1) {
    const { indent = '', marks, language = '', meta = '' } = fence.exec(lines[index] ?? '')?.groups ?? {};
    if (!marks) {
      continue;
    }
    const end = lines.findIndex((line, place) => place > index && line.trim() === marks);
    if (end < 0) {
      throw new Error(`${file}:${index + 1} opens a code block that nothing closes.`);
    }
    const code = lines
      .slice(index + 1, end)
      .map((line) => (line.startsWith(indent) ? line.slice(indent.length) : line));
    samples.push({ file, line: index + 2, language, meta: meta.trim(), code: `${code.join('\n')}\n` });
    index = end;
  }
  return samples;
}

/** Returns the fenced blocks of pages, in order. */
export function samplesOf(pages: readonly string[] = checkedPages): Sample[] {
  return pages.flatMap((page) => {
    const file = `docs/${page}.mdx`;
    return samplesIn(fs.readFileSync(path.join(siteDir, file), 'utf8'), file);
  });
}

/** Returns the one sample whose code has a mark. */
export function sampleWith(samples: readonly Sample[], mark: RegExp): Sample {
  const [found, ...others] = samples.filter(({ code }) => mark.test(code));
  if (!found || others.length > 0) {
    const places = [found, ...others].flatMap((sample) => (sample ? placeOf(sample) : []));
    throw new Error(`${mark} is in ${places.join(' and ') || 'no code block'}, expected one.`);
  }
  return found;
}

/** Returns where a sample is, for a message: `docs/chat-features/sdk.mdx:42`. */
export function placeOf({ file, line }: Sample): string {
  return `${file}:${line}`;
}
