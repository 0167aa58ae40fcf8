import { amount } from '../../src/facts/quantity';
import { positionAt } from '../../src/utils/text';
import { type Finding, normalizeAllowed } from './finding';
import { asTyped } from './rules/asTyped';
import { contracts, findUnreadable } from './rules/contracts';
import { frontMatter } from './rules/frontMatter';
import { hardcodedFacts } from './rules/hardcodedFacts';
import { invisible } from './rules/invisible';
import { boldLabels } from './rules/labels';
import { links } from './rules/links';
import { pathsAndIds } from './rules/pathsAndIds';
import { phrases } from './rules/phrases';
import { redirects } from './rules/redirects';
import { sidebars } from './rules/sidebars';
import { spelling } from './rules/spelling';
import { tagRule } from './rules/tags';
import { terms } from './rules/terms';
import { loadSite, type PageRule, type Site, type TextRule } from './site';

const pageRules: readonly PageRule[] = [
  frontMatter,
  pathsAndIds,
  links,
  asTyped,
  tagRule,
  terms,
  boldLabels,
  spelling,
  invisible,
  hardcodedFacts,
];

const contractFiles = /^static\/(?:openapi|webhooks|sdk).*\.(?:yaml|json|ts)$/;

/** The rules of other files. */
const textRules: readonly (readonly [files: RegExp, ...rules: readonly TextRule[]])[] = [
  [/^redirects\.json$/, redirects],
  [/^sidebars\.ts$/, sidebars],
  [/^docs\/(?!_diagrams\/|(?:.*\/)?\.)/, phrases, invisible],
  // Facts and contracts.
  [/^src\/facts\/.*(?<!\.test)\.ts$/, spelling, terms, invisible],
  [contractFiles, contracts, spelling, terms, invisible],
];

/**
 * A writer's note that words are right on a page: `{/* allow: login; PM because Wix calls it that *\/}`. A semicolon separates
 * them, because numbers have commas: "2,000 characters".
 */
const allowComment = /\{\/\*\s*allow:((?:(?!\*\/).)+?)\bbecause\b.+?\*\/\}/gs;

function readAllowed(text: string): ReadonlySet<string> {
  return new Set(
    [...text.matchAll(allowComment)].flatMap(([, words = '']) => words.split(';').map(normalizeAllowed)),
  );
}

/** Finds the problems of a file that can be read. */
async function checkFile(file: string, site: Site): Promise<Finding[]> {
  const page = site.all.find((each) => each.file === file);
  const rules = textRules.flatMap(([files, ...each]) => (files.test(file) ? each : []));
  const found = page
    ? pageRules.map((rule) => rule(page, site))
    : rules.map((rule) => rule(site.read(file), site));
  const findings = (await Promise.all(found)).flatMap((each) => [...each]);
  const allowed = readAllowed(page?.text ?? '');
  return findings
    .filter(({ words }) => words === undefined || !allowed.has(normalizeAllowed(words)))
    .sort((a, b) => a.start - b.start);
}

/** Checks the files in the folder of `package.json`. Returns the exit status, and what to print. */
export async function runCheck(dir: string) {
  const site = await loadSite(dir);
  const findings: (Finding & { readonly file: string })[] = [
    ...site.all.flatMap(({ file, problem }) => (problem ? { file, ...problem } : [])),
    ...site.files
      .filter((file) => contractFiles.test(file))
      .flatMap((file) => findUnreadable(site.read(file)).map((problem) => ({ file, ...problem }))),
  ];
  // Other pages depend on one that can't be read, and on the contracts.
  const isReadable = findings.length === 0;
  if (isReadable) {
    for (const file of site.files) {
      findings.push(...(await checkFile(file, site)).map((finding) => ({ file, ...finding })));
    }
  }
  const lines = findings.map(({ file, start, message }) => {
    const { line, column } = positionAt(site.read(file).text, start);
    return `${file}:${line}:${column} ${message}\n`;
  });
  const faults = findings.filter(({ isReminder }) => !isReminder).length;
  const checked = amount(site.all.length, 'page');
  const problems = faults > 0 ? amount(faults, 'problem') : 'no problems';
  const rest = isReadable ? '' : ' The rest is checked when these are solved.';
  return { status: faults > 0 ? 1 : 0, output: `${lines.join('')}${checked} checked: ${problems}.${rest}\n` };
}
