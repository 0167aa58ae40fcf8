import Head from '@docusaurus/Head';
import Link from '@docusaurus/Link';
import { useLocation } from '@docusaurus/router';
import { PageMetadata } from '@docusaurus/theme-common';
import useBaseUrl from '@docusaurus/useBaseUrl';
import Button from '@site/src/components/ui/Button';
import shared from '@site/src/components/ui/styles.module.css';
import clsx from 'clsx';
import { type ReactNode, useEffect, useRef } from 'react';

/** Returns the words in the last part of a path that has any. */
function wordsOf(path: string): string {
  const part = path.split('/').findLast((each) => /[\p{L}\p{N}]/u.test(each)) ?? '';
  return part
    .replace(/\.\w+$/, '')
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, ' ')
    .trim();
}

// Replaced because the original has no title inside the docs, can be indexed, and has no links to other pages.
/** What a reader sees at a URL without a page: a search for its words, and other links. */
export default function NotFoundContent({ className }: { className?: string }): ReactNode {
  const { pathname } = useLocation();
  const field = useRef<HTMLInputElement>(null);

  // The build writes one file for all missing pages, so the address is only known in the browser.
  useEffect(() => {
    if (field.current) {
      field.current.value ||= wordsOf(pathname);
    }
  }, [pathname]);

  return (
    <main className={clsx('container alone margin-vert--lg', className)}>
      <PageMetadata title="Page not found" />
      <Head>
        <meta name="robots" content="noindex" />
      </Head>
      <img src={useBaseUrl('/img/not-found.svg')} alt="" width={240} height={72} />
      <h1>Page not found</h1>
      <p>
        There's no page at this address. Check it for typing mistakes, including capital letters, or search
        for the page.
      </p>
      <form action={useBaseUrl('/search')} className={clsx(shared.needsScripts, 'margin-vert--lg')}>
        <label htmlFor="missing-page" className={shared.label}>
          Search the docs
        </label>
        <div className={shared.row}>
          <input
            ref={field}
            id="missing-page"
            className={shared.input}
            name="q"
            type="search"
            autoComplete="off"
          />
          <Button type="submit" primary>
            Search
          </Button>
        </div>
      </form>
      <p className="links">
        <Link to="/home">All pages, with an A–Z index</Link>
        <Link to="/faq">FAQ</Link>
        <Link to="/">Home page</Link>
      </p>
    </main>
  );
}
