import Head from '@docusaurus/Head';
import type { Props } from '@theme/Root';
import type { ReactNode } from 'react';

const font: string = require('@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2').default;

// Wrapped to load the font together with the page, which doesn't wait for it (`src/css/font.css`).
export default function Root({ children }: Props): ReactNode {
  return (
    <>
      <Head>
        <link rel="preload" as="font" type="font/woff2" crossOrigin="anonymous" href={font} />
      </Head>
      {children}
    </>
  );
}
