import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import routes from '@generated/routes';
import { Route } from 'react-router-dom';

type Routes = NonNullable<(typeof routes)[number]['routes']>;

/** Reloads the first page once if one of its scripts fails. The second time, it renders, and Docusaurus shows the error with *Retry*. */
function recover(error: unknown): Promise<void> | undefined {
  // Docusaurus reloads later pages itself.
  if (document.documentElement.dataset.hasHydrated === 'true') throw error;
  const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  if (visit?.type === 'reload') return undefined;
  window.location.reload();
  return new Promise(() => {});
}

function patch(tree: Routes): void {
  for (const route of tree) {
    // React Router ignores case, and Docusaurus has no option for that. A host answers `/HOME` with the not-found page, which hydration
    // would turn into a broken copy of `/home`. `matchRoutes`, by which Docusaurus decides what to load, reads the option from here.
    Object.assign(route, { sensitive: true });
    const component = route.component as unknown as { preload: () => Promise<unknown> };
    const { preload } = component;
    if (ExecutionEnvironment.canUseDOM) component.preload = () => preload().catch(recover);
    patch(route.routes ?? []);
  }
}

patch(routes);

// `renderRoutes` doesn't pass the option on, so `Route` gets it by `defaultProps`, which React 19 supports only on classes.
Object.assign(Route, { defaultProps: { sensitive: true } });
