import type { ReactElement } from 'react';
import type { MatchedRoute, RouteConfig } from 'react-router-config';
import { matchPath, Route, Switch } from 'react-router-dom';

// Docusaurus matches and renders its routes with the package `react-router-config`, which drops the router's
// `sensitive` option. This module replaces it with the same two functions, and always sets the option.

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

/** Returns the chain of routes that match the path, outermost first. Case-sensitive. */
export function matchRoutes(routes: RouteConfig[], pathname: string): MatchedRoute<object>[] {
  for (const route of routes.map(exact)) {
    const match = route.path ? matchPath<object>(pathname, route) : null;
    if (match) {
      return [{ route, match }, ...matchRoutes(route.routes ?? [], pathname)];
    }
  }
  return [];
}

/** Renders the first route that matches the location. Case-sensitive. */
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
          // Docusaurus gives keys to routes with the same path. The others never change their order.
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
