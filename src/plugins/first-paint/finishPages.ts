import fs from 'node:fs';
import path from 'node:path';
import { builtFiles, isPage } from '../hosting/builtFiles';
import { pageScripts } from './pageScripts';
import { usedStyles } from './usedStyles';

const styleLink = /<link rel="?stylesheet"? href="?([^\s">]+)"?\s*\/?>/;
/** What a page that is finished already has. */
const finishedMark = '<meta name=rookery:scripts ';

const scriptTag = /<script src="?([^\s">]+)"? defer(?:="")?><\/script>/g;

interface Page {
  readonly file: string;
  readonly html: string;
}

/** The address of a built page: `index.html` is `/`, `a/b.html` is `/a/b`. */
function addressOf(file: string): string {
  return `/${file.replace(/(?:^|\/)index\.html$|\.html$/, '')}`;
}

/** The section of a page: the first part of its address. Pages beside the sections' folders are one section, too. */
function sectionOf(file: string, files: readonly string[]): string {
  const [section = ''] = file.replace(/\.html$/, '').split('/');
  return files.some((other) => other.startsWith(`${section}/`) && other.endsWith('.html')) ? section : '';
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
  const files = builtFiles(dir);
  const pageFiles = files.filter(isPage);
  const sections = new Map<string, Page[]>();
  for (const file of pageFiles) {
    const html = fs.readFileSync(path.join(dir, file), 'utf8');
    if (styleLink.test(html) && !html.includes(finishedMark)) {
      const section = sectionOf(file, pageFiles);
      sections.set(section, [...(sections.get(section) ?? []), { file, html }]);
    }
  }
  const scripts = pageScripts(generatedFilesDir);
  for (const pages of sections.values()) {
    const [, sheet = ''] = styleLink.exec(pages[0]?.html ?? '') ?? [];
    const used = await usedStyles(
      fs.readFileSync(path.join(dir, sheet), 'utf8'),
      pages.map(({ html }) => html),
    );
    for (const { file, html } of pages) {
      const own = (scripts.get(addressOf(file)) ?? []).map((script) => `/${script}`);
      const shared = [...html.matchAll(scriptTag)].map(([, script]) => script);
      const finished = html
        .replace(scriptTag, '')
        .replace(
          styleLink,
          () =>
            `<style>${used}</style><noscript><link rel=stylesheet href=${sheet}></noscript>` +
            `<meta name=rookery:styles content=${sheet}>` +
            `${finishedMark}content="${[...own, ...shared].join(' ')}">`,
        );
      fs.writeFileSync(path.join(dir, file), finished);
    }
  }
}
