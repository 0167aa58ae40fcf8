import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import type { ClientModule } from '@docusaurus/types';
import routes from '@generated/routes';
import type { Location } from 'history';
import { Journey } from '../navigation/Journey';
import { untilServerAnswers } from '../navigation/server';

// When a part of the next page does not come, Docusaurus loads that page anew. That is right where a new build has
// replaced the one that the reader has open. Where the line is down it puts the browser's own page of errors in place of
// one that could be read. So a failure is handed on to Docusaurus only once the server answers.

type RouteComponent = (typeof routes)[number]['component'];

/** The page that is shown, once the scripts have taken it over. */
let shown: Location | undefined;
let journey: Journey | undefined;
/** How far the page was scrolled when the reader came back to it without having left. */
let kept: { readonly left: number; readonly top: number } | undefined;
let loadingAnew = false;

function addressOf({ pathname, search, hash }: Location): string {
  return pathname + search + hash;
}

/** Stands for the end of a way that nobody is on any more. */
function never(): Promise<never> {
  return new Promise(() => undefined);
}

/** Loads the first page anew when a part of it is missing, unless that has been done. */
async function loadFirstPageAnew(): Promise<void> {
  const [navigation] = performance.getEntriesByType('navigation');
  const isReload = navigation instanceof PerformanceNavigationTiming && navigation.type === 'reload';
  if (isReload || loadingAnew) {
    return;
  }
  loadingAnew = true;
  const { pathname, search } = window.location;
  await untilServerAnswers(pathname + search, new AbortController().signal, () => undefined);
  window.location.reload();
}

/**
 * Fetches the parts of a page that a reader is on the way to.
 * @throws when they are not to be had from a server that answers, or when it has a page that this build has not
 */
async function travel(current: Journey, load: () => unknown): Promise<unknown> {
  let parts: unknown;
  try {
    parts = await load();
  } catch (error) {
    await current.serverAnswer();
    return current.isOver ? never() : Promise.reject(error);
  }
  if (!current.isKnown && !current.isOver) {
    const status = await current.serverAnswer();
    if (status !== undefined && status < 400) {
      throw new Error('The server has a page that came after this build.');
    }
  }
  return current.isOver ? never() : parts;
}

function guard(component: RouteComponent): void {
  const load = () => preload.call(component);
  const { preload } = component;
  component.preload = async () => {
    if (journey?.components.has(component)) {
      return travel(journey, load);
    }
    try {
      return await load();
    } catch (error) {
      if (shown) {
        // Only fetched ahead, for a link that the reader came near: the click will tell.
        return undefined;
      }
      void loadFirstPageAnew();
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

/** Before the parts of the next page are fetched. */
export const onRouteUpdate: ClientModule['onRouteUpdate'] = ({ location }) => {
  if (!shown) {
    return undefined;
  }
  const isReturn = journey !== undefined && addressOf(location) === addressOf(shown);
  kept = isReturn ? { left: window.scrollX, top: window.scrollY } : undefined;
  journey?.end();
  journey = new Journey(location, shown);
  return () => {
    journey?.end();
    journey = undefined;
  };
};

/** After every change of page. */
export const onRouteDidUpdate: ClientModule['onRouteDidUpdate'] = ({ location }) => {
  shown = location;
  if (kept) {
    window.scrollTo({ ...kept, behavior: 'instant' });
    kept = undefined;
  }
};
