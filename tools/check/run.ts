import { formatAmount } from '../../src/facts/quantity';
import type { Problem } from '../../src/utils/problem';
import { positionAt } from '../../src/utils/text';
import { type Finding, normalizeAllowed } from './allow';
import { contracts, findUnreadable } from './rules/contracts';
import { frontMatter } from './rules/frontMatter';
import { hardcodedFacts } from './rules/hardcodedFacts';
import { invisible } from './rules/deceptiveCharacters';
import { labelsInFacts, labelsOnPages } from './rules/labels';
import { links } from './rules/links';
import { markupMistakes } from './rules/markupMistakes';
import { pathsAndIds } from './rules/pathsAndIds';
import { phrases } from './rules/phrases';
import { redirects } from './rules/redirects';
import { sidebars } from './rules/sidebars';
import { spelling } from './rules/spelling';
import { tagRule } from './rules/tags';
import { terms } from './rules/terms';
import { type CheckedSite, loadSite, type PageRule, type TextRule } from './loadSite';

const pageRules: readonly PageRule[] = [
  frontMatter,
  pathsAndIds,
  links,
  markupMistakes,
  tagRule,
  terms,
  labelsOnPages,
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
  [/^src\/facts\/.*(?<!\.test)\.ts$/, labelsInFacts, spelling, terms, invisible],
  [contractFiles, contracts, spelling, terms, invisible],
];

/**
 * A writer's note that words are right on a page: `{/* allow: login; PM because Wix calls it that *\/}`. A semicolon separates
 * them, because numbers have commas: "2,000 characters".
 */
const allowComment = /\{\/\*\s*allow:((?:(?!\*\/).)+?)\bbecause\b.+?\*\/\}/gs;

function findAllowed(text: string): string[] {
  return [...text.matchAll(allowComment)].flatMap(([, words = '']) => words.split(';').map(normalizeAllowed));
}

/** Finds the problems of a file that can be read. */
async function checkFile(file: string, site: CheckedSite): Promise<Finding[]> {
  const page = site.all.find((each) => each.file === file);
  const rules = textRules.flatMap(([files, ...each]) => (files.test(file) ? each : []));
  const found = page
    ? pageRules.map((rule) => rule(page, site))
    : rules.map((rule) => rule(site.read(file), site));
  const findings = (await Promise.all(found)).flatMap((each) => [...each]);
  const allowed = findAllowed(page?.text ?? '');
  return findings
    .filter(({ matched }) => matched === undefined || !allowed.includes(normalizeAllowed(matched)))
    .sort((a, b) => a.start - b.start);
}

/** Finds what stops the build. Other pages depend on one that can't be read, and on the contracts. */
function findUnreadableIn(file: string, site: CheckedSite): readonly Problem[] {
  const { parseProblem } = site.all.find((each) => each.file === file) ?? {};
  return contractFiles.test(file) ? findUnreadable(site.read(file)) : parseProblem ? [parseProblem] : [];
}

/** Checks the files in the folder of `package.json`. Returns the exit status, and what to print. */
export async function runCheck(dir: string) {
  const site = await loadSite(dir);
  const lines: string[] = [];
  let faults = 0;
  const add = (file: string, findings: readonly Finding[]) => {
    for (const { start, message, isReminder } of findings) {
      const { line, column } = positionAt(site.read(file).text, start);
      lines.push(`${file}:${line}:${column} ${message}\n`);
      if (!isReminder) faults += 1;
    }
  };
  for (const file of site.files) add(file, findUnreadableIn(file, site));
  const isReadable = faults === 0;
  for (const file of isReadable ? site.files : []) add(file, await checkFile(file, site));
  const rest = isReadable ? '' : ' The rest is checked when these are solved.';
  const problems = faults > 0 ? formatAmount(faults, 'problem') : 'no problems';
  const output = `${lines.join('')}${formatAmount(site.all.length, 'page')} checked: ${problems}.${rest}\n`;
  return { status: faults > 0 ? 1 : 0, output };
}
