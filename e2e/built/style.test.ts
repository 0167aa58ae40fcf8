import { expect, test } from 'vitest';
import { faultsOn, readersPages } from '../support/builtSite';

/** Words that the style guide advises against. Legal text can say "may". */
const discouraged = new RegExp(
  [
    '\\b(?:some|every|any|no)body\\b',
    '\\b(?:may|beside|whoever|whom|e-mails?|mends?|anew|rests|sleeps|stands?)\\b',
    '(?<!\\band )\\bholds?\\b(?! down)',
    '\\bof (?:its|their|your|his|her) own\\b',
    '\\bby (?:it|them|your)sel(?:f|ves)\\b',
    '\\b(?:go(?:es)? on|pass(?:es)? over|(?:put|puts|shut|shuts) out|hears? of|be told of)\\b',
    '\\bf[ea]ll(?:s|en)? (?:back )?to Free\\b',
    '\\bthe other way round\\b',
    '\\bsigns\\b(?! (?:in|out|up|the)\\b)',
  ].join('|'),
  'g',
);

test('pages have few of the words that the style guide advises against', () => {
  const faults = faultsOn(readersPages, ({ $ }) => {
    const content = $('main').clone();
    // Labels are what they are.
    content.find('pre, code, strong, script, style, [data-search="ignore"]').remove();
    const words = content.text().match(discouraged) ?? [];
    return words.length <= Math.max(1, content.text().split(/\s+/).length / 300) ? [] : words;
  });
  expect(faults).toEqual([]);
});
