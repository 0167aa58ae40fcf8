import { amount } from '../../src/facts/quantity';
import { allowKey, type Finding, positionAt } from './finding';

import { fileNames } from './rules/fileNames';
import { frontMatter } from './rules/frontMatter';
import { hardcodedFacts } from './rules/hardcodedFacts';
import { headings } from './rules/headings';
import { invisible } from './rules/invisible';
import { boldLabels } from './rules/labels';
import { links } from './rules/links';
import { phrases } from './rules/phrases';
import { checkRedirects } from './rules/redirects';
import { typing } from './rules/typing';
import { checkSidebars } from './rules/sidebars';
import { spelling } from './rules/spelling';
import { tagRule } from './rules/tags';
import { quotedTerms, terms } from './rules/terms';
import { loadSite, type Rule, type Site } from './site';

const pageRules: readonly Rule[] = [
  frontMatter,
  headings,
  links,
  typing,
  tagRule,
  terms,
  boldLabels,
  spelling,
  invisible,
  hardcodedFacts,
];

/** Facts and contracts, whose texts are checked. */
const textFiles = /^src\/facts\/.*(?<!\.test)\.ts$|^static\/(?:openapi|webhooks|sdk).*\.(?:yaml|json|ts)$/;

/** A writer's note that words are right on a page: `{/* allow: login; PM because Wix calls it that *\/}`. */
const allowComment = /\{\/\*\s*allow:((?:(?!\*\/).)+?)\bbecause\b.+?\*\/\}/gs;

type Report = readonly [file: string, text: string, findings: readonly Finding[]];

/** Checks a page. Nothing else is found on one that can't be read, on which other pages depend. */
async function checkPages(site: Site): Promise<Report[]> {
  const unreadable = site.all.flatMap((page): Report[] => {
    const problem = fileNames(page) ?? page.problem;
    return problem ? [[page.file, page.text, [problem]]] : [];
  });
  if (unreadable.length > 0) {
    return unreadable;
  }
  const reports: Report[] = [];
  for (const page of site.all) {
    const { file, text } = page;
    const allowed = new Set(
      [...text.matchAll(allowComment)].flatMap(([, words = '']) => words.split(';').map(allowKey)),
    );
    const findings: Finding[] = [];
    for (const rule of pageRules) {
      findings.push(...(await rule(page, site)));
    }
    const isAllowed = ({ words }: Finding) => words !== undefined && allowed.has(allowKey(words));
    reports.push([file, text, findings.filter((finding) => !isAllowed(finding))]);
    const phraseFile = file.replace('.mdx', '.search.yaml');
    if (site.files.includes(phraseFile)) {
      reports.push([
        phraseFile,
        site.read(phraseFile).text,
        [...(await phrases(page, site)), ...(await invisible(site.read(phraseFile)))],
      ]);
    }
  }
  return reports;
}

/** Checks the other files. */
async function checkFiles(site: Site): Promise<Report[]> {
  const reports: Report[] = [];
  for (const file of site.files) {
    const source = site.read(file);
    if (file === 'redirects.json') {
      reports.push([file, source.text, [...checkRedirects(source, site)]]);
    } else if (file === 'sidebars.ts') {
      reports.push([file, source.text, [...checkSidebars(source, site)]]);
    } else if (textFiles.test(file)) {
      reports.push([
        file,
        source.text,
        [...(await spelling(source)), ...(await quotedTerms(source)), ...(await invisible(source))],
      ]);
    } else if (file.endsWith('.search.yaml') && !site.files.includes(file.replace('.search.yaml', '.mdx'))) {
      const message = 'There is no page with this name. Rename this file like its page, or remove it.';
      reports.push([file, source.text, [{ start: 0, message }]]);
    }
  }
  return reports;
}

/** Checks the files in the folder of `package.json`. Returns the exit status, and what to print. */
export async function runCheck(dir: string) {
  const site = await loadSite(dir);
  const reports = [...(await checkPages(site)), ...(await checkFiles(site))];
  const lines = reports.flatMap(([file, text, findings]) =>
    findings
      .toSorted((a, b) => a.start - b.start)
      .map(({ start, message }) => {
        const { line, column } = positionAt(text, start);
        return `${file}:${line}:${column} ${message}\n`;
      }),
  );
  const faults = reports.flatMap(([, , findings]) => findings.filter(({ isReminder }) => !isReminder));
  const checked = amount(site.all.length, 'page');
  const problems = faults.length > 0 ? amount(faults.length, 'problem') : 'no problems';
  return { status: faults.length > 0 ? 1 : 0, output: `${lines.join('')}${checked} checked: ${problems}.\n` };
}
