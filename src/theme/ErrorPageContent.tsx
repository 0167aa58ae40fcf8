import { PageMetadata } from '@docusaurus/theme-common';
import ErrorPageContent from '@theme-original/ErrorPageContent';
import type { ComponentProps, ReactNode } from 'react';

/** The text of a page that crashed. Wrapped because the original keeps the title of the page in the tab (WCAG 2.4.2). */
export default function ErrorPageContentWrapper(props: ComponentProps<typeof ErrorPageContent>): ReactNode {
  return (
    <>
      <PageMetadata title="This page crashed" />
      <ErrorPageContent {...props} />
    </>
  );
}
