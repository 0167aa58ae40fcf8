import type { LinkFault } from '../linkFaults';
import type { ChangedValue, FactChange } from './factChanges';
import type { ShownFact } from './factPages';
import type { LostHeading } from './headingChanges';
import type { PageChanges } from './pageChanges';
import type { PageSize } from './sizes';

/** Lines of Markdown below a heading; one that says so where there are none. */
function section(title: string, lines: readonly string[], none: string): string {
  return [`### ${title}`, '', ...(lines.length > 0 ? lines : [none])].join('\n');
}

function code(text: string): string {
  return `\`${text.replaceAll('`', "'")}\``;
}

/** What happened to the pages. */
export function pagesText({ added, changed, moved, removed }: PageChanges): string {
  return section(
    'Pages',
    [
      ...added.map((id) => `- added: ${code(`/${id}`)}`),
      ...changed.map((id) => `- changed: ${code(`/${id}`)}`),
      ...moved.map(({ from, to }) => `- moved: ${code(`/${from}`)} to ${code(`/${to}`)}`),
      ...removed.map(
        ({ id, to }) =>
          `- removed: ${code(`/${id}`)}; ${to ? `readers are led to ${code(to)}` : '**readers find no page**, for it has no row in src/redirects.ts'}`,
      ),
    ],
    'No page was added, changed, moved or removed.',
  );
}

const longest = 80;

function valueText(value: unknown): string {
  if (value === undefined) {
    return 'nothing';
  }
  const text = (typeof value === 'string' ? value : JSON.stringify(value)).replace(/\s+/g, ' ');
  return code(text.length > longest ? `${text.slice(0, longest - 1)}…` : text);
}

function changeText({ path, before, after }: ChangedValue, entry: readonly string[]): string {
  const name = path.slice(entry.length).join('.');
  return `${name ? `${name} ` : ''}${valueText(before)} → ${valueText(after)}`;
}

function placesText(shown: readonly ShownFact[]): string {
  const ids = [...new Set(shown.map(({ pageId }) => pageId))];
  if (ids.length === 0) {
    return '  - on no page by itself';
  }
  return ids
    .map((id) => {
      const where = shown
        .filter(({ pageId }) => pageId === id)
        .map(({ line, tag }) => (line ? `line ${line} <${tag}>` : `perhaps in <${tag}>`));
      return `  - ${code(`/${id}`)}: ${code([...new Set(where)].join(', '))}`;
    })
    .join('\n');
}

/** The facts that differ, with the pages that show each. */
export function factsText(changes: ReadonlyMap<FactChange, readonly ShownFact[]>): string {
  return section(
    'Facts',
    [...changes].map(([{ file, entry, values }, shown]) =>
      [
        `- ${code(entry.join('.'))} in ${file}: ${values.map((value) => changeText(value, entry)).join('; ')}`,
        placesText(shown),
      ].join('\n'),
    ),
    'No fact has another value.',
  );
}

/** The headings that are gone, with the links that still point to them. */
export function headingsText(lost: readonly LostHeading[], faults: readonly LinkFault[]): string {
  return section(
    'Headings',
    lost.map(({ page, id, heading, now }) => {
      const pointing = faults.filter(({ message }) => message.endsWith(`but /${page} has no place #${id}.`));
      const links =
        pointing.length > 0
          ? `. **Still linked to:** ${pointing.map(({ message }) => message.split(': ')[0]).join(', ')}`
          : '';
      const what = now ? `has the id ${code(now)} now` : 'is gone';
      return `- ${code(`/${page}#${id}`)} (“${heading}”) ${what}${links}`;
    }),
    'No heading lost its id.',
  );
}

function kilobytes(bytes: number): string {
  return `${(bytes / 1000).toFixed(1)} kB`;
}

function sizeText(before: number | undefined, after: number | undefined): string {
  if (before === undefined || after === undefined) {
    return after === undefined ? '–' : kilobytes(after);
  }
  const difference = after - before;
  const sign = difference > 0 ? '+' : '−';
  return `${kilobytes(after)} (${difference === 0 ? 'the same' : sign + kilobytes(Math.abs(difference))})`;
}

/** What pages cost before and after, or which build is missing. */
export function sizesText(
  before: ReadonlyMap<string, PageSize> | undefined,
  after: ReadonlyMap<string, PageSize> | undefined,
): string {
  const missing = [
    ...(after ? [] : ['There is no build of this state: npm run build.']),
    ...(before ? [] : ['There is no build to compare with: name its folder with --base-build.']),
  ];
  if (!before || !after) {
    return section('Sizes', missing, '');
  }
  const kinds = [...new Set([...before.keys(), ...after.keys()])];
  return section(
    'Sizes',
    [
      'On average, uncompressed.',
      '',
      '| Kind | Pages | HTML | Scripts |',
      '| --- | --- | --- | --- |',
      ...kinds.map((kind) => {
        const [old, now] = [before.get(kind), after.get(kind)];
        return `| ${kind} | ${now?.pages ?? 0} | ${sizeText(old?.html, now?.html)} | ${sizeText(old?.scripts, now?.scripts)} |`;
      }),
    ],
    '',
  );
}
