import fs from 'node:fs';
import path from 'node:path';
import { memoize } from '../../memoize';
import type { Step } from '../afterBuild';
import { pageName } from '../pageName';
import { withContentPolicy } from './contentPolicy';
import { withInlineStyles } from './inlineStyles';

/**
 * Puts the style sheet and a Content-Security-Policy into every page. The page then waits for no other file. Scripts move to the end
 * of the page and become `async`, because Chromium and WebKit scroll to the section in the address only after deferred scripts.
 */
const finishPages: Step = ({ outDir, baseUrl, routesPaths }) => {
  const read = (file: string) => fs.readFileSync(path.join(outDir, file), 'utf8');
  // All pages link the same style sheet.
  const readStyles = memoize((url: string) => read(url.slice(baseUrl.length)));
  for (const route of routesPaths) {
    const file = `${pageName(route, baseUrl)}.html`;
    try {
      const scripts: string[] = [];
      const html = withInlineStyles(read(file), readStyles)
        .replaceAll(/<script src="?([^" >]+)"? defer[^>]*><\/script>/g, (_, url: string) => {
          scripts.push(`<script src="${url}" async></script>`);
          return '';
        })
        .replace('</body>', () => `${scripts.join('')}</body>`);
      fs.writeFileSync(path.join(outDir, file), withContentPolicy(html));
    } catch (error) {
      throw new Error(`${file} can't be finished.`, { cause: error });
    }
  }
};

export default finishPages;
