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
  await import(/* webpackMode: "eager" */ '@theme/Layout');
  await pause();
  await import(/* webpackMode: "eager" */ '@docusaurus/core/lib/client/clientEntry.js');
}

void start();
