import type { Finding, Rule } from './finding';
import type { Page } from './page';
import { components } from './rules/components';
import { frontMatter } from './rules/frontMatter';
import { headings } from './rules/headings';
import { images } from './rules/images';
import { boldLabels, formerLabels } from './rules/labels';
import { links, linksInCode } from './rules/links';
import { markup } from './rules/markup';
import { phrases } from './rules/phrases';
import { redirects, sidebars } from './rules/routes';
import { spelling } from './rules/spelling';
import { steps } from './rules/steps';
import { wrongTerms } from './rules/terms';
import { typedFacts } from './rules/typedFacts';
import type { Site } from './site';

/** The rules by the files that they check. Of two that report the same word, the first one counts. */
const rules: readonly (readonly [files: RegExp, ...Rule[]])[] = [
  [/^docs\/.*\.mdx?$/, frontMatter, headings, links, images, markup, components, steps],
  [/^docs\/.*\.mdx?$/, wrongTerms, boldLabels, spelling, typedFacts],
  [/^docs\/.*\.search\.yaml$/, phrases],
  [/^src\/facts\//, spelling],
  [/^src\//, linksInCode],
  [/^sidebars\.ts$/, sidebars],
  [/^redirects\.json$/, redirects],
  [/^(?:docs|e2e|src)\/.*\.(?:mdx?|tsx?)$/, formerLabels],
];

/** Returns whether a rule checks a file. */
export function isChecked(file: string): boolean {
  return !/^docs\/_|\.test\./.test(file) && rules.some(([files]) => files.test(file));
}

/** A writer's note that words are right on a page: `{/* allow: login, PM because Wix calls it that *\/}`. */
const allowComment = /\{\/\*\s*allow:(.+?)\bbecause\b.+?\*\/\}/gs;

/** Returns what the rules find in a file, in its order, without what the page's `allow` comments allow. */
export async function check(page: Page, site: Site): Promise<Finding[]> {
  if (page.error) {
    return [page.error];
  }
  const allowed = [...page.text.matchAll(allowComment)].flatMap(([, words = '']) =>
    words.split(',').map((each) => each.trim().toLowerCase()),
  );
  const once = new Map<string, Finding>();
  for (const rule of rules.flatMap(([files, ...each]) => (files.test(page.file) ? each : []))) {
    for (const finding of await rule(page, site)) {
      const key = `${finding.start} ${finding.words ? '' : finding.says}`;
      if (!once.has(key) && !allowed.includes(finding.words?.toLowerCase().replace(/\s+/g, ' ') ?? '')) {
        once.set(key, finding);
      }
    }
  }
  return [...once.values()].sort((one, other) => one.start - other.start);
}
