import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import type { ClientModule } from '@docusaurus/types';
import routes from '@generated/routes';
import type { Location } from 'history';
import { NavigationAttempt } from '../navigation/NavigationAttempt';
import { waitForServer } from '../navigation/server';

// When a chunk of the next page fails, Docusaurus reloads that page. That is right if a new build has replaced the one
// that the reader has open. Without a connection, it replaces a readable page with the browser's error page. So
// Docusaurus learns about a failure only once the server responds.

type RouteComponent = (typeof routes)[number]['component'];

/** The page that is shown, after hydration. */
let shown: Location | undefined;
let attempt: NavigationAttempt | undefined;
/** The scroll position to keep, because the reader stays on the page. */
let kept: { readonly left: number; readonly top: number } | undefined;
let isReloading = false;

function addressOf({ pathname, search, hash }: Location): string {
  return pathname + search + hash;
}

/** Never settles, for an attempt that is over. */
function never(): Promise<never> {
  return new Promise(() => undefined);
}

/** Reloads the first page when a chunk of it is missing, once. */
async function reloadFirstPage(): Promise<void> {
  const [navigation] = performance.getEntriesByType('navigation');
  const isReload = navigation instanceof PerformanceNavigationTiming && navigation.type === 'reload';
  if (isReload || isReloading) {
    return;
  }
  isReloading = true;
  const { pathname, search } = window.location;
  await waitForServer(pathname + search, new AbortController().signal, () => undefined);
  window.location.reload();
}

/** Loads the chunks of the next page. Throws if the server responds without them, or has a page that this build lacks. */
async function loadChunks(current: NavigationAttempt, load: () => unknown): Promise<unknown> {
  let chunks: unknown;
  try {
    chunks = await load();
  } catch (error) {
    await current.serverStatus();
    return current.isOver ? never() : Promise.reject(error);
  }
  if (!current.isKnown && !current.isOver) {
    const status = await current.serverStatus();
    if (status !== undefined && status < 400) {
      throw new Error('The server has a page that came after this build.');
    }
  }
  return current.isOver ? never() : chunks;
}

function guard(component: RouteComponent): void {
  const load = () => preload.call(component);
  const { preload } = component;
  component.preload = async () => {
    if (attempt?.components.has(component)) {
      return loadChunks(attempt, load);
    }
    try {
      return await load();
    } catch (error) {
      if (shown) {
        // Only prefetched, for a link near the pointer. The click will tell.
        return undefined;
      }
      void reloadFirstPage();
      throw error;
    }
  };
}

function guardAll(tree: typeof routes): void {
  for (const { component, routes: below } of tree) {
    guard(component);
    guardAll((below ?? []) as typeof routes);
  }
}

if (ExecutionEnvironment.canUseDOM) {
  guardAll(routes);
}

/** Runs before the chunks of the next page are loaded. */
export const onRouteUpdate: ClientModule['onRouteUpdate'] = ({ location }) => {
  if (!shown) {
    return undefined;
  }
  const isReturn = attempt !== undefined && addressOf(location) === addressOf(shown);
  kept = isReturn ? { left: window.scrollX, top: window.scrollY } : undefined;
  attempt?.end();
  attempt = new NavigationAttempt(location, shown);
  return () => {
    attempt?.end();
    attempt = undefined;
  };
};

/** Runs after every change of page. */
export const onRouteDidUpdate: ClientModule['onRouteDidUpdate'] = ({ location }) => {
  shown = location;
  if (kept) {
    window.scrollTo({ ...kept, behavior: 'instant' });
    kept = undefined;
  }
};
