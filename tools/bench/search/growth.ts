import fs from 'node:fs';
import { indexText, linesOf } from '../../../src/search/build/indexLines';
import type { IndexLine, NameDocument, PageDocument, TextDocument } from '../../../src/search/file';

/** Words so frequent that every page of a larger site would have them too. */
const shared = 400;

function wordsIn(text: string): string[] {
  return text.match(/\p{L}{3,}/gu) ?? [];
}

/**
 * An index of as many times the pages. Each copy of the site talks of other things: its rarer words are replaced by
 * words of its own, as a larger site has more words too and does not compress to nothing.
 * @param file the index of the built site
 * @param times how many copies, the first being the site itself
 */
export function multiplied(file: string, times: number): string {
  const lines: IndexLine[] = JSON.parse(fs.readFileSync(file, 'utf8'));
  const pages = lines.flatMap((line) => (line.of === 'pages' ? line.documents : []));
  const names = lines.flatMap((line) => (line.of === 'names' ? line.documents : []));
  const texts = lines.flatMap((line) => (line.of === 'texts' ? line.documents : []));

  const counts = new Map<string, number>();
  for (const { t } of texts) {
    for (const word of wordsIn(t.toLowerCase())) {
      counts.set(word, (counts.get(word) ?? 0) + 1);
    }
  }
  const common = new Set(
    [...counts]
      .sort((a, b) => b[1] - a[1])
      .slice(0, shared)
      .map(([word]) => word),
  );
  // Letters are shifted by the number of the copy: words stay of the same length and frequency.
  const spoken = (text: string, copy: number) =>
    copy === 0
      ? text
      : text.replace(/\p{L}{3,}/gu, (word) =>
          common.has(word.toLowerCase())
            ? word
            : word.replace(/[a-z]/g, (letter) =>
                String.fromCharCode(97 + ((letter.charCodeAt(0) - 97 + copy * 7) % 26)),
              ),
        );

  const allPages: PageDocument[] = [];
  const allNames: NameDocument[] = [];
  const allTexts: TextDocument[] = [];
  const total = pages.length * times;
  for (let copy = 0; copy < times; copy++) {
    const page = (number: number) => copy * pages.length + number;
    const place = (number: number) =>
      number < pages.length ? page(number) : total + copy * names.length + number - pages.length;
    for (const { u, t, d, k } of pages) {
      allPages.push({
        u: copy ? `/${copy}${u}` : u,
        t: spoken(t, copy),
        d: spoken(d, copy),
        k: spoken(k, copy),
      });
    }
    for (const { p, t, h, s } of names) {
      allNames.push({ p: page(p), t: spoken(t, copy), h, ...(s !== undefined && { s: place(s) }) });
    }
    for (const { n, t } of texts) {
      allTexts.push({ n: place(n), t: spoken(t, copy) });
    }
  }
  return indexText(linesOf(allPages, allNames, allTexts));
}
