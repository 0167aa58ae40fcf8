import Link from '@docusaurus/Link';
import type { Props } from '@theme/EditThisPage';
import IconExternalLink from '@theme/Icon/ExternalLink';
import type { ReactNode } from 'react';

// Replaced because the theme's link doesn't say that it opens in a new tab.
export default function EditThisPage({ editUrl }: Props): ReactNode {
  return (
    <Link to={editUrl} className="theme-edit-this-page">
      Edit this page
      <IconExternalLink />
    </Link>
  );
}
