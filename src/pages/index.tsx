import Head from '@docusaurus/Head';
import Link from '@docusaurus/Link';
import useBaseUrl from '@docusaurus/useBaseUrl';
import Search from '@site/src/components/Search';
import { site } from '@site/src/site';
import Layout from '@theme/Layout';
import MDXContent from '@theme/MDXContent';
import type { ReactNode } from 'react';
import Build from './_landing/_build.mdx';
import Chat from './_landing/_chat.mdx';
import Join from './_landing/_join.mdx';
import Plans from './_landing/_plans.mdx';
import Run from './_landing/_run.mdx';
import styles from './_landing/styles.module.css';

export default function LandingPage(): ReactNode {
  const website = { '@context': 'https://schema.org', '@type': 'WebSite', name: site.title, url: site.url };
  return (
    <Layout description={site.description}>
      <Head>
        <link rel="alternate" type="text/markdown" href={useBaseUrl('/index.md')} />
        <script type="application/ld+json">{JSON.stringify(website)}</script>
      </Head>
      <main>
        <MDXContent>
          <header className={styles.hero}>
            <div className={styles.inner}>
              <div className="row">
                <div className="col col--6">
                  <h1>Run a chat people come back to</h1>
                  <p>
                    {site.tagline}. Rookery adds group chat to your website or blog and gives every chat its
                    own page.
                  </p>
                  <Search isHero />
                  <section className="alert alert--danger rk-row" aria-label="Safety">
                    <p>
                      <strong>Are you or someone else in danger?</strong> Find who to call and what to do. If
                      your child is affected, see{' '}
                      <Link to="/safety/parents#happened">Safety for parents</Link>.
                    </p>
                    <Link className="button button--danger" to="/safety#danger">
                      Get help
                    </Link>
                  </section>
                  <p className="rk-row">
                    <Link to="/what-is-rookery">What is Rookery?</Link>
                    <Link to="/home">Site index</Link>
                  </p>
                </div>
                <div className={`col col--6 ${styles.picture}`}>
                  <Chat />
                </div>
              </div>
            </div>
          </header>
          <div className={styles.inner}>
            <div className={styles.cards}>
              {Object.entries({ Join, Run, Build }).map(([name, Content]) => (
                <section key={name} className={`card ${styles.card}`}>
                  <Content />
                </section>
              ))}
            </div>
            <section className={`card ${styles.plans}`}>
              <Plans />
              <div className="rk-row">
                <Link className="button button--primary" to="/chat-features#start">
                  Create a chat
                </Link>
                <Link to="/subscriptions">Compare plans</Link>
              </div>
            </section>
          </div>
        </MDXContent>
      </main>
    </Layout>
  );
}
