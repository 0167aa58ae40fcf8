import fs from 'node:fs';
import path from 'node:path';
import { redirects } from '../../redirects';
import { site } from '../../site';
import { hashedFile } from '../builtFiles';
import { type Header, keepForever, transportSecurity } from './headers';

const origin =
  '# Written by `npm run build` from src/plugins/hosting/nginx/: change that, not this file.\n\n';

/** What the build adds to the templates. */
interface BuildResult {
  /** The headers of every response. */
  readonly headers: readonly Header[];
  /** The media type of each file extension. */
  readonly mediaTypes: ReadonlyArray<readonly [extension: string, type: string]>;
}

/**
 * Fills a template: replaces each `{{name}}` with its value. A line that only has a name is dropped if the value is empty.
 * @throws if the template has a name without a value
 */
export function fillTemplate(file: string, values: Readonly<Record<string, string>>): string {
  const lookUp = (name: string) => {
    const value = values[name];
    if (value === undefined) {
      throw new Error(`${file} has {{${name}}}, which has no value. Add one where the template is filled.`);
    }
    return value;
  };
  return fs
    .readFileSync(file, 'utf8')
    .replace(/^ *\{\{(\w+)\}\}\n/gm, (_, name: string) => (lookUp(name) ? `${lookUp(name)}\n` : ''))
    .replace(/\{\{(\w+)\}\}/g, (_, name: string) => lookUp(name));
}

/** Returns the files of nginx's configuration by name, from the templates in `nginx/`. */
export function nginxFiles({ headers, mediaTypes }: BuildResult): ReadonlyMap<string, string> {
  const template = (name: string, values: Readonly<Record<string, string>> = {}) =>
    fillTemplate(path.join(__dirname, 'nginx', name), values);
  const { host } = new URL(site.url);
  const redirect = ({ from, to }: (typeof redirects)[number]) =>
    `location = ${from} { if ($docs_plain_address) { return 301 ${to}$is_args$args; } return 404; }`;
  return new Map([
    [
      'http.conf',
      origin +
        template('http.conf', {
          hashedFile,
          keepForever,
          transportSecurity: transportSecurity.value,
        }),
    ],
    [
      'headers.conf',
      origin +
        template('headers.conf', {
          headers: headers.map(({ name, value }) => `add_header ${name} "${value}" always;`).join('\n'),
        }),
    ],
    ['limits.conf', origin + template('limits.conf')],
    [
      'server.conf',
      origin +
        template('server.conf', {
          mediaTypes: mediaTypes.map(([extension, type]) => `    "${type}" ${extension};`).join('\n'),
          redirects: redirects.map(redirect).join('\n'),
        }),
    ],
    ['site.conf', template('site.conf', { host })],
  ]);
}
