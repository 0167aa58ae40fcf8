import { amount } from '../../src/facts/quantity';
import { type Finding, positionAt } from './finding';
import { components } from './rules/components';
import { frontMatter } from './rules/frontMatter';
import { hardcodedFacts } from './rules/hardcodedFacts';
import { headings } from './rules/headings';
import { boldLabels } from './rules/labels';
import { links } from './rules/links';
import { markup } from './rules/markup';
import { phrases } from './rules/phrases';
import { spelling } from './rules/spelling';
import { terms } from './rules/terms';
import { loadSite, type Rule, type Site } from './site';
import type { SourceFile } from './sourceFile';

/** The rules by the files that they check. */
const rules: readonly (readonly [files: RegExp, ...Rule[]])[] = [
  [/^docs\/.*\.mdx?$/, frontMatter, headings, links, markup, components],
  [/^docs\/.*\.mdx?$/, terms, boldLabels, spelling, hardcodedFacts],
  [/^docs\/.*\.search\.yaml$/, phrases],
  [/^src\/facts\/.*(?<!\.test)\.ts$/, spelling, terms],
  [/^static\/(?:openapi|webhooks|sdk).*\.(?:yaml|json|ts)$/, spelling, terms],
];

/** A writer's note that words are right on a page: `{/* allow: login, PM because Wix calls it that *\/}`. */
const allowComment = /\{\/\*\s*allow:((?:(?!\*\/).)+?)\bbecause\b.+?\*\/\}/gs;

/** Returns what the rules find in a file, in its order, without what the page's `allow` comments allow. */
async function check(source: SourceFile, site: Site): Promise<Finding[]> {
  if (source.error) {
    return [source.error];
  }
  const allowed = [...source.text.matchAll(allowComment)]
    .flatMap(([, words = '']) => words.split(','))
    .map((words) => words.trim().toLowerCase());
  const findings: Finding[] = [];
  for (const rule of rules.flatMap(([files, ...some]) => (files.test(source.file) ? some : []))) {
    findings.push(...(await rule(source, site)));
  }
  return findings
    .filter(({ words = '' }) => !allowed.includes(words.toLowerCase().replace(/\s+/g, ' ')))
    .sort((a, b) => a.start - b.start);
}

/** Checks the files in the folder of `package.json`. Returns the exit status, and what to print. */
export async function runCheck(dir: string) {
  const site = loadSite(dir);
  const sources = site.files.filter((file) => rules.some(([files]) => files.test(file))).map(site.parse);
  // Pages that can't be read come first, because other pages show their titles and link to their sections.
  const unreadable = sources.filter(({ error }) => error);
  const lines: string[] = [];
  for (const source of unreadable.length > 0 ? unreadable : sources) {
    for (const { start, message } of await check(source, site)) {
      const { line, column } = positionAt(source.text, start);
      lines.push(`${source.file}:${line}:${column} ${message}\n`);
    }
  }
  const checked = amount(site.pageFiles.length, 'page');
  const problems = lines.length > 0 ? amount(lines.length, 'problem') : 'no problems';
  return { status: lines.length > 0 ? 1 : 0, output: `${lines.join('')}${checked} checked: ${problems}.\n` };
}
