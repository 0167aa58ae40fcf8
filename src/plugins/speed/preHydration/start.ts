// The order of the cascade layers has to come before any style, because the first mention of a layer decides its place.
import '@generated/docusaurus-plugin-css-cascade-layers/default/layers.css';
import { matchRoutes } from 'react-router-config';
import { prefetchWhenIdle } from './prefetchWhenIdle';

// The entry of the client, which ends with Docusaurus's own. That one runs everything in one task, which blocks a slow phone
// at least twice as long. Here the larger parts run one by one, and the browser can respond between them.

const pause = () =>
  new Promise<void>((resolve) => {
    setTimeout(resolve);
  });

async function start(): Promise<void> {
  await import(/* webpackMode: "eager" */ 'react-dom/client');
  // Would otherwise be in the chunk of each page.
  await import(/* webpackMode: "eager" */ '@mdx-js/react');
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
