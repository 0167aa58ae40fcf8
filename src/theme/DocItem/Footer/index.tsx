import Head from '@docusaurus/Head';
import Link from '@docusaurus/Link';
import { useDoc } from '@docusaurus/plugin-content-docs/client';
import { ThemeClassNames } from '@docusaurus/theme-common';
import { site } from '@site/src/site';
import Footer from '@theme-original/DocItem/Footer';
import type { ReactNode } from 'react';

/**
 * The links at the end of a page. Wrapped to add links to help, a form for problems, the Markdown, and the history of the page, and its
 * URL on paper. On safety pages, only the first and the last stay: what readers write in the forms would be public, and "History"
 * sounds like that of the browser.
 */
export default function DocItemFooterWrapper(): ReactNode {
  const { title, permalink, frontMatter, editUrl, lastUpdatedAt } = useDoc().metadata;
  const isForSafety = frontMatter.safety === true;
  const formFields = new URLSearchParams({
    template: 'problem-with-a-page.yml',
    title: `Page: ${title}`,
    page: site.url + permalink,
  });
  return (
    <>
      <Head>
        <link rel="alternate" type="text/markdown" href={`${permalink}.md`} />
      </Head>
      <div className={`${ThemeClassNames.docs.docFooter} docusaurus-mt-lg rk-row`}>
        <Link to="/faq#support">Contact support</Link>
        {editUrl && !isForSafety && (
          <>
            <Link to={`${site.repository}/issues/new?${formFields}`}>Report a problem</Link>
            {/* `npm start` has no Markdown copies. */}
            {process.env.NODE_ENV === 'production' && <a href={`${permalink}.md`}>View as Markdown</a>}
            {lastUpdatedAt && <Link to={editUrl.replace('/edit/', '/commits/')}>History</Link>}
          </>
        )}
        <span className="rk-printed-address">{site.url + permalink}</span>
      </div>
      {!isForSafety && <Footer />}
    </>
  );
}
