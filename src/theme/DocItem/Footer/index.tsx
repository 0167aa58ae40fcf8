import Head from '@docusaurus/Head';
import Link from '@docusaurus/Link';
import { useDoc } from '@docusaurus/plugin-content-docs/client';
import { ThemeClassNames } from '@docusaurus/theme-common';
import { site } from '@site/src/site';
import EditThisPage from '@theme/EditThisPage';
import LastUpdated from '@theme/LastUpdated';
import type { ReactNode } from 'react';

// Ejected to add links for help, for problems, to the Markdown, and to the history of the page, and the address that is printed.
export default function DocItemFooter(): ReactNode {
  const { title, permalink, editUrl, lastUpdatedAt } = useDoc().metadata;
  const form = new URLSearchParams({
    template: 'problem-with-a-page.yml',
    title: `Page: ${title}`,
    page: site.url + permalink,
  });
  return (
    <footer className={`${ThemeClassNames.docs.docFooter} docusaurus-mt-lg`}>
      <Head>
        <link rel="alternate" type="text/markdown" href={`${permalink}.md`} />
      </Head>
      <div className="links">
        <Link to="/faq#support">Get help</Link>
        {editUrl && <EditThisPage editUrl={editUrl} />}
        <Link to={`${site.repository}/issues/new?${form}`}>Report a problem</Link>
        <a href={`${permalink}.md`}>View as Markdown</a>
        <span className="printed-address">{site.url + permalink}</span>
        {lastUpdatedAt && <LastUpdated lastUpdatedAt={lastUpdatedAt} />}
        {lastUpdatedAt && editUrl && <Link to={editUrl.replace('/edit/', '/commits/')}>History</Link>}
      </div>
    </footer>
  );
}
