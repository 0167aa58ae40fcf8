import fs from 'node:fs';
import path from 'node:path';
import * as v from 'valibot';
import { parse } from 'yaml';
import { readText } from '../utils/files';

/** A phrase that readers type. `id` is the section that answers it, or `top` for the whole page. */
export interface Phrase {
  readonly id: string;
  readonly text: string;
}

const phraseFile = v.record(v.string(), v.pipe(v.array(v.string()), v.nonEmpty()));

export function phraseFileOf(pageId: string): string {
  return `docs/${pageId}.search.yaml`;
}

/** Parses a `.search.yaml` file. Throws if it has anything but ids with lists of phrases. */
export function parsePhrases(file: string, text: string): Phrase[] {
  // The failsafe schema parses `true` and `404` as strings.
  const { output, issues } = v.safeParse(phraseFile, parse(text, { schema: 'failsafe' }) ?? {});
  const [issue] = issues ?? [];
  if (issue) throw new Error(`${file}: \`${v.getDotPath(issue) ?? ''}\`: ${issue.message}.`);
  return Object.entries(output as v.InferOutput<typeof phraseFile>).flatMap(([id, phrases]) =>
    phrases.map((phrase) => ({ id, text: phrase })),
  );
}

/** Reads the phrases of a page in a directory. A page without a file has none. */
export function readPhrases(dir: string, pageId: string): Phrase[] {
  const file = phraseFileOf(pageId);
  const text = fs.existsSync(path.join(dir, file)) ? readText(path.join(dir, file)) : '';
  return parsePhrases(file, text);
}
