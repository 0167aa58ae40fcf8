import fs from 'node:fs';
import path from 'node:path';
import { builtFiles, hostingDirOf, isHashed, isPage } from '../builtFiles';
import { tagsIn } from '../htmlTags';
import { contentPolicy } from './contentPolicy';
import { securityHeaders } from './headers';
import { checkInlineScripts, type KnownScripts, type Page } from './inlineScripts';
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

/** Reads the pages one by one, because those of a large site don't fit into memory, and checks their scripts. */
function* checkedPages(dir: string, files: readonly string[], scripts: KnownScripts): Iterable<Page> {
  for (const file of files.filter((name) => name.endsWith('.html'))) {
    const page = { file, tags: tagsIn(fs.readFileSync(path.join(dir, file), 'utf8')) };
    checkInlineScripts(page, scripts);
    if (isPage(file)) {
      yield page;
    }
  }
}

/**
 * Prepares a built site for hosting: writes `security.txt`, `_redirects`, `_headers`, and the nginx
 * configuration in a folder next to it.
 * @param dir the folder of the built site
 * @param scripts the inline scripts that every page has
 * @throws if a page or a file can't be served as it is
 */
export function writeHosting(dir: string, scripts: KnownScripts = new Map()): void {
  write(dir, securityTextFile, securityText());
  // GitHub Pages omits `.well-known` and `_…` unless this file exists.
  write(dir, '.nojekyll', '');

  const files = builtFiles(dir);
  checkHashes(files);
  const headers = securityHeaders(contentPolicy(checkedPages(dir, files, scripts)));
  write(dir, '_redirects', redirectsFile());
  write(dir, '_headers', headersFile(headers));

  const hosting = hostingDirOf(dir);
  fs.rmSync(hosting, { recursive: true, force: true });
  for (const [file, text] of nginxFiles({ headers, mediaTypes: mediaTypesOf(files) })) {
    write(path.join(hosting, 'nginx'), file, text);
  }
}
