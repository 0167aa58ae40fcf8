import { formatAmount } from '../../src/facts/quantity';
import { positionAt } from '../../src/utils/text';
import { parseAllowed } from './allow';
import { loadSources, type Sources } from './loadSources';
import type { CheckProblem, FileRule, PageRule } from './rule';
import { contracts, findParseProblems } from './rules/contracts';
import { deceptiveCharacters } from './rules/deceptiveCharacters';
import { frontMatter } from './rules/frontMatter';
import { hardcodedFacts } from './rules/hardcodedFacts';
import { labelsInFacts, labelsOnPages } from './rules/labels';
import { links } from './rules/links';
import { markup } from './rules/markup';
import { pathsAndIds } from './rules/pathsAndIds';
import { phrases } from './rules/phrases';
import { redirects } from './rules/redirects';
import { spelling } from './rules/spelling';
import { tags } from './rules/tags';
import { terms } from './rules/terms';

const textRules: readonly FileRule[] = [spelling, terms, deceptiveCharacters];

const partialRules: readonly PageRule[] = [links, markup, tags, labelsOnPages, hardcodedFacts, ...textRules];

const pageRules: readonly PageRule[] = [frontMatter, pathsAndIds, ...partialRules];

const contractFilePattern = /^static\/(?:openapi|webhooks|sdk).*\.(?:yaml|json|ts)$/;

/** The rules of files that aren't pages. */
const fileRules: readonly { readonly files: RegExp; readonly rules: readonly FileRule[] }[] = [
  { files: /^redirects\.json$/, rules: [redirects] },
  { files: /\.search\.ya?ml$/, rules: [phrases, deceptiveCharacters] },
  { files: /^src\/facts\/.*(?<!\.test)\.ts$/, rules: [labelsInFacts, ...textRules] },
  { files: contractFilePattern, rules: [contracts, ...textRules] },
];

function findPageOf(file: string, sources: Sources) {
  return [...sources.allPages, ...sources.partials].find((page) => page.file === file);
}

/** Finds errors that stop the build, and that can cause problems in other files. */
async function findBuildErrors(file: string, sources: Sources): Promise<readonly CheckProblem[]> {
  if (contractFilePattern.test(file)) return findParseProblems(sources.read(file));
  const problem = findPageOf(file, sources)?.parseProblem;
  return problem ? [problem] : [];
}

/** Finds the other problems of a file, in the order of the text. */
async function checkFile(file: string, sources: Sources): Promise<CheckProblem[]> {
  const page = findPageOf(file, sources);
  const rules = fileRules.flatMap((row) => (row.files.test(file) ? row.rules : []));
  const results = page
    ? (sources.partials.includes(page) ? partialRules : pageRules).map((rule) => rule(page, sources))
    : rules.map((rule) => rule(sources.read(file), sources));
  const problems = (await Promise.all(results)).flatMap((ofRule) => [...ofRule]);
  const isAllowed = page && parseAllowed(page);
  return problems
    .filter(({ allowableWords }) => allowableWords === undefined || !isAllowed?.(allowableWords))
    .sort((a, b) => a.start - b.start);
}

/** Checks the site in a folder. Returns the exit status, and what to print. */
export async function runCheck(dir: string) {
  const sources = loadSources(dir);
  const lines: string[] = [];
  let count = 0;
  const add = (file: string, problems: readonly CheckProblem[]) => {
    for (const { start, message, isReminder } of problems) {
      const { line, column } = positionAt(sources.read(file).text, start);
      lines.push(`${file}:${line}:${column} ${message}\n`);
      if (!isReminder) count += 1;
    }
  };
  const addFound = async (file: string, find: typeof findBuildErrors) => {
    // A file that can't be parsed throws. YAML's message ends with an excerpt.
    const found = await find(file, sources).catch((error: Error) => {
      const message = error.message.replace(`${file}: `, '').replace(/:\n\n.*/s, '');
      return [{ start: 0, message }];
    });
    add(file, found);
  };
  for (const file of sources.files) await addFound(file, findBuildErrors);
  const isParsed = count === 0;
  for (const file of isParsed ? sources.files : []) await addFound(file, checkFile);
  const rest = isParsed ? '' : ' The rest is checked when these are solved.';
  const summary = count > 0 ? formatAmount(count, 'problem') : 'no problems';
  const output = `${lines.join('')}${formatAmount(sources.allPages.length, 'page')} checked: ${summary}.${rest}\n`;
  return { status: count > 0 ? 1 : 0, output };
}

// `npm run check` runs this in the repository root.
if (require.main === module) {
  void runCheck('.').then(({ status, output }) => {
    process.stdout.write(output);
    process.exitCode = status;
  });
}
