import fs from 'node:fs';
import path from 'node:path';
import { addressOf, builtFiles, isPage } from '../hosting/builtFiles';
import { isFinished, noteOf } from './namedFiles';
import { pageScripts } from './pageScripts';
import { usedStyles } from './usedStyles';

const styleLink = /<link rel="?stylesheet"? href="?([^\s">]+)"?\s*\/?>/;
const scriptTag = /<script src="?([^\s">]+)"? defer(?:="")?><\/script>/g;

interface Page {
  readonly file: string;
  readonly html: string;
}

/**
 * Puts pages into sections by the first part of their address. Pages beside the sections' folders are one section, too.
 */
function inSections(pages: readonly Page[]): ReadonlyMap<string, readonly Page[]> {
  const firstPart = (file: string) => file.replace(/\.html$/, '').split('/')[0] ?? '';
  const folders = new Set(pages.filter(({ file }) => file.includes('/')).map(({ file }) => firstPart(file)));
  const sections = new Map<string, Page[]>();
  for (const page of pages) {
    const first = firstPart(page.file);
    const section = folders.has(first) ? first : '';
    const others = sections.get(section) ?? [];
    others.push(page);
    sections.set(section, others);
  }
  return sections;
}

/**
 * Makes built pages appear at once: the part of the style sheet that they need stands in each of them, and their
 * scripts, with the whole style sheet, are only named in them, for `early-answers` to load when there is time.
 *
 * The pages of a section have the same part, so that the Content-Security-Policy needs few hashes.
 * @param dir the folder of the built site; pages that are finished already stay as they are
 * @param generatedFilesDir the folder of the build's tables
 */
export async function finishPages(dir: string, generatedFilesDir: string): Promise<void> {
  const unfinished = builtFiles(dir)
    .filter(isPage)
    .map((file) => ({ file, html: fs.readFileSync(path.join(dir, file), 'utf8') }))
    .filter(({ html }) => styleLink.test(html) && !isFinished(html));
  const scripts = pageScripts(generatedFilesDir);
  for (const pages of inSections(unfinished).values()) {
    const [, sheet = ''] = styleLink.exec(pages[0]?.html ?? '') ?? [];
    const used = await usedStyles(
      fs.readFileSync(path.join(dir, sheet), 'utf8'),
      pages.map(({ html }) => html),
    );
    for (const { file, html } of pages) {
      const own = (scripts.get(addressOf(file)) ?? []).map((script) => `/${script}`);
      const shared = [...html.matchAll(scriptTag)].map(([, script = '']) => script);
      const finished = html
        .replace(scriptTag, '')
        .replace(
          styleLink,
          () =>
            `<style>${used}</style><noscript><link rel=stylesheet href=${sheet}></noscript>` +
            noteOf('styles', [sheet]) +
            noteOf('scripts', [...own, ...shared]),
        );
      fs.writeFileSync(path.join(dir, file), finished);
    }
  }
}
