import type { PageSummary } from '../../remark/pages';
import { site } from '../../site';

/** Pages below one heading of the map; `file` is a page's address without an ending. */
interface Section {
  readonly title: string;
  readonly pages: readonly (PageSummary & { readonly file: string })[];
}

/** The map of the site for machines, in the form of llms.txt: title, summary, and the pages' Markdown by section. */
export function llmsText(sections: readonly Section[]): string {
  const parts = sections.map(({ title, pages }) => [
    `## ${title}`,
    pages.map((page) => `- [${page.title}](${site.url}${page.file}.md): ${page.description}`).join('\n'),
  ]);
  return `${[`# ${site.title}`, `> ${site.description}`, ...parts.flat()].join('\n\n')}\n`;
}
