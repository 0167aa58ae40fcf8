import { expect, test } from 'vitest';
import { readersPages } from '../support/builtSite';

const styleWords = [
  /\b(?:some|every|any|no)body\b/gi,
  /\bmay\b/g,
  /\bstands?\b/gi,
  /(?<!\band )\bholds?\b(?! down)/gi,
  /\bof (?:its|their|your|his|her) own\b/gi,
  /\bbeside\b/gi,
  /\b(?:whoever|whom)\b/gi,
  /\bby (?:it|them|your)sel(?:f|ves)\b/gi,
  /\bgo(?:es)? on\b/gi,
  /\be-mails?\b/gi,
  /\bmends?\b/gi,
  /\bpass(?:es)? over\b/gi,
  /\b(?:rests|sleeps)\b/gi,
  /\bf[ea]ll(?:s|en)? (?:back )?to Free\b/gi,
  /\b(?:put|puts|shut|shuts) out\b/gi,
  /\b(?:hears? of|be told of)\b/gi,
  /\bthe other way round\b/gi,
  /\banew\b/gi,
  /\bsigns\b(?! (?:in|out|up|the)\b)/gi,
];

/** Per 1,000 words of what readers see. Legal text can say "may". */
const most = { ofPage: 3, ofSite: 1 };

/** Returns how many words a page shows, and those that the style guide advises against. Samples of code don't count. */
function wordsOn({ $, route }: (typeof readersPages)[number]) {
  const content = $('main').clone();
  // Labels are what they are.
  content.find('pre, code, strong, script, style, [data-search="ignore"]').remove();
  const text = content
    .find('*')
    .addBack()
    .contents()
    .toArray()
    .flatMap((node) => (node.type === 'text' ? node.data : []))
    .join(' ');
  return {
    route,
    count: text.match(/[\p{L}\p{N}'’-]+/gu)?.length ?? 0,
    found: styleWords.flatMap((word) => text.match(word) ?? []),
  };
}

test('reads like English: few of the words that the style guide advises against', () => {
  const pages = readersPages.map(wordsOn);
  const faults = pages
    .filter(({ found, count }) => found.length > Math.max(1, (most.ofPage * count) / 1000))
    .map(
      ({ route, found, count }) =>
        `${route}: ${found.length} in ${count} words: ${[...new Set(found)].join(', ')}`,
    );
  expect(faults).toEqual([]);
  const found = pages.flatMap((page) => page.found);
  const words = pages.reduce((sum, { count }) => sum + count, 0);
  expect((1000 * found.length) / words, `of ${words} words: ${found.join(', ')}`).toBeLessThan(most.ofSite);
});
