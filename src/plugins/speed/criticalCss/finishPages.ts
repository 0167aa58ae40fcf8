import fs from 'node:fs';
import path from 'node:path';
import { addressOf, builtFiles, isPage } from '../../hosting/builtFiles';
import { groupsOf } from './groups';
import { isFinished, noteOf } from './namedFiles';
import { pageScripts } from './pageScripts';
import { usedStyles } from './usedStyles';

const styleLink = /<link rel="?stylesheet"? href="?([^\s">]+)"?\s*\/?>/;
const scriptTag = /<script src="?([^\s">]+)"? defer(?:="")?><\/script>/g;

/**
 * How many styles there are at most for all pages. Each is one more hash in the Content-Security-Policy, which all pages
 * have and of which one host reads 2,000 characters. With half as many, pages are 1 kB larger; with twice as many, they
 * are half a kB smaller.
 */
const mostStyles = 12;

/**
 * Makes built pages appear at once: the part of the style sheet that they need stands in each of them, and their
 * scripts, with the whole style sheet, are only named in them, for `preHydration` to load when there is time.
 *
 * Pages that need much the same have the same part.
 * @param dir the folder of the built site; pages that are finished already stay as they are
 * @param generatedFilesDir the folder of the build's tables
 */
export async function finishPages(dir: string, generatedFilesDir: string): Promise<void> {
  const unfinished = builtFiles(dir)
    .filter(isPage)
    .map((file) => ({ file, html: fs.readFileSync(path.join(dir, file), 'utf8') }))
    .filter(({ html }) => styleLink.test(html) && !isFinished(html));
  const scripts = pageScripts(generatedFilesDir);
  const [, sheet = ''] = styleLink.exec(unfinished[0]?.html ?? '') ?? [];
  const css = sheet && fs.readFileSync(path.join(dir, sheet), 'utf8');
  for (const pages of groupsOf(unfinished, css, mostStyles)) {
    const used = await usedStyles(
      css,
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
