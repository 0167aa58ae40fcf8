import { LocalNginx, localServer, nginxConfigurationOf } from '../../tools/serve/localNginx';
import { test as silentTest } from './page';
import { freePort } from './programs';
import { ask, type RawRequest, type RawResponse } from './rawHttp';
import { buildDir } from './site';

/** Creates an nginx that serves a built site over HTTP, by default the tested build with its own configuration. */
async function nginxFor(
  root: string = buildDir,
  configuration: string = nginxConfigurationOf(root),
): Promise<LocalNginx> {
  const port = await freePort();
  return new LocalNginx(localServer({ port, root, configuration }), port);
}

/** Sends a request exactly as it's written, and returns the response. */
type Get = (target: string, request?: RawRequest) => Promise<RawResponse>;

/** A test with the built site on nginx: one per worker, which is also where its pages are opened. */
export const test = silentTest.extend<{ get: Get }, { nginx: LocalNginx }>({
  nginx: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright requires the pattern.
    async ({}, use) => {
      const nginx = await nginxFor();
      await nginx.start();
      await use(nginx);
      await nginx.remove();
    },
    { scope: 'worker' },
  ],
  baseURL: ({ nginx }, use) => use(nginx.url),
  get: ({ nginx }, use) => use((target, request) => ask(nginx.port, target, request)),
});

export { expect } from './page';
