import type { Browser } from '@playwright/test';
import { launchBrowser } from '../browser';
import { makeCertificate } from './certificate';
import { type Measured, noRuns } from './measure';
import { serveBuilt } from './server';
import type { BuiltSite } from './sites';

/** Serves built sites and starts a browser that trusts their servers, and closes all of it after use. */
export async function withServed(
  sites: readonly BuiltSite[],
  use: (browser: Browser, served: readonly Measured[]) => Promise<void>,
): Promise<readonly Measured[]> {
  const certificate = makeCertificate();
  const browser = await launchBrowser([certificate.trust]);
  const served: Measured[] = [];
  try {
    for (const site of sites) {
      served.push({ site, server: await serveBuilt(site.folder, certificate), runs: noRuns() });
    }
    await use(browser, served);
    return served;
  } finally {
    await browser.close();
    await Promise.all(served.map(({ server }) => server.close()));
  }
}
