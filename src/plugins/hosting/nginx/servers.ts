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

/** The server blocks that a host copies and fits to its names: one that leads from HTTP to HTTPS, and the site. */
export function publicServers({ host, ports, configuration, root, certificate, key }: PublicServers): string {
  return `# The site on a host of its own. Fit names, ports and certificate to yours.

include ${configuration}/http.conf;

server {
${ports.http.map((port) => `    listen ${port};\n`).join('')}    server_name ${host};
    server_tokens off;
    include ${configuration}/headers.conf;
    return 301 https://${host}$request_uri;
}

server {
${ports.https.map((port) => `    listen ${port} ssl http2;\n`).join('')}    server_name ${host};
    root ${root};
    ssl_certificate ${certificate};
    ssl_certificate_key ${key};
    ssl_protocols TLSv1.2 TLSv1.3;
    ssl_session_cache shared:rookery-docs:1m;
    ssl_session_tickets off;
    include ${configuration}/headers.conf;
    include ${configuration}/server.conf;
}
`;
}

/** The server block of a preview on this machine, over plain HTTP. */
export function previewServer(port: number, configuration: string, root: string): string {
  return `include "${configuration}/http.conf";
server {
    listen 127.0.0.1:${port};
    server_name localhost;
    root "${root}";
    include "${configuration}/headers.conf";
    include "${configuration}/server.conf";
}
`;
}
