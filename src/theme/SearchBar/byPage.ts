import type { Hit } from '../../search/SearchEngine';

const mostSections = 3;

/** Returns each page with its best sections, in the order of the pages' best hits. Where sections answer, they speak for it. */
export function byPage(hits: readonly Hit[]) {
  const groups = new Map<string, { page: Hit; sections: readonly Hit[] }>();
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
