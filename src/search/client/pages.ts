import { sections } from '../../sections';
import type { Hit } from '../engine/SearchEngine';

/** A page with its hits, the best first. */
export interface PageHits {
  readonly url: string;
  readonly title: string;
  readonly breadcrumbs: string;
  /** The class of the icon of its section. */
  readonly icon: string;
  readonly hits: readonly [Hit, ...Hit[]];
}

/** Returns a text without its marks. */
export function textOf(pieces: Hit['title']): string {
  return pieces.map(({ text }) => text).join('');
}

function pageOf(first: Hit, hits: readonly Hit[]): PageHits {
  const { url, page, title, breadcrumbs } = first;
  const section = sections.find(({ label }) => label === breadcrumbs.split(' › ')[0]);
  return {
    url: url.split('#')[0] ?? '',
    title: page ?? textOf(title),
    breadcrumbs,
    icon: `icon icon--${section?.icon ?? 'help'}`,
    hits: [first, ...hits],
  };
}

/** Groups hits by their page, in the order of its best hit. */
export function byPage(hits: readonly Hit[]): PageHits[] {
  const pages = new Map<string, Hit[]>();
  for (const hit of hits) {
    const [page = ''] = hit.url.split('#');
    pages.set(page, [...(pages.get(page) ?? []), hit]);
  }
  return [...pages.values()].flatMap(([first, ...others]) => (first ? [pageOf(first, others)] : []));
}
