import { matchRoutes } from 'react-router-config';
import { fetchAheadWhenIdle } from './fetchAhead';

// The entry of the site's scripts in place of Docusaurus's own, which it starts at the end. Run in one go, the scripts
// would keep a slow phone from answering for a tenth of a second: so the larger parts are run one by one, and between
// them the browser gets its turn.

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
    // What does not come, Docusaurus asks for again, and knows what to do then.
    await Promise.resolve(route.component.preload()).catch(() => undefined);
    await pause();
  }
  await import(/* webpackMode: "eager" */ '@docusaurus/core/lib/client/clientEntry.js');
  fetchAheadWhenIdle();
}

void start();
