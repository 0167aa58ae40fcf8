import fs from 'node:fs';
import path from 'node:path';
import { hostingDirOf } from '../../src/plugins/builtFiles';

const header = /^(add_header Content-Security-Policy ")([^"]*)(" always;)$/m;

function sourcesOf(policy: string): Map<string, readonly string[]> {
  return new Map(
    policy.split('; ').map((directive) => {
      const [name = '', ...sources] = directive.split(' ');
      return [name, sources];
    }),
  );
}

/** Returns whether the pages of the other build can need a source: a hash, or the host that they send feedback to. */
function isNeeded(directive: string, source: string): boolean {
  return source.startsWith("'sha256-") || (directive === 'connect-src' && source.startsWith('https://'));
}

/** Returns a policy that also allows what the pages of another policy need, directive by directive. */
function joined(policy: string, other: string): string {
  const others = sourcesOf(other);
  return [...sourcesOf(policy)]
    .map(([name, sources]) => {
      const more = (others.get(name) ?? []).filter((source) => isNeeded(name, source));
      return [name, ...new Set([...sources, ...more])].join(' ');
    })
    .join('; ');
}

/** Returns the text of a `headers.conf`, and the policy in it. */
function read(file: string): { readonly text: string; readonly policy: string } {
  if (!fs.existsSync(file)) {
    throw new Error(
      `There is no ${file}. Run \`npm run build\` first, then copy headers.conf from the server.`,
    );
  }
  const text = fs.readFileSync(file, 'utf8');
  const policy = header.exec(text)?.[2];
  if (policy === undefined) {
    throw new Error(
      `${file} has no line "add_header Content-Security-Policy …". Name the headers.conf that the server has now.`,
    );
  }
  return { text, policy };
}

/**
 * Writes a `headers.conf` under which the pages of two builds work: of the one that a server has, and of the one that
 * replaces it. While pages are replaced, readers get some of each.
 * @param dir the folder of the built site
 * @param serversFile the `headers.conf` that the server has now
 * @returns the written file
 * @throws if one of the two files is missing or has no policy, with what to do
 */
export function joinPolicies(dir: string, serversFile: string): string {
  const own = read(path.join(hostingDirOf(dir), 'nginx/headers.conf'));
  const policy = joined(own.policy, read(serversFile).policy);
  const place = path.join(hostingDirOf(dir), 'joined/headers.conf');
  fs.mkdirSync(path.dirname(place), { recursive: true });
  fs.writeFileSync(
    place,
    own.text.replace(header, (_, start: string, __, end: string) => start + policy + end),
  );
  return place;
}

// `npm run join-policies build-hosting/servers.conf`
if (require.main === module) {
  process.stdout.write(`${joinPolicies('build', process.argv[2] ?? '')}\n`);
}
