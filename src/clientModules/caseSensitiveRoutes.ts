import routes from '@generated/routes';
import { Route } from 'react-router-dom';

// React Router ignores case, and Docusaurus has no option for that. A host answers `/HOME` with the not-found page, which hydration would
// turn into a broken copy of `/home`.

type Routes = NonNullable<(typeof routes)[number]['routes']>;

/** `matchRoutes`, by which Docusaurus decides what to load, reads the option from the routes. */
function makeCaseSensitive(tree: Routes): void {
  for (const route of tree) {
    Object.assign(route, { sensitive: true });
    makeCaseSensitive(route.routes ?? []);
  }
}

makeCaseSensitive(routes);

// `renderRoutes` doesn't pass the option on, so `Route` gets it by `defaultProps`, which React 19 supports only on classes.
Object.assign(Route, { defaultProps: { sensitive: true } });
