import type { FindingInFile } from './finding';

function counted(count: number, noun: string): string {
  return `${count} ${noun}${count === 1 ? '' : 's'}`;
}

/** A finding as a line: `docs/faq.mdx:12:3 …`. */
export function lineOf({ file, line, column, warning, says }: FindingInFile): string {
  const place = column === undefined ? `${file}:${line}` : `${file}:${line}:${column}`;
  return `${place} ${warning ? 'Warning: ' : ''}${says}`;
}

function verdict(pages: number, toMend: number): string {
  if (pages === 0) {
    return 'No page has changed. `npm run check -- --all` checks all of them.';
  }
  const result = toMend > 0 ? `${counted(toMend, 'thing')} to mend` : 'nothing to mend';
  return `${counted(pages, 'page')} checked: ${result}.`;
}

/** Findings as text, with how many there are and what to do next. */
export function reportOf(findings: readonly FindingInFile[], pages: number): string {
  const byMachine = findings.filter(({ edit }) => edit).length;
  const toMend = findings.filter(({ warning }) => !warning).length;
  const next = [
    verdict(pages, toMend),
    ...(byMachine > 0 ? [`\`npm run fix\` mends ${byMachine} of them.`] : []),
    ...(toMend > 0 ? ['What they mean: "What the checks say" in CONTRIBUTING.md.'] : []),
  ];
  const lines = findings.map(lineOf);
  return `${[...lines, ...(lines.length > 0 ? [''] : []), next.join(' ')].join('\n')}\n`;
}
