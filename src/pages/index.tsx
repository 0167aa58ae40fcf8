import Head from '@docusaurus/Head';
import Link from '@docusaurus/Link';
import ChatPicture from '@site/src/components/ChatPicture';
import { addresses } from '@site/src/facts/product';
import { site } from '@site/src/site';
import SearchBar from '@site/src/theme/SearchBar';
import Layout from '@theme/Layout';
import type { ReactNode } from 'react';
import { doors, sampleSearches, tasks } from './_landing/content';
import styles from './_landing/styles.module.css';

function Hero(): ReactNode {
  return (
    <header className={styles.hero}>
      <div className={styles.inner}>
        <h1>{site.tagline}</h1>
        <p>Rookery adds group chat to your website or blog and gives every chat its own page.</p>
        <SearchBar hero />
        <ul className={styles.chips} aria-label="Example searches">
          {sampleSearches.map((words) => (
            <li key={words}>
              <Link to={`/search?q=${encodeURIComponent(words)}`}>{words}</Link>
            </li>
          ))}
        </ul>
      </div>
    </header>
  );
}

function Tasks(): ReactNode {
  return (
    <section className={styles.inner} aria-labelledby="tasks">
      <h2 id="tasks">Common tasks</h2>
      <ul className={styles.tasks}>
        {tasks.map(({ label, to }) => (
          <li key={to}>
            <Link to={to}>{label}</Link>
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
        {doors.map(({ title, promise, links }) => (
          <section key={title} className={styles.door}>
            <h3>{title}</h3>
            <p>{promise}</p>
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
    </section>
  );
}

function Picture(): ReactNode {
  return (
    <section className={styles.band} aria-labelledby="parts">
      <div className={styles.inner}>
        <h2 id="parts">The parts of a chat</h2>
        <ChatPicture />
      </div>
    </section>
  );
}

function MoreHelp(): ReactNode {
  return (
    <section className={styles.inner} aria-labelledby="more-help">
      <h2 id="more-help">More help</h2>
      <ul className={styles.help}>
        <li>
          <Link to="/home">Browse all pages</Link>, or find a page in the A–Z index.
        </li>
        <li>
          <Link to="/faq">Read the FAQ</Link> for quick answers.
        </li>
        <li>
          <Link href={addresses.status}>Check the status page</Link> to see whether Rookery is working.
        </li>
        <li>
          <Link href={`${addresses.site}/support`}>Contact support</Link>. Include the address of the chat,
          what you did, what you saw, and your browser. Never send a password, a code, or a staff key.
        </li>
      </ul>
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
      <main className={styles.landing}>
        <Hero />
        <Tasks />
        <Doors />
        <Picture />
        <MoreHelp />
      </main>
    </Layout>
  );
}
