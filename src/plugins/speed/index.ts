import fs from 'node:fs';
import path from 'node:path';
import type { Plugin, Props } from '@docusaurus/types';
import { addressOf, builtFiles, editHtml, isPage } from '../builtFiles';
import { pageScripts } from './pageScripts';
import { usedStyles } from './usedStyles';

/** What Docusaurus puts into the head of every page. */
const sheetLink = /<link rel="?stylesheet[^>]*>/;
const deferredScripts = /<script src=[^>]+ defer[^>]*><\/script>/g;

/** Puts the style sheet and the page's own scripts into every page, so that neither waits for another file. */
export function completePages(props: Props): void {
  const { outDir } = props;
  const read = (file: string) => fs.readFileSync(path.join(outDir, file), 'utf8');
  const files = builtFiles(outDir);
  const [sheet, ...others] = files.filter((file) => file.startsWith('assets/css/'));
  if (!sheet || others.length > 0) {
    throw new Error('Docusaurus no longer puts all styles into one sheet. See src/plugins/speed.');
  }
  const texts = files.filter((file) => isPage(file) || file.endsWith('.js')).map(read);
  const style = `<style>${usedStyles(read(sheet), texts)}</style>`;
  fs.rmSync(path.join(outDir, sheet));
  const scripts = pageScripts(props);
  editHtml(outDir, (html, file) => {
    if (!isPage(file)) {
      return html;
    }
    // The bundler waits for a script that it finds by its address, even if that has failed. With `#`, it doesn't find it, and
    // requests it again.
    const own = (scripts.get(addressOf(file)) ?? []).map(
      (script) => `<script src=/${script}# defer></script>`,
    );
    const end = `${[...own, ...(html.match(deferredScripts) ?? [])].join('')}</body>`;
    return html
      .replaceAll(deferredScripts, '')
      .replace(sheetLink, () => style)
      .replace('</body>', () => end);
  });
}

/**
 * Makes pages show early:
 *
 * - Each page contains the style sheet, and names all of its scripts, so it waits for no other file.
 * - What surrounds the content of a page is in one script (`frame.ts`).
 * - Code is highlighted during the build, so the theme's module that loads a highlighter and all of its languages resolves
 *   to an empty one.
 */
export default function speed(): Plugin {
  return {
    name: 'rookery-speed',
    getClientModules: () => [require.resolve('./frame.ts')],
    configureWebpack: () => ({
      resolve: {
        alias: { [require.resolve('@docusaurus/theme-classic/lib/prism-include-languages')]: false },
      },
    }),
  };
}
