import fs from 'node:fs';
import path from 'node:path';
import { checkPage } from './checkPages';
import type { Edit, FindingInFile } from './finding';
import { type History, openSite } from './site';

type Mendable = FindingInFile & { readonly edit: Edit };

/** What a machine can mend in one go, from top to bottom. Of two that touch, the later one waits for the next. */
function mendableNow(findings: readonly FindingInFile[]): Mendable[] {
  const chosen: Mendable[] = [];
  const sorted = findings
    .filter((finding): finding is Mendable => finding.edit !== undefined)
    .sort((one, other) => one.edit.start - other.edit.start);
  for (const finding of sorted) {
    if (finding.edit.start >= (chosen.at(-1)?.edit.end ?? 0)) {
      chosen.push(finding);
    }
  }
  return chosen;
}

function withEdits(text: string, findings: readonly Mendable[]): string {
  return [...findings]
    .reverse()
    .reduce((mended, { edit }) => mended.slice(0, edit.start) + edit.text + mended.slice(edit.end), text);
}

/** Two rules that disagree cannot keep it going for more rounds than this. */
const mostRounds = 10;

/**
 * Mends in the file of a page what a machine can.
 * @param dir the folder that holds `package.json`
 * @returns what was mended, and what is left
 */
export function mendPage(
  dir: string,
  file: string,
  history?: History,
): { readonly mended: readonly FindingInFile[]; readonly left: readonly FindingInFile[] } {
  const mended: FindingInFile[] = [];
  for (let round = 0; ; round += 1) {
    const site = openSite(dir, history);
    const found = checkPage(file, site);
    const now = mendableNow(found);
    if (now.length === 0 || round === mostRounds) {
      return { mended, left: found };
    }
    fs.writeFileSync(path.join(dir, file), withEdits(site.page(file).text, now));
    mended.push(...now);
  }
}
