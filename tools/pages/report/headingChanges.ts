import type { RenderedPage } from '../rendered';
import type { PageChanges } from './pageChanges';

/** A heading that links can no longer lead to. */
export interface LostHeading {
  /** The id of the page as it is now. */
  readonly page: string;
  readonly id: string;
  readonly heading: string;
  /** The id of a heading with the same words. */
  readonly now?: string;
}

/** The headings that a change takes away from the pages that stay, or gives another id. */
export function lostHeadings(
  before: ReadonlyMap<string, RenderedPage>,
  after: ReadonlyMap<string, RenderedPage>,
  { moved }: PageChanges,
): LostHeading[] {
  return [...before].flatMap(([formerId, { anchors }]) => {
    const page = moved.find(({ from }) => from === formerId)?.to ?? formerId;
    const now = after.get(page)?.anchors;
    if (!now) {
      return [];
    }
    return anchors
      .filter(({ id, heading }) => heading !== undefined && !now.some((each) => each.id === id))
      .map(({ id, heading = '' }) => ({
        page,
        id,
        heading,
        now: now.find((each) => each.heading === heading && !anchors.some((old) => old.id === each.id))?.id,
      }));
  });
}
