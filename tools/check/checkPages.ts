import { withAllowances } from './allowances';
import type { Finding, FindingInFile } from './finding';
import { pageRules, siteRules } from './rules';
import type { Site } from './site';

function inOrder(findings: readonly Finding[]): Finding[] {
  return [...findings].sort((one, other) => one.line - other.line || (one.column ?? 0) - (other.column ?? 0));
}

/** Leaves out what is said of a word already: that it isn't ours, before that it is in no dictionary. */
function oncePerWord(findings: readonly Finding[]): Finding[] {
  return findings.filter(
    ({ line, column, words }, index) =>
      words === undefined ||
      findings.findIndex((each) => each.words && each.line === line && each.column === column) === index,
  );
}

/** What is to mend on one page, from top to bottom. */
export function checkPage(file: string, site: Site): FindingInFile[] {
  const page = site.page(file);
  const found = pageRules.flatMap((rule) => rule(page, site));
  return inOrder(withAllowances(page, oncePerWord(found))).map((finding) => ({ ...finding, file }));
}

/** What is to mend on some pages, and what no single page shows. */
export function checkPages(files: readonly string[], site: Site): FindingInFile[] {
  return [...files.flatMap((file) => checkPage(file, site)), ...siteRules.flatMap((rule) => rule(site))];
}
