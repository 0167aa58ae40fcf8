import { featuresOf } from '../engine/emergencies';
import type { Emergencies } from '../file';
import type { PageContent } from './extract';

// Harmless phrases that look like emergencies count as this many.
const misleading = 5;

// A pair of stems that occurs once says nothing.
const minPairs = 2;

// A list of all its sentences would make a long section count too much.
const maxSentences = 4;

/** Returns the phrases of `emergencies.tsv`, each with the URL of the section that helps, or nothing if it's harmless. */
export function readEmergencies(table: string): [phrase: string, section: string][] {
  const [, ...rows] = table.trim().split('\n');
  return rows.map((row) => {
    const [phrase = '', section = ''] = row.split('\t');
    return [phrase, section];
  });
}

/** Returns what people type who aren't in danger, from the pages: titles, keywords, and sentences. */
function harmlessPhrases(pages: ReadonlyMap<string, PageContent>, urgent: ReadonlySet<string>): string[] {
  return [...pages].flatMap(([url, { title, keywords, sections, sectionKeywords }]) => {
    const others = sections.filter(({ hash }) => !urgent.has(url + hash));
    return [
      ...(others.length === sections.length ? [title, ...keywords.split(',')] : []),
      ...others.flatMap((section) => [
        section.title,
        ...(sectionKeywords[section.hash.slice(1)] ?? []),
        ...section.text.split(/[.!?] /).slice(0, maxSentences),
      ]),
    ];
  });
}

/** Counts the words of emergencies, and of harmless phrases. Throws if a section doesn't exist. */
export function countEmergencies(
  emergencies: readonly (readonly [phrase: string, section: string])[],
  pages: ReadonlyMap<string, PageContent>,
): Emergencies {
  const urls = [...new Set(emergencies.map(([, section]) => section).filter(Boolean))];
  const unknown = urls.filter((url) => {
    const [path = '', id = ''] = url.split('#');
    return !pages.get(path)?.sections.some(({ hash }) => hash === `#${id}`);
  });
  if (unknown.length > 0) {
    throw new Error(
      `src/search/emergencies.tsv names sections that don't exist: ${unknown.join(', ')}. ` +
        'Write the URL of a page and the id of one of its headings, as /safety#danger.',
    );
  }
  const examples = [
    ...emergencies.map(([phrase, section]) => ({ phrase, section, weight: section ? 1 : misleading })),
    ...harmlessPhrases(pages, new Set(urls)).map((phrase) => ({ phrase, section: '', weight: 1 })),
  ];
  const counted = ['', ...urls].map((url) => {
    const counts = new Map<string, number>();
    let phrases = 0;
    for (const { phrase, weight } of examples.filter(({ section }) => section === url)) {
      phrases += weight;
      for (const feature of featuresOf(phrase)) {
        counts.set(feature, (counts.get(feature) ?? 0) + weight);
      }
    }
    return { url, phrases, counts };
  });
  const [harmless, ...sections] = counted;
  const features = [...new Set(sections.flatMap(({ counts }) => [...counts.keys()]))]
    .sort()
    .map((feature) => {
      const total = sections.reduce((sum, { counts }) => sum + (counts.get(feature) ?? 0), 0);
      return { feature, total, counts: counted.map(({ counts }) => counts.get(feature) ?? 0) };
    });
  return {
    harmless: harmless?.phrases ?? 0,
    sections: sections.map((section) => [section.url, section.phrases]),
    features: Object.fromEntries(
      features
        .filter(({ feature, total }) => !feature.includes(' ') || total >= minPairs)
        .map(({ feature, counts }) => [feature, counts]),
    ),
  };
}
