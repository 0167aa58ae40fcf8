import fs from 'node:fs';
import path from 'node:path';
import { builtFiles, hostingDirOf, isHashed } from '../builtFiles';
import { withContentPolicy } from './contentPolicy';
import { securityHeaders } from './headers';
import { mediaTypesOf } from './mediaTypes';
import { nginxFiles } from './nginx';
import { securityText, securityTextFile } from './securityText';
import { headersFile, redirectsFile } from './staticHosts';

function write(dir: string, file: string, text: string): void {
  const place = path.join(dir, file);
  fs.mkdirSync(path.dirname(place), { recursive: true });
  fs.writeFileSync(place, text);
}

function checkHashes(files: readonly string[]): void {
  const bare = files.find((file) => file.startsWith('assets/') && !isHashed(file));
  if (bare) {
    throw new Error(
      `${bare} has no hash in its name, but browsers cache files in assets/ forever. Let the bundler name it, or move it to another folder.`,
    );
  }
}

function addPolicies(dir: string, files: readonly string[]): void {
  for (const file of files.filter((name) => name.endsWith('.html'))) {
    write(dir, file, withContentPolicy(fs.readFileSync(path.join(dir, file), 'utf8')));
  }
}

/**
 * Prepares a built site for hosting: adds a policy to each page, writes `security.txt`, `_redirects`, and
 * `_headers`, and the nginx configuration in a folder next to it.
 * @param dir the folder of the built site
 * @throws if a page or a file can't be served as it is
 */
export function writeHosting(dir: string): void {
  write(dir, securityTextFile, securityText());
  // GitHub Pages omits `.well-known` and `_…` unless this file exists.
  write(dir, '.nojekyll', '');

  const files = builtFiles(dir);
  checkHashes(files);
  addPolicies(dir, files);
  write(dir, '_redirects', redirectsFile());
  write(dir, '_headers', headersFile(securityHeaders));

  const hosting = hostingDirOf(dir);
  fs.rmSync(hosting, { recursive: true, force: true });
  for (const [file, text] of nginxFiles({ headers: securityHeaders, mediaTypes: mediaTypesOf(files) })) {
    write(path.join(hosting, 'nginx'), file, text);
  }
}
