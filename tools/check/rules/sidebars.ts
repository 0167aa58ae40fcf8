import { siteSections } from '../../../src/siteSections';
import type { FileRule } from '../loadSite';
import { findFormatting } from '../prose';

/** `sidebars.ts`: its pages exist, each is once in the sidebar of its section, and labels are plain text. */
export const sidebars: FileRule = function* ({ text }, site) {
  yield* findFormatting(text, /(?<=\blabel: ')[^'\n]*|(?<=')[^'\n]*(?=': \[)/g);
  const seen = new Set<string>();
  for (const [name, { ids, refs }] of site.sidebars) {
    for (const [index, id] of [...ids, ...refs].entries()) {
      const page = site.pages.get(id);
      const isRef = index >= ids.length;
      // `/chat-features/embed` is a section in `/chat-features`. The last match is the more specific one.
      const section = siteSections.findLast(({ overviewId }) => id.startsWith(`${overviewId}/`));
      // A page can be in two sidebars if it says which one it shows.
      const entry = page?.frontMatter.displayed_sidebar ? `${name} ${id}` : id;
      const ref = `or write \`{ type: 'ref', id: '${id}' }\`.`;
      let message: string | undefined;
      if (!page) {
        message = `There is no page \`${id}\`, so the build stops. Correct the path.`;
      } else if (!isRef && section && section.sidebar !== name && !page.frontMatter.displayed_sidebar) {
        message = `\`${id}\` is a page of ${section.title}. Move it to that sidebar, ${ref}`;
      } else if (!isRef && seen.has(entry)) {
        message = `\`${id}\` is in a sidebar already. Remove one, ${ref}`;
      } else if (!isRef) {
        seen.add(entry);
      }
      if (message) yield { start: Math.max(text.lastIndexOf(`'${id}'`), 0), message };
    }
  }
};
