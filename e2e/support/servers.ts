import { execFileSync } from 'node:child_process';
import { hasNginx, nginxPackages } from '../../src/plugins/hosting/nginx/standalone';

/**
 * Specs that say the same whatever serves the site, by the reason. They run once; all others, new ones too, run on the
 * server for previews and on nginx.
 */
const once = {
  'they read files of the project or of the build': [
    'checks',
    'dev-pages',
    'facts',
    'hosting-files',
    'links',
    'markdown',
    'org-pages',
    'print',
    'redirects-table',
    'reviewed',
    'search-answers',
    'settings',
    'webhook-schemas',
    'workflow',
  ],
  "they run the pages' samples": [
    'api-samples',
    'html-samples',
    'json-samples',
    'node-samples',
    'sample-classes',
    'sdk-samples',
    'sso',
    'text-samples',
    'webhooks',
  ],
  'they build a copy of the site, and serve it themselves': [
    'announcement',
    'build-errors',
    'case-insensitive',
    'offline',
    'page-tools',
    'report',
    'reproducible',
    'search-trouble',
  ],
  'they are about the server for previews': ['preview-server'],
} as const;

/** Specs about nginx itself. */
const nginxAlone = [
  'deploy',
  'hosting',
  'hosting-paths',
  'hosting-restart',
  'hosting-without-scripts',
] as const;

function filesOf(specs: readonly string[]): RegExp {
  return new RegExp(`/(?:${specs.join('|')})\\.spec\\.ts$`);
}

/** The specs that each server is not for. */
export const notFor = { preview: filesOf(nginxAlone), nginx: filesOf(Object.values(once).flat()) } as const;

/**
 * axe reads the elements of a page, which no server changes: on nginx one look of the four is enough to see that the
 * policy leaves them as they are.
 */
export const looksForOneServer = /(?:light, phone|dark, desktop|dark, phone) .*axe finds nothing/;

function mayInstall(): boolean {
  return Boolean(process.env.CI) && process.getuid?.() === 0;
}

/**
 * Whether the tests can run on nginx. Where it is missing, CI installs it on a Debian machine; elsewhere its tests are
 * left out, with a sentence.
 * @throws in CI, where it cannot be had
 */
export function findNginx(): boolean {
  if (!hasNginx() && mayInstall()) {
    const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
    execFileSync('apt-get', ['update', '-qq'], { stdio: 'ignore' });
    execFileSync('apt-get', ['install', '-y', '-qq', '--no-install-recommends', ...nginxPackages], {
      stdio: 'ignore',
      env,
    });
  }
  if (hasNginx()) {
    return true;
  }
  const cure = `nginx is missing: the tests on it need the Debian packages ${nginxPackages.join(' and ')}, or their like.`;
  if (process.env.CI) {
    throw new Error(cure);
  }
  // The configuration is read in each worker too; once is enough to say so.
  if (!process.env.TEST_WORKER_INDEX) {
    process.stderr.write(`Left out: ${cure}\n`);
  }
  return false;
}
