import fs from 'node:fs';
import path from 'node:path';
import * as v from 'valibot';
import { parse } from 'yaml';

/** The phrases that readers type, by the id of the section that answers them, or `top` for the whole page. */
export type Phrases = Readonly<Record<string, readonly string[]>>;

const phraseFile = v.record(v.string(), v.pipe(v.array(v.string()), v.nonEmpty()));

/** Parses a `.search.yaml` file. Throws if it has anything but ids with lists of phrases. */
export function parsePhrases(file: string, text: string): Phrases {
  // The failsafe schema parses `true` and `404` as strings.
  const { output, issues } = v.safeParse(phraseFile, parse(text, { schema: 'failsafe' }) ?? {});
  const [issue] = issues ?? [];
  if (issue) throw new Error(`${file}: \`${v.getDotPath(issue) ?? ''}\`: ${issue.message}.`);
  return output as Phrases;
}

/** Reads the phrases of the page with a path such as `/faq`. A page without a file has none. */
export function readPhrases(dir: string, pagePath: string): Phrases {
  const file = `docs${pagePath}.search.yaml`;
  const text = fs.existsSync(path.join(dir, file)) ? fs.readFileSync(path.join(dir, file), 'utf8') : '';
  return parsePhrases(file, text);
}
