import Head from '@docusaurus/Head';
import Link from '@docusaurus/Link';
import useBaseUrl from '@docusaurus/useBaseUrl';
import { site } from '@site/src/site';
import SearchBar from '@site/src/theme/SearchBar';
import Layout from '@theme/Layout';
import MDXContent from '@theme/MDXContent';
import type { ReactNode } from 'react';
import Chat from './_landing/_chat.mdx';
import { cards, ways } from './_landing/content';
import styles from './_landing/styles.module.css';

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
              <p className={styles.ways}>
                {ways.map(({ label, to }) => (
                  <Link key={to} to={to}>
                    {label}
                  </Link>
                ))}
              </p>
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
            {cards.map(({ title, Picture, links }) => (
              <section key={title} className={styles.card}>
                <div className={styles.drawing} inert>
                  <MDXContent>
                    <Picture />
                  </MDXContent>
                </div>
                <h2>{title}</h2>
                <ul>
                  {links.map(({ label, to }) => (
                    <li key={to}>
                      <Link to={to}>{label}</Link>
                    </li>
                  ))}
                </ul>
              </section>
            ))}
          </div>
        </div>
      </main>
    </Layout>
  );
}
