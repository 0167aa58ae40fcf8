import * as v from 'valibot';
import { parse } from 'yaml';

/** A phrase that readers type. `id` is the section that answers it, or `top` for the whole page. */
export interface Phrase {
  readonly id: string;
  readonly text: string;
}

const phraseFile = v.record(v.string(), v.pipe(v.array(v.string()), v.nonEmpty()));

export function phraseFileNameOf(pageFile: string): string {
  return pageFile.replace(/\.mdx?$/, '.search.yaml');
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
