import Link from '@docusaurus/Link';
import { PageMetadata } from '@docusaurus/theme-common';
import type { Props } from '@theme/NotFound/Content';
import clsx from 'clsx';
import type { ReactNode } from 'react';
import Picture from './picture.svg';

/** The not-found page. Ejected because the original has no title (WCAG 2.4.2) in the docs, and no link to a page that exists. */
export default function NotFoundContent({ className }: Props): ReactNode {
  return (
    <main className={clsx('container rk-standalone margin-vert--lg', className)}>
      <PageMetadata title="Page not found">
        <meta name="robots" content="noindex" />
      </PageMetadata>
      <p>
        <Picture aria-hidden="true" />
      </p>
      <h1>Page not found</h1>
      <p>
        There's no page at this address. Check it for typing mistakes, including capital letters, or search
        for the page.
      </p>
      <p className="rk-row">
        <Link to="/search">Search</Link>
        <Link to="/home">All pages</Link>
        <Link to="/faq">FAQ</Link>
      </p>
    </main>
  );
}
