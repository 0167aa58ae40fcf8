import type { Hit } from '../../search/SearchEngine';

/** A page, and its best sections that answer a query. */
interface Group {
  readonly page: Hit;
  readonly sections: readonly Hit[];
}

const mostSections = 3;

/** Groups hits by page, in the order of the pages' best hits. Where sections answer, they speak for their page. */
export function byPage(hits: readonly Hit[]): Group[] {
  const groups = new Map<string, Group>();
  for (const hit of hits) {
    const page = hit.page ?? hit;
    const sections = groups.get(page.url)?.sections ?? [];
    groups.set(page.url, { page, sections: hit.page ? [...sections, hit].slice(0, mostSections) : sections });
  }
  return [...groups.values()].map(({ page, sections }) => ({
    page: sections.length > 0 ? { ...page, text: [] } : page,
    sections,
  }));
}
