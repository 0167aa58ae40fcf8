import Head from '@docusaurus/Head';
import Link from '@docusaurus/Link';
import useBaseUrl from '@docusaurus/useBaseUrl';
import { site } from '@site/src/site';
import SearchBar from '@site/src/theme/SearchBar';
import Layout from '@theme/Layout';
import MDXContent from '@theme/MDXContent';
import type { PropsWithChildren, ReactNode } from 'react';
import Build from './_landing/_build.mdx';
import Chat from './_landing/_chat.mdx';
import Join from './_landing/_join.mdx';
import Run from './_landing/_run.mdx';
import Ways from './_landing/_ways.mdx';
import styles from './_landing/styles.module.css';

/** What one kind of reader needs most: a picture, a heading, and links. */
function Card({ children }: PropsWithChildren): ReactNode {
  return (
    <section className={styles.card}>
      <MDXContent>{children}</MDXContent>
    </section>
  );
}

/** The landing page: the search, and then a card for each kind of reader. */
export default function LandingPage(): ReactNode {
  return (
    <Layout description={site.description}>
      <Head>
        <link rel="alternate" type="text/markdown" href={useBaseUrl('/index.md')} />
      </Head>
      <main>
        <header className={styles.hero}>
          <div className={styles.inner}>
            <div>
              <h1>Run a chat people come back to</h1>
              <p>
                {site.tagline}. Rookery adds group chat to your website or blog and gives every chat its own
                page.
              </p>
              <SearchBar hero />
              <div className={styles.ways}>
                <MDXContent>
                  <Ways />
                </MDXContent>
              </div>
            </div>
            <div className={styles.picture}>
              <Chat />
            </div>
          </div>
        </header>
        <div className={styles.inner}>
          <p className="alert alert--success theme-admonition">
            If you or someone else is in danger, see <Link to="/safety#danger">Safety</Link>. If your child is
            affected, see <Link to="/safety/parents#happened">Safety for parents</Link>. For everything else,
            look in the <Link to="/home">site index</Link>.
          </p>
          <div className={styles.cards}>
            <Card>
              <Join />
            </Card>
            <Card>
              <Run />
            </Card>
            <Card>
              <Build />
            </Card>
          </div>
        </div>
      </main>
    </Layout>
  );
}
