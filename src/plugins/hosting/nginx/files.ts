import { redirects } from '../../../redirects';
import { site } from '../../../site';
import { hashedFile } from '../builtFiles';
import { caching, type Header, transportSecurity } from '../headers';
import { feedbackUpstream, publicServers } from './servers';

/** What the configuration is made from, besides the table of old addresses. */
export interface Ingredients {
  /** The headers of every answer. */
  readonly headers: readonly Header[];
  /** What each kind of file is sent as. */
  readonly mediaTypes: ReadonlyArray<readonly [kind: string, type: string]>;
  /** The path of this site's own host that readers' feedback is sent to, if there is one. */
  readonly feedbackPath?: string | undefined;
}

/** Where the files of the configuration and the built site are on the host that the README describes. */
const places = { configuration: '/etc/nginx/rookery-docs', site: '/srv/rookery-docs' } as const;

const origin = "# Written by `npm run build` from the site's own tables: change those, not this file.\n\n";

/** One step of an address: no step begins with a dot, so there is no `..` and no hidden file. */
const step = '/[A-Za-z0-9_-][A-Za-z0-9_.~-]*';

/** What belongs into the `http` block, outside all servers: values that are looked up for each request. */
function httpFile({ feedbackPath }: Ingredients): string {
  const pattern = feedbackPath?.replaceAll('.', '\\.');
  const [feedbackMethod, feedbackAllow] = pattern
    ? [`    "~^POST:${pattern}$" "";\n`, `    "~^405${pattern}$" POST;\n`]
    : ['', ''];
  return `${origin}# Include this file in the http block.

# Whether an address is written as this site writes its addresses. The address is judged as it was sent, before nginx
# decodes and tidies it: encoded letters, slashes and dots, backslashes and doubled slashes lead nowhere.
map $request_uri $docs_plain_address {
    default "";
    "~^(?:/\\.well-known)?(?:${step})*/?(?:\\?|$)" yes;
}

# The exact address behind one that ends in .html, /index.html or a slash. It begins with one slash and a letter, digit,
# _ or -, so that it can lead to no other host.
map $request_uri $docs_exact_address {
    default "";
    "~^/index\\.html(?:\\?|$)" /;
    "~^(?<docs_page>(?:${step})+?)(?:/index\\.html|\\.html|/)(?:\\?|$)" $docs_page;
}

# Names in assets/ hold a hash of the content: such a file never changes. All else is asked for anew each time, and
# answered with 304 while it is the same. A missing file is never kept.
map $status$uri $docs_cache_control {
    default "${caching.other}";
    "~^(?:200|206|304)/${hashedFile}$" "${caching.hashed}";
}

# Sent over HTTPS alone. Where a proxy in front of nginx takes care of HTTPS, the proxy has to send it.
map $https $docs_transport_security {
    default "";
    on "${transportSecurity.value}";
}

# Whether a request's method is refused. The address is the one that was sent.
map $request_method:$request_uri $docs_refused_method {
    default yes;
    "~^(?:GET|HEAD):" "";
${feedbackMethod}}

# A response that refuses a method says which methods there are.
map $status$uri $docs_allow {
    default "";
${feedbackAllow}    "~^405" "GET, HEAD";
}

# The connections that one address may have open at once. Over HTTP/2, each request counts as one.
limit_conn_zone $binary_remote_addr zone=rookery_docs_connections:1m;
`;
}

/** The headers of every answer. nginx leaves out a header without a value. */
function headersFile(headers: readonly Header[]): string {
  const lines = headers.map(({ name, value }) => `add_header ${name} "${value}" always;`);
  return `${origin}# Include this file in each server block. nginx drops these in a location that has an add_header of its own: let none have one.
${lines.join('\n')}
add_header ${transportSecurity.name} $docs_transport_security always;
add_header Cache-Control $docs_cache_control always;
add_header Allow $docs_allow always;
`;
}

/** Limits for every server block, the one for unknown hosts included: nginx reads a request's head by the limits of it. */
function limitsFile(): string {
  return `${origin}# Include this file in each server block.
server_tokens off;
limit_conn rookery_docs_connections 200;
limit_conn_status 429;
client_max_body_size 1k;
client_header_timeout 15s;
client_body_timeout 15s;
send_timeout 30s;
keepalive_timeout 60s;
`;
}

/** Returns the location that hands readers' feedback to the operator's server, without anything about the reader. */
function feedbackLocation(path: string): string {
  return `
# Readers' feedback. The server that receives it is the upstream in site.conf.
location = ${path} {
    if ($request_method != POST) {
        return 405;
    }
    client_max_body_size 16k;
    proxy_pass http://${feedbackUpstream};
    proxy_pass_request_headers off;
    proxy_set_header Host $host;
    proxy_set_header Content-Type $content_type;
    proxy_hide_header Set-Cookie;
    proxy_connect_timeout 5s;
    proxy_read_timeout 15s;
}
`;
}

/** What belongs into a server block: everything but its name, ports, certificate and folder. */
function serverFile({ mediaTypes, feedbackPath }: Ingredients): string {
  const types = mediaTypes.map(([kind, type]) => `    "${type}" ${kind};`);
  const moved = redirects.map(
    ({ from, to }) =>
      `location = ${from} { if ($docs_plain_address) { return 301 ${to}$is_args$args; } return 404; }`,
  );
  return `${origin}# Include this file, headers.conf, and limits.conf in a server block that has a root.

types {
${types.join('\n')}
}
default_type application/octet-stream;

# Each text has a copy compressed by Brotli and one by gzip, made with the site. nginx compresses nothing itself.
brotli_static on;
gzip_static on;
gzip_proxied any;
gzip_vary on;
gzip off;

autoindex off;
merge_slashes off;
# Redirects name the path alone, so that a forged Host header has no effect.
absolute_redirect off;
max_ranges 1;

error_page 404 /404.html;

if ($docs_refused_method) {
    return 405;
}

location / {
    if ($docs_plain_address = "") {
        return 404;
    }
    if ($docs_exact_address) {
        return 301 $docs_exact_address$is_args$args;
    }
    # The page /home is the file home.html; a folder is nothing.
    try_files $uri $uri.html =404;
}

location = / {
    if ($docs_plain_address = "") {
        return 404;
    }
    try_files /index.html =404;
}

# Pages only by another name, the compressed copies, and what other hosts read.
location = /404.html {
    internal;
}
location ~ ^/(?:404|index|_headers|_redirects)$|\\.(?:br|gz)$ {
    return 404;
}
${feedbackPath ? feedbackLocation(feedbackPath) : ''}
# Old addresses. Letters' case counts, and the query is kept. These places are found by the decoded and tidied address,
# so they ask how it was sent.
${moved.join('\n')}
`;
}

/**
 * The files of nginx's configuration: their names in its folder, and their texts.
 * @param ingredients what depends on the build
 */
export function nginxFiles(ingredients: Ingredients): ReadonlyMap<string, string> {
  const host = new URL(site.url).host;
  return new Map([
    ['http.conf', httpFile(ingredients)],
    ['headers.conf', headersFile(ingredients.headers)],
    ['limits.conf', limitsFile()],
    ['server.conf', serverFile(ingredients)],
    [
      'site.conf',
      publicServers({
        host,
        ports: { http: ['80', '[::]:80'], https: ['443', '[::]:443'] },
        configuration: places.configuration,
        root: places.site,
        certificate: `/etc/letsencrypt/live/${host}/fullchain.pem`,
        key: `/etc/letsencrypt/live/${host}/privkey.pem`,
      }),
    ],
  ]);
}
