import Head from '@docusaurus/Head';
import Link from '@docusaurus/Link';
import { useDoc } from '@docusaurus/plugin-content-docs/client';
import { ThemeClassNames } from '@docusaurus/theme-common';
import { site } from '@site/src/site';
import EditThisPage from '@theme/EditThisPage';
import LastUpdated from '@theme/LastUpdated';
import TagsListInline from '@theme/TagsListInline';
import type { ReactNode } from 'react';

/**
 * The links at the end of a page. Ejected to add links to help, a form for problems, the Markdown, and the history of the page, and
 * its URL on paper.
 */
export default function DocItemFooter(): ReactNode {
  const { title, permalink, frontMatter, editUrl, tags, lastUpdatedAt, lastUpdatedBy } = useDoc().metadata;
  // Someone in danger needs none of it. What they write in the forms would be public, and "History" sounds like that of the browser.
  const isForSafety = frontMatter.safety === true;
  const formFields = new URLSearchParams({
    template: 'problem-with-a-page.yml',
    title: `Page: ${title}`,
    page: site.url + permalink,
  });
  return (
    <footer className={`${ThemeClassNames.docs.docFooter} docusaurus-mt-lg`}>
      <Head>
        <link rel="alternate" type="text/markdown" href={`${permalink}.md`} />
      </Head>
      {tags.length > 0 && <TagsListInline tags={tags} />}
      <div className="rk-row">
        <Link to="/faq#support">Contact support</Link>
        {editUrl && !isForSafety && (
          <>
            <EditThisPage editUrl={editUrl} />
            <Link to={`${site.repository}/issues/new?${formFields}`}>Report a problem</Link>
            {/* `npm start` has no Markdown copies. */}
            {process.env.NODE_ENV === 'production' && <a href={`${permalink}.md`}>View as Markdown</a>}
            {lastUpdatedAt && <Link to={editUrl.replace('/edit/', '/commits/')}>History</Link>}
          </>
        )}
        <span className="rk-printed-address">{site.url + permalink}</span>
        {lastUpdatedAt && !isForSafety && (
          <LastUpdated lastUpdatedAt={lastUpdatedAt} lastUpdatedBy={lastUpdatedBy} />
        )}
      </div>
    </footer>
  );
}
