import type { Heading } from 'mdast';
import { toString as textOf } from 'mdast-util-to-string';
import { visit } from 'unist-util-visit';
import type { Finding } from '../finding';
import { headingIds, typedId } from '../ids';
import { placeOf, spanOf } from '../page';
import type { Rule } from './rule';

const wellFormed = /^[a-z0-9]+(-[a-z0-9]+)*$/;

/** An id made from a heading's words that no other heading of the page has. */
function newId(words: string, taken: ReadonlySet<string>): string {
  const plain = words
    .normalize('NFD')
    .toLowerCase()
    .replace(/[^a-z0-9\s-]/g, '')
    .trim()
    .replace(/[\s-]+/g, '-');
  const id = plain || 'section';
  let free = id;
  for (let count = 2; taken.has(free); count += 1) {
    free = `${id}-${count}`;
  }
  return free;
}

/** One top heading, no level left out, and an id of its own for every heading that others link to. */
export const headings: Rule = (page) => {
  const findings: Finding[] = [];
  const given = new Set(headingIds(page.text));
  const seen = new Map<string, number>();
  let level = 1;
  visit(page.tree, 'heading', (heading: Heading) => {
    const place = placeOf(heading);
    const { end } = spanOf(heading);
    if (heading.depth === 1) {
      findings.push({
        ...place,
        says: "The `title` above is the page's one top heading. Begin this one with `##`.",
      });
    } else if (heading.depth > level + 1) {
      findings.push({
        ...place,
        says: `A heading of level ${heading.depth} comes under one of level ${level}, and screen readers tell people that one is missing. Begin it with ${'`'}${'#'.repeat(level + 1)}${'`'}.`,
      });
    }
    level = heading.depth;
    const id = typedId(page.lines[place.line - 1] ?? '');
    if (id === undefined) {
      if (heading.depth === 2 || heading.depth === 3) {
        const free = newId(textOf(heading), given);
        given.add(free);
        findings.push({
          ...place,
          says: `The heading has no id that stays when its words change, so links to it would break. Put one at its end: \`{/* #${free} */}\`.`,
          edit: { start: end, end, text: ` {/* #${free} */}` },
        });
      }
      return;
    }
    const before = seen.get(id);
    if (before !== undefined) {
      findings.push({
        ...place,
        says: `The id \`${id}\` stands at line ${before} as well, and a link can lead to one place only. Give this heading another.`,
      });
    } else if (!wellFormed.test(id)) {
      findings.push({
        ...place,
        says: `The id \`${id}\` would make links that break when they are copied. Use small letters, digits and hyphens.`,
      });
    }
    seen.set(id, before ?? place.line);
  });
  return findings;
};
