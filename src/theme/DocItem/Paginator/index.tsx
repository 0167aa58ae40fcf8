import { useDoc } from '@docusaurus/plugin-content-docs/client';
import DocItemPaginator from '@theme-original/DocItem/Paginator';
import type { ReactNode } from 'react';

// Wrapped because the original has an empty landmark on pages that have no neighbors.
export default function DocItemPaginatorWrapper(): ReactNode {
  const { previous, next } = useDoc().metadata;
  return (previous || next) && <DocItemPaginator />;
}
