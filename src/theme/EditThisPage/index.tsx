import Head from '@docusaurus/Head';
import Link from '@docusaurus/Link';
import { useDoc } from '@docusaurus/plugin-content-docs/client';
import { site } from '@site/src/site';
import type { Props } from '@theme/EditThisPage';
import EditThisPage from '@theme-original/EditThisPage';
import type { ReactNode } from 'react';

// Wrapped, for docs alone, to add links for readers who need help or report a problem, for programs that read Markdown, and the
// address for paper.
export default function EditThisPageWrapper(props: Props): ReactNode {
  const { title, permalink } = useDoc().metadata;
  const form = new URLSearchParams({
    template: 'problem-with-a-page.yml',
    title: `Page: ${title}`,
    page: site.url + permalink,
  });
  return (
    <div className="links">
      <Head>
        <link rel="alternate" type="text/markdown" href={`${permalink}.md`} />
      </Head>
      <Link to="/faq#support">Get help</Link>
      <EditThisPage {...props} />
      <Link to={`${site.repository}/issues/new?${form}`}>Report a problem</Link>
      <a href={`${permalink}.md`}>View as Markdown</a>
      <span className="printed-address">{site.url + permalink}</span>
    </div>
  );
}
