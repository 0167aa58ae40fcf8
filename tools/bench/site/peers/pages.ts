import fs from 'node:fs';
import path from 'node:path';
import { builtFiles } from '../../../../src/plugins/hosting/builtFiles';
import { site } from '../../../../src/site';

/** A page as plain Markdown, facts filled in. */
export interface PlainPage {
  /** Path from the root of the site, such as `/chat-features/ranks`. */
  readonly address: string;
  readonly title: string;
  /** All of the page below its title. Links to other pages are paths from the root. */
  readonly body: string;
}

/** Pages that are no documentation: the landing page, and the page for writers, which is in no list. */
const leftOut = /^(index|writing\/.*)\.md$/;

/**
 * The pages of the built site, from the Markdown that the build writes beside them.
 * @param buildDir the built site
 * @throws where a file does not begin with its title and its address
 */
export function plainPages(buildDir: string): PlainPage[] {
  return builtFiles(buildDir)
    .filter((file) => file.endsWith('.md') && !leftOut.test(file))
    .map((file) => {
      const text = fs.readFileSync(path.join(buildDir, file), 'utf8');
      const [, title, body] = /^# (.+)\n+<[^>]+>\n+([\s\S]*)$/.exec(text) ?? [];
      if (!title || body === undefined) {
        throw new Error(
          `${path.join(buildDir, file)}:1 does not begin with a title and an address. Build the site again, or mend tools/bench/site/peers/pages.ts.`,
        );
      }
      return {
        address: `/${file.replace(/\.md$/, '')}`,
        title,
        body: body.replaceAll(`](${site.url}/`, '](/'),
      };
    });
}
