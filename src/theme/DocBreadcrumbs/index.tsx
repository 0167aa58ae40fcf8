import { useSidebarBreadcrumbs } from '@docusaurus/plugin-content-docs/client';
import DocBreadcrumbs from '@theme-original/DocBreadcrumbs';
import type { ReactNode } from 'react';

/** The path to a page. Wrapped because on overviews, which no sidebar lists, the original is an empty landmark and empty JSON-LD. */
export default function DocBreadcrumbsWrapper(): ReactNode {
  return useSidebarBreadcrumbs()?.length ? <DocBreadcrumbs /> : null;
}
