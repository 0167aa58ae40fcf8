import type { Heading, Parents } from 'mdast';
import { toString as textOf } from 'mdast-util-to-string';
import { visit } from 'unist-util-visit';
import { headingIds, typedId } from '../ids';
import { placeOf, spanOf } from '../page';
import type { Finding, Rule } from '../rule';

const wellFormed = /^[a-z0-9]+(-[a-z0-9]+)*$/;

/** Returns an id made from a heading's words that no other heading of the page has. */
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

/** Headings: one at the top, no skipped level, text below each, and an id for every one that others link to. */
export const headings: Rule = (page) => {
  const findings: Finding[] = [];
  const given = new Set(headingIds(page.text));
  const seen = new Map<string, number>();
  let level = 1;
  visit(page.tree, 'heading', (heading: Heading, index = 0, parent: Parents | undefined) => {
    const place = placeOf(heading);
    const next = parent?.children[index + 1];
    if (!next || (next.type === 'heading' && next.depth <= heading.depth)) {
      findings.push({
        ...place,
        says: 'There is nothing below this heading. Write the section, or remove the heading.',
      });
    }
    const { end } = spanOf(heading);
    if (heading.depth === 1) {
      findings.push({
        ...place,
        says: "The `title` above is the page's only top heading. Start this one with `##`.",
      });
    } else if (heading.depth > level + 1) {
      findings.push({
        ...place,
        says: `A heading of level ${heading.depth} comes under one of level ${level}, and people with a screen reader think that one is missing. Start it with ${'`'}${'#'.repeat(level + 1)}${'`'}.`,
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
        says: `Line ${before} has the id \`${id}\` too, and a link can lead to only one of them. Give this heading another id.`,
      });
    } else if (!wellFormed.test(id)) {
      findings.push({
        ...place,
        says: `The id \`${id}\` would make links that break when they are copied. Use lowercase letters, digits, and hyphens.`,
      });
    }
    seen.set(id, before ?? place.line);
  });
  return findings;
};
