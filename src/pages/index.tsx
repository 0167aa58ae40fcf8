import Head from '@docusaurus/Head';
import Link from '@docusaurus/Link';
import Sections from '@site/src/components/Sections';
import LinkList from '@site/src/components/ui/LinkList';
import { site } from '@site/src/site';
import SearchBar from '@site/src/theme/SearchBar';
import Layout from '@theme/Layout';
import type { ReactNode } from 'react';
import Scene from './_landing/_scene.mdx';
import { doors, sampleSearches } from './_landing/content';
import styles from './_landing/styles.module.css';
import { tasks } from './_landing/tasks';

function Hero(): ReactNode {
  return (
    <header className={styles.hero}>
      <div className={styles.inner}>
        <div>
          <h1>What do you want to do?</h1>
          <p>
            {site.tagline}. Rookery adds group chat to your website or blog and gives every chat its own page.
          </p>
          <SearchBar hero />
          <ul className={styles.chips} aria-label="Example searches">
            <li aria-hidden="true">Try</li>
            {sampleSearches.map((words) => (
              <li key={words}>
                <Link to={`/search?${new URLSearchParams({ q: words })}`}>{words}</Link>
              </li>
            ))}
          </ul>
        </div>
        <div className={styles.scene}>
          <Scene />
          <div className={`${styles.branch} branch`} />
        </div>
      </div>
    </header>
  );
}

function Tasks(): ReactNode {
  return (
    <section className={styles.inner} aria-labelledby="tasks">
      <h2 id="tasks">Common tasks</h2>
      <ul className={styles.tasks}>
        {tasks.map(({ label, to, icon }) => (
          <li key={to}>
            <Link className={`icon icon--${icon}`} to={to}>
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}

function Doors(): ReactNode {
  return (
    <section className={styles.inner} aria-labelledby="doors">
      <h2 id="doors">Help by role</h2>
      <div className={styles.doors}>
        {doors.map(({ id, title, to, links }) => (
          <section key={id} className={styles.door}>
            <h3>
              <span className={`icon icon--${id}`} />
              {to ? <Link to={to}>{title}</Link> : title}
            </h3>
            <LinkList links={links} />
          </section>
        ))}
      </div>
      <p className={`${styles.warning} icon`}>
        Never send anyone a password, a code, or a staff key, not even us.
      </p>
    </section>
  );
}

/** The landing page: the search first, then common tasks, then links for each kind of reader. */
export default function LandingPage(): ReactNode {
  return (
    <Layout description={site.description}>
      <Head>
        <link rel="alternate" type="text/markdown" href="/index.md" />
      </Head>
      <Sections />
      <main className={styles.landing}>
        <Hero />
        <Tasks />
        <Doors />
      </main>
    </Layout>
  );
}
