import Link from '@docusaurus/Link';
import { useDoc } from '@docusaurus/plugin-content-docs/client';
import type { Props } from '@theme/LastUpdated';
import LastUpdated from '@theme-original/LastUpdated';
import type { ReactNode } from 'react';

// Wrapped, for docs alone, to add a link to all changes of the page.
export default function LastUpdatedWrapper(props: Props): ReactNode {
  const { editUrl } = useDoc().metadata;
  return (
    <>
      <LastUpdated {...props} />
      {editUrl && <Link to={editUrl.replace('/edit/', '/commits/')}>History</Link>}
    </>
  );
}
