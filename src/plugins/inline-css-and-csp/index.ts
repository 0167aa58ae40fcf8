import fs from 'node:fs';
import path from 'node:path';
import type { Props } from '@docusaurus/types';
import { memoize } from '../../memoize';
import { pageName } from '../pageName';
import { withContentPolicy } from './contentPolicy';
import { withInlineStyles } from './inlineStyles';

/**
 * Puts the style sheet and a Content-Security-Policy into every page, which then waits for no other file. Their places are in
 * `src/ssrTemplate.eta`.
 */
export function inlineCssAndPolicy({ outDir, baseUrl, routesPaths }: Props): void {
  const read = (file: string) => fs.readFileSync(path.join(outDir, file), 'utf8');
  // All pages link the same style sheet.
  const readStyles = memoize((url: string) => read(url.slice(baseUrl.length)));
  for (const route of routesPaths) {
    const file = `${pageName(route, baseUrl)}.html`;
    try {
      const html = withContentPolicy(withInlineStyles(read(file), readStyles));
      fs.writeFileSync(path.join(outDir, file), html);
    } catch (error) {
      throw new Error(`${file}: can't add the style sheet and the policy.`, { cause: error });
    }
  }
}
