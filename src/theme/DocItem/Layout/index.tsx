import { useDoc } from '@docusaurus/plugin-content-docs/client';
import LeavePage from '@site/src/components/LeavePage';
import type { Props } from '@theme/DocItem/Layout';
import Layout from '@theme-original/DocItem/Layout';
import type { ReactNode } from 'react';

/** Wrapped to add a link with which readers leave the safety pages quickly. */
export default function LayoutWrapper(props: Props): ReactNode {
  const { id } = useDoc().metadata;
  return (
    <>
      {/^safety(\/|$)/.test(id) && <LeavePage />}
      <Layout {...props} />
    </>
  );
}
