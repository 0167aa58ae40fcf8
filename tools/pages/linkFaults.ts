import { innerLink, linksOf } from './pageLinks';
import { componentsOf, type RenderedPage, renderPage } from './rendered';
import type { Site } from './site';

/** A link that leads nowhere. */
export interface LinkFault {
  readonly pageId: string;
  readonly url: string;
  /** File and line, the link, and what is wrong with it. */
  readonly message: string;
}

/** The pages of a site as readers get them, by id. */
export function renderedPages(site: Site): Map<string, RenderedPage> {
  const components = componentsOf(site.load);
  return new Map([...site.pages].map(([id, page]) => [id, renderPage(components, page)]));
}

function wrong(
  site: Site,
  rendered: ReadonlyMap<string, RenderedPage>,
  pageId: string,
  url: string,
): string | undefined {
  const link = innerLink({ id: pageId }, url);
  if (!link || link.id === '' || link.id === 'search') {
    return undefined;
  }
  if (site.redirects.some(({ from }) => from === `/${link.id}`)) {
    return `where /${link.id} is an old address`;
  }
  const target = rendered.get(link.id);
  if (!target) {
    return `where there is no page /${link.id}`;
  }
  const anchor = decodeURIComponent(/#(.*)$/.exec(link.rest)?.[1] ?? '');
  return anchor && !target.anchors.some(({ id }) => id === anchor)
    ? `but /${link.id} has no place #${anchor}`
    : undefined;
}

/** The links of all pages that lead nowhere, those that the facts write included. */
export function linkFaults(site: Site, rendered = renderedPages(site)): LinkFault[] {
  return [...rendered].flatMap(([pageId, { page, links }]) =>
    [...linksOf(page).map((link) => ({ ...link, tag: '' })), ...links].flatMap(({ url, line, tag }) => {
      const fault = wrong(site, rendered, pageId, url);
      const by = tag ? `<${tag}> there` : 'it';
      return fault
        ? [{ pageId, url, message: `${page.file}:${line}: ${by} links to ${url}, ${fault}.` }]
        : [];
    }),
  );
}
