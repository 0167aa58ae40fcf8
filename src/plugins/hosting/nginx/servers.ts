/** What a host's own server blocks say. */
export interface PublicServers {
  /** The site's name, such as `docs.example.org`. */
  readonly host: string;
  /** What to listen on: ports, or addresses with a port. */
  readonly ports: { readonly http: readonly string[]; readonly https: readonly string[] };
  /** The folder of the written configuration. */
  readonly configuration: string;
  /** The folder of the built site. */
  readonly root: string;
  /** The files of the certificate, with its chain, and of its key. */
  readonly certificate: string;
  readonly key: string;
}

/** The name under which the configuration knows the server that receives readers' feedback. */
export const feedbackUpstream = 'rookery_docs_feedback';

/** Where that server is until the operator says otherwise. */
const feedbackServerByDefault = '127.0.0.1:8081';

function upstream(server: string): string {
  return `upstream ${feedbackUpstream} {
    server ${server};
}
`;
}

// All blocks on a port have the same, because nginx takes some of it from the default server.
const tls = `    ssl_protocols TLSv1.2 TLSv1.3;
    ssl_session_cache shared:rookery-docs:1m;
    ssl_session_tickets off;
`;

/**
 * Returns the server blocks that an operator copies and adapts: one that refuses other hosts, one that leads from HTTP
 * to HTTPS, and the site.
 */
export function publicServers({ host, ports, configuration, root, certificate, key }: PublicServers): string {
  const listen = (places: readonly string[], options: string) =>
    places.map((place) => `    listen ${place}${options};\n`).join('');
  return `# The site on a host of its own. Change names, ports, certificate, and upstream to yours.

include ${configuration}/http.conf;

# The server that receives readers' feedback, if the site sends it to a path of its own.
${upstream(feedbackServerByDefault)}
# Requests for other hosts get no response.
server {
${listen(ports.http, ' default_server')}${listen(ports.https, ' ssl http2 default_server')}    server_name _;
    ssl_reject_handshake on;
${tls}    include ${configuration}/limits.conf;
    return 444;
}

server {
${listen(ports.http, '')}    server_name ${host};
    include ${configuration}/headers.conf;
    include ${configuration}/limits.conf;
    return 301 https://${host}$request_uri;
}

server {
${listen(ports.https, ' ssl http2')}    server_name ${host};
    root ${root};
    ssl_certificate ${certificate};
    ssl_certificate_key ${key};
${tls}    include ${configuration}/headers.conf;
    include ${configuration}/limits.conf;
    include ${configuration}/server.conf;
}
`;
}

/**
 * Returns the server block of a preview on this machine, over plain HTTP.
 * @param feedbackServer the host and port that receive readers' feedback
 */
export function previewServer(
  port: number,
  configuration: string,
  root: string,
  feedbackServer: string = feedbackServerByDefault,
): string {
  return `include "${configuration}/http.conf";
${upstream(feedbackServer)}server {
    listen 127.0.0.1:${port};
    server_name localhost;
    root "${root}";
    include "${configuration}/headers.conf";
    include "${configuration}/limits.conf";
    include "${configuration}/server.conf";
}
`;
}
