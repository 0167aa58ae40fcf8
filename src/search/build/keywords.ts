import { InvertedIndex } from '../engine/InvertedIndex';
import { readQuery } from '../engine/query';
import { rankPlaces } from '../engine/rank';
import type { IndexLine, SectionDocument } from '../file';

// A section has to match most of a keyword to get it.
const minScore = 0.5;

/**
 * Gives each keyword of a page to the section that it's about, so that a query with the keyword's words leads there.
 * Keywords that no section matches stay with the page.
 */
export function assignKeywords(lines: readonly IndexLine[]): IndexLine[] {
  const index = new InvertedIndex();
  for (const line of lines) {
    index.add(
      line.of === 'pages' ? { ...line, documents: line.documents.map((page) => ({ ...page, k: '' })) } : line,
    );
  }
  const ofSections = new Map<number, string[]>();
  let page = 0;
  const pagesLeft = lines.map((line): IndexLine => {
    if (line.of !== 'pages') {
      return line;
    }
    const documents = line.documents.map((document) => {
      const number = page++;
      const kept = document.k.split(',').filter((keyword) => {
        const [best] = rankPlaces(readQuery(`${keyword} `, index), index, number);
        if (!best || best.score < minScore || best.place === index.placesOfPage[number]?.[0]) {
          return true;
        }
        ofSections.set(best.place, [...(ofSections.get(best.place) ?? []), keyword]);
        return false;
      });
      return { ...document, k: kept.join(',') };
    });
    return { ...line, documents };
  });
  page = 0;
  return pagesLeft.map((line): IndexLine => {
    if (line.of !== 'sections') {
      return line;
    }
    return {
      ...line,
      documents: line.documents.map((sections) => {
        const places = index.placesOfPage[page++] ?? [];
        return sections.map(([hash, title, row], at): SectionDocument => {
          const keywords = ofSections.get(places[at + 1] ?? -1);
          return keywords ? [hash, title, row, keywords.join(',')] : [hash, title, row];
        });
      }),
    };
  });
}
