import routes from '@generated/routes';
import { Route } from 'react-router-dom';

// The router ignores case, and Docusaurus has no option for that. Without this module, the not-found page that the server
// sends for `/HOME` would become a broken copy of `/home` after hydration.

type Routes = NonNullable<(typeof routes)[number]['routes']>;

function makeCaseSensitive(tree: Routes): void {
  for (const route of tree) {
    // For `matchRoutes`, with which Docusaurus decides what to load.
    Object.assign(route, { sensitive: true });
    makeCaseSensitive(route.routes ?? []);
  }
}

makeCaseSensitive(routes);
// For `renderRoutes`, which doesn't pass the property on.
Object.assign(Route, { defaultProps: { sensitive: true } });
