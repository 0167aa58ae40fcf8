import fs from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { EmergencyDetector } from '../engine/emergencies';
import { learnEmergencies, readEmergencies } from './emergencies';
import type { PageContent } from './extract';

const table = readEmergencies(fs.readFileSync(path.join(__dirname, '../emergencies.tsv'), 'utf8'));
const pages = new Map<string, PageContent>();
for (const [, url] of table) {
  const [route = '', id = ''] = url.split('#');
  const { sections = [] } = pages.get(route) ?? {};
  pages.set(route, {
    title: '',
    description: '',
    keywords: '',
    rows: [],
    breadcrumbs: [],
    sectionKeywords: {},
    sections: [...sections, { hash: `#${id}`, title: '', text: '', hidden: '' }],
  });
}

const known = new Set(['poll', 'earli', 'channel', 'color', 'websit', 'trivia', 'domain', 'badg', 'nick']);
const mostLikely = (detector: EmergencyDetector, query: string) => {
  const [best] = detector.find(query, (stem) => known.has(stem));
  return best && best.score > 0 ? best.url : undefined;
};

test('recognizes emergencies that it has not learned, and leaves phrases alone that another page answers', () => {
  const detector = new EmergencyDetector(
    learnEmergencies(
      table.filter((_, at) => at % 5 !== 0),
      pages,
    ),
  );
  const others = table.filter((_, at) => at % 5 === 0);
  const share = (rows: typeof table, minScore: number) =>
    rows.filter(
      ([phrase]) =>
        (detector.find(phrase, (stem) => known.has(stem))[0]?.score ?? Number.NEGATIVE_INFINITY) > minScore,
    ).length / rows.length;
  const emergencies = others.filter(([, section]) => section);
  const harmless = others.filter(([, section]) => !section);
  expect(share(emergencies, 0)).toBeGreaterThan(0.9);
  // What a query needs if another page answers it well.
  expect(share(harmless, 2)).toBeLessThan(0.2);
});

const detector = new EmergencyDetector(learnEmergencies(table, pages));

test.each([
  ['my cousin wants to kill himself', '/safety#danger'],
  ['blackmaild with my nudes', '/safety#danger'],
  ['my acount was hacked', '/account-features/account-protection#hacked'],
  ['support asked me for my password', '/safety#scams'],
  ['kill a poll early', undefined],
  ['colors of my website', undefined],
  ['zweihookx', undefined],
])('leads "%s" to %s', (query, section) => {
  expect(mostLikely(detector, query)).toBe(section);
});

test('names a section that does not exist', () => {
  expect(() => learnEmergencies([['help', '/safety#dangr']], pages)).toThrow(
    /don't exist: \/safety#dangr\. Write/,
  );
});
