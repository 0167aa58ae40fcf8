import type { Plugin } from '@docusaurus/types';

/**
 * Makes the client's router tell `/HOME` from `/home`, as the server does. Without it the not-found page of `/HOME`
 * would turn into a broken copy of `/home` once the scripts run.
 */
export default function exactRoutes(): Plugin {
  return {
    name: 'rookery-exact-routes',
    configureWebpack() {
      return {
        resolve: { alias: { 'react-router-config$': require.resolve('./react-router-config.tsx') } },
      };
    },
  };
}
