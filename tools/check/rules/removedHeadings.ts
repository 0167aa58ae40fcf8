import type { Rule } from '../rule';

/** Headings that are gone since `main`. Pages of this site that link to them are checked too, and each link is an error there. */
export const removedHeadings: Rule = function* (page, site) {
  for (const { file, id, line } of site.changes?.removedIds ?? []) {
    if (file === page.file && !site.hasId(file, id)) {
      const says = `The heading \`#${id}\` was below here and is gone. Other people's sites may link to it. Put its id at the heading that answers the question now.`;
      yield { line, says };
    }
  }
};
