// The order of the style sheets' layers comes before any style: a layer that is named later overrides the ones before.
import '@generated/docusaurus-plugin-css-cascade-layers/default/layers.css';
import { matchRoutes } from 'react-router-config';
import { prefetchWhenIdle } from './prefetchWhenIdle';

// The entry of the site's scripts, which ends with Docusaurus's own. That one runs everything in one go, during which a
// slow phone doesn't answer: it blocks at least twice as long. Here the larger parts run one by one, and the browser
// gets its turn between them.

const pause = () =>
  new Promise<void>((resolve) => {
    setTimeout(resolve);
  });

async function start(): Promise<void> {
  await import(/* webpackMode: "eager" */ 'react-dom/client');
  await pause();
  await import(/* webpackMode: "eager" */ '@theme/Navbar');
  await pause();
  await import(/* webpackMode: "eager" */ '@theme/Layout');
  await pause();
  const { default: routes } = await import(/* webpackMode: "eager" */ '@generated/routes');
  await pause();
  await import(/* webpackMode: "eager" */ '@docusaurus/core/lib/client/App.js');
  await pause();
  for (const { route } of matchRoutes(routes, window.location.pathname)) {
    // Docusaurus asks again for what didn't arrive, and handles the failure.
    await Promise.resolve(route.component.preload()).catch(() => undefined);
    await pause();
  }
  await import(/* webpackMode: "eager" */ '@docusaurus/core/lib/client/clientEntry.js');
  prefetchWhenIdle();
}

void start();
