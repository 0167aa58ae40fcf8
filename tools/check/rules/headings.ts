import { toString as textOf } from 'mdast-util-to-string';
import { visit } from 'unist-util-visit';
import type { Finding } from '../finding';
import { headingIds, typedId } from '../ids';
import { spanOf } from '../page';
import type { Rule } from '../rule';

/** Returns an id made from a heading's words that no other heading of the page has. */
function newId(words: string, taken: ReadonlySet<string>): string {
  const id = words
    .normalize('NFD')
    .toLowerCase()
    .replace(/[^a-z0-9\s-]/g, '')
    .trim()
    .replace(/[\s-]+/g, '-');
  let free = id || 'section';
  for (let count = 2; taken.has(free); count += 1) {
    free = `${id}-${count}`;
  }
  return free;
}

/** Headings: no skipped level, text below each, an id for every one that others link to, and none that is gone. */
export const headings: Rule = (page, site) => {
  const findings: Finding[] = [];
  const taken = new Set(headingIds(page.text));
  const seen = new Set<string>();
  let level = 1;
  visit(page.tree, 'heading', (heading, index = 0, parent) => {
    const { start, end } = spanOf(heading);
    const report = (says: string, write?: string) =>
      findings.push({ start: write ? end : start, end, says, write });
    const next = parent?.children[index + 1];
    if (!next || (next.type === 'heading' && next.depth <= heading.depth)) {
      report('There is nothing below this heading. Write the section, or remove the heading.');
    }
    if (heading.depth === 1) {
      report("The `title` above is the page's only top heading. Start this one with `##`.");
    } else if (heading.depth > level + 1) {
      const better = '#'.repeat(level + 1);
      report(
        `A heading of level ${heading.depth} comes under one of level ${level}, and people with a screen reader think that one is missing. Start it with \`${better}\`.`,
      );
    }
    level = heading.depth;
    const id = typedId(page.text.slice(start).split('\n', 1)[0] ?? '');
    if (id === undefined && (level === 2 || level === 3)) {
      const free = newId(textOf(heading), taken);
      taken.add(free);
      report(
        `The heading has no id that stays when its words change, so links to it would break. Put one at its end: \`{/* #${free} */}\`.`,
        ` {/* #${free} */}`,
      );
    } else if (id !== undefined && seen.has(id)) {
      report(
        `Another heading has the id \`${id}\` too, and a link can lead to only one of them. Give this heading another id.`,
      );
    } else if (id !== undefined && !/^[a-z0-9]+(-[a-z0-9]+)*$/.test(id)) {
      report(
        `The id \`${id}\` would make links that break when they are copied. Use lowercase letters, digits, and hyphens.`,
      );
    }
    seen.add(id ?? '');
  });
  for (const id of headingIds(site.before().get(page.file) ?? '')) {
    if (!site.hasId(page.file, id)) {
      const says = `The heading \`#${id}\` is gone since \`main\`. Other people's sites may link to it. Put its id at the heading that answers the question now.`;
      findings.push({ start: 0, says, isWarning: true });
    }
  }
  return findings;
};
