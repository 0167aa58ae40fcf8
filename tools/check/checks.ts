import { withoutAllowed } from './allowances';
import type { Finding, Rule } from './finding';
import type { Page } from './page';
import { commands } from './rules/commands';
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

/** The rules by the files that they check, the most helpful first: of two that report the same word, the first one counts. */
const rules: readonly (readonly [files: RegExp, ...Rule[]])[] = [
  [/^docs\/.*\.mdx?$/, frontMatter, headings, links, images, markup, components, steps, commands],
  [/^docs\/.*\.mdx?$/, wrongTerms, boldLabels, spelling, typedFacts],
  [/^docs\/.*\.search\.yaml$/, phrases],
  [/^src\/facts\//, spelling],
  [/^src\/(?!promisedAddresses)/, linksInCode],
  [/^sidebars\.ts$/, sidebars],
  [/^redirects\.json$/, redirects],
  [/^(?:docs|e2e|src)\/(?!.*\.yaml$)/, formerLabels],
];

/** The files that rules check, in the folder of `package.json`. */
export const checkedFiles =
  /^(?:docs\/(?!_).*\.(?:mdx?|search\.yaml)|(?:src|e2e)\/.*(?<!\.test)\.tsx?|sidebars\.ts|redirects\.json)$/;

/** Returns what the rules find in a file, in its order. */
export async function check(page: Page, site: Site): Promise<Finding[]> {
  if (page.error) {
    return [page.error];
  }
  const once = new Map<string, Finding>();
  for (const rule of rules.flatMap(([files, ...each]) => (files.test(page.file) ? each : []))) {
    for (const finding of await rule(page, site)) {
      const key = `${finding.start} ${finding.words ? '' : finding.says}`;
      once.set(key, once.get(key) ?? finding);
    }
  }
  return withoutAllowed(page, [...once.values()]).sort((one, other) => one.start - other.start);
}
