import type { ReactElement } from 'react';
import type { MatchedRoute, RouteConfig } from 'react-router-config';
import { matchPath, Route, Switch } from 'react-router-dom';

// Docusaurus matches and renders its routes with the package `react-router-config`, which drops the router's
// `sensitive` option. This module stands in for it, with the same two functions, and sets the option everywhere.

const exactRoutes = new WeakMap<RouteConfig, RouteConfig>();

function exact(route: RouteConfig): RouteConfig {
  let copy = exactRoutes.get(route);
  if (!copy) {
    copy = { ...route, sensitive: true, ...(route.routes && { routes: route.routes.map(exact) }) };
    exactRoutes.set(route, copy);
    exactRoutes.set(copy, copy);
  }
  return copy;
}

/** The chain of routes that match the path, outermost first. Letters' case counts. */
export function matchRoutes(routes: RouteConfig[], pathname: string): MatchedRoute<object>[] {
  for (const route of routes.map(exact)) {
    const match = route.path ? matchPath<object>(pathname, route) : null;
    if (match) {
      return [{ route, match }, ...matchRoutes(route.routes ?? [], pathname)];
    }
  }
  return [];
}

/** Renders the first of the routes that matches the location. Letters' case counts. */
export function renderRoutes(
  routes: RouteConfig[] | undefined,
  extraProps: object = {},
): ReactElement | null {
  if (!routes) {
    return null;
  }
  return (
    <Switch>
      {routes.map(exact).map((route, index) => (
        <Route
          // Sub-routes of one path come with keys of their own from Docusaurus; the rest never change place.
          key={route.key ?? index}
          path={route.path}
          exact={route.exact}
          strict={route.strict}
          sensitive
          render={(props) => {
            const Component = route.component;
            return Component ? <Component {...props} {...extraProps} route={route} /> : null;
          }}
        />
      ))}
    </Switch>
  );
}
