import { useDocsSidebar } from '@docusaurus/plugin-content-docs/client';
import Sections from '@site/src/components/Sections';
import type { Props } from '@theme/DocRoot/Layout';
import Layout from '@theme-original/DocRoot/Layout';
import type { ReactNode } from 'react';

// Wrapped to show the sections above every page of the documentation.
export default function DocRootLayoutWrapper(props: Props): ReactNode {
  return (
    <>
      <Sections sidebar={useDocsSidebar()?.name} />
      <Layout {...props} />
    </>
  );
}
