import { withoutAllowed } from './allowances';
import type { Finding } from './finding';
import type { Page } from './page';
import type { Rule } from './rule';
import { commands } from './rules/commands';
import { components } from './rules/components';
import { frontMatter } from './rules/frontMatter';
import { headings } from './rules/headings';
import { labels } from './rules/labels';
import { links, linksInCode } from './rules/links';
import { markup } from './rules/markup';
import { phrases } from './rules/phrases';
import { redirects, sidebars } from './rules/routes';
import { spelling } from './rules/spelling';
import { wrongTerms } from './rules/terms';
import { typedFacts } from './rules/typedFacts';
import type { Site } from './site';

/** The rules by what they check, the most helpful first: of two that report the same word, the first one counts. */
const rules: Readonly<Record<Page['kind'], readonly Rule[]>> = {
  page: [
    frontMatter,
    headings,
    links,
    markup,
    components,
    commands,
    wrongTerms,
    labels,
    spelling,
    typedFacts,
  ],
  facts: [links, linksInCode, commands, wrongTerms, spelling],
  other: [phrases, sidebars, redirects, linksInCode],
};

/** Returns what the rules find on a page, in its order. */
export function check(page: Page, site: Site): Finding[] {
  const found = [...page.traps, ...rules[page.kind].flatMap((rule) => [...rule(page, site)])];
  const once = new Map<string, Finding>();
  for (const each of found.toReversed()) {
    once.set(`${each.start} ${each.words ? '' : each.says}`, each);
  }
  return withoutAllowed(page, [...once.values()]).sort((one, other) => one.start - other.start);
}
