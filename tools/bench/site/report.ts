import { formatNumber, markdownTable, median, percentile } from '../measuring';
import type { Build } from './build';
import type { PageLoad } from './pageLoad';
import { type ControlName, measuredPage, otherPages } from './sites';
import type { Answer, RepeatedAnswer } from './touch';
import { editNames, type Writing } from './writing';

/** All runs of one site, in the order in which they were made. */
export interface Runs {
  readonly builds: readonly Build[];
  readonly writing: readonly Writing[];
  readonly loads: PageLoad[];
  /** The mode switch, touched until it answered. */
  readonly usable: RepeatedAnswer[];
  /** Controls touched once; undefined if the touch was lost. */
  readonly once: Readonly<Record<ControlName, (Answer | undefined)[]>>;
  /** The same controls touched until they answered, if a touch was lost. */
  readonly repeated: Readonly<Record<ControlName, Answer[]>>;
  /** From a click in the sidebar to the next heading, in milliseconds. */
  readonly clicks: Readonly<Record<'fast' | 'slow', number[]>>;
  /** How long each click of each visit took until the next frame, in milliseconds. */
  readonly visits: (readonly number[])[];
  /** How long each key in the finder of settings took; none if the site has no finder. */
  readonly finder: (readonly number[])[];
}

/** What a figure should be at most: a number, or so many times a peer's figure. */
type Aim = { readonly most: number } | { readonly times: number; readonly of: string };

interface Line {
  readonly label: string;
  readonly unit: 'kB' | 'ms' | 's' | '';
  readonly decimals: number;
  readonly figure: (runs: Runs) => number;
  /** The control whose touches must not be lost. */
  readonly control?: ControlName;
  readonly aim?: Aim;
}

/** Returns the median of a figure of a page. */
function ofLoads({ loads }: Runs, figure: (load: PageLoad) => number, page: string = measuredPage): number {
  return median(loads.filter(({ address }) => address === page).map(figure));
}

function bytes(label: string, figure: (load: PageLoad) => number, aim?: Aim, page?: string): Line {
  const kilobytes = (runs: Runs) => ofLoads(runs, figure, page) / 1000;
  return { label, unit: 'kB', decimals: 1, figure: kilobytes, ...(aim && { aim }) };
}

function time(label: string, figure: (runs: Runs) => number, aim?: Aim): Line {
  return { label, unit: 'ms', decimals: 0, figure, ...(aim && { aim }) };
}

function touch(label: string, control: ControlName): Line {
  const answers = ({ once, repeated }: Runs) =>
    repeated[control].length > 0 ? repeated[control] : once[control].flatMap((answer) => answer ?? []);
  const figure = (runs: Runs) => median(answers(runs).map(({ time }) => time));
  return { ...time(`first touch answered: ${label}`, figure, { times: 1, of: 'Starlight' }), control };
}

const lines: readonly Line[] = [
  {
    label: 'script before the page is usable',
    unit: 'kB',
    decimals: 1,
    figure: ({ usable }) => median(usable.map(({ script }) => script)) / 1000,
    aim: { most: 60 },
  },
  bytes('HTML', (load) => load.bytes.html),
  bytes('styles', (load) => load.bytes.style),
  bytes('all bytes', (load) => load.bytes.all, { times: 0.8, of: 'Docusaurus' }),
  {
    label: 'requests',
    unit: '',
    decimals: 0,
    figure: (runs) => ofLoads(runs, ({ requests }) => requests),
    aim: { most: 20 },
  },
  time('first paint', (runs) => ofLoads(runs, ({ firstPaint }) => firstPaint)),
  ...[measuredPage, ...otherPages].flatMap((page) => [
    bytes(
      `script at rest, ${page}`,
      ({ script, prefetchedScript }) => script - prefetchedScript,
      { most: 125 },
      page,
    ),
    time(`largest paint, ${page}`, (runs) => ofLoads(runs, ({ largestPaint }) => largestPaint, page), {
      times: 0.5,
      of: 'Starlight',
    }),
    time(`blocking time, ${page}`, (runs) => ofLoads(runs, ({ blocking }) => blocking, page), { most: 20 }),
  ]),
  touch('menu', 'menu'),
  touch('mode switch', 'mode'),
  touch('search box', 'search'),
  ...(['fast', 'slow'] as const).map((line) =>
    time(`sidebar click to new heading, ${line} line`, ({ clicks }) => median(clicks[line]), {
      times: 0.9,
      of: 'Docusaurus',
    }),
  ),
  time('a click to the next frame, 75th percentile', ({ visits }) => percentile(visits.flat(), 0.75), {
    most: 100,
  }),
  time(
    'first key in the finder of settings',
    ({ finder }) => median(finder.map(([first = Number.NaN]) => first)),
    { most: 32 },
  ),
  time(
    'each further key, 75th percentile',
    ({ finder }) =>
      percentile(
        finder.flatMap((keys) => keys.slice(1)),
        0.75,
      ),
    { most: 16 },
  ),
  {
    label: 'layout shift',
    unit: '',
    decimals: 3,
    figure: (runs) => ofLoads(runs, ({ shift }) => shift),
    aim: { most: 0 },
  },
  ...(['cpu', 'wall'] as const).flatMap((figure): Line[] => {
    const shown = figure === 'cpu' ? 'processor' : 'time';
    const line = (label: string, builds: (runs: Runs) => readonly Build[], aim?: Aim): Line => ({
      label: `${label}, ${shown}`,
      unit: 's',
      decimals: 1,
      figure: (runs) => median(builds(runs).map((build) => build[figure])),
      ...(aim && { aim }),
    });
    return [
      line('cold build', ({ builds }) => builds, { times: 0.9, of: 'VitePress' }),
      line('build after one page changed', ({ writing }) => writing.map(({ secondBuild }) => secondBuild)),
    ];
  }),
  time('preview starts', ({ writing }) => median(writing.map(({ start }) => start)), {
    times: 1,
    of: 'Docusaurus',
  }),
  ...editNames.map((name) =>
    time(
      `preview shows a changed ${name}`,
      ({ writing }) => median(writing.flatMap(({ edits }) => edits[name] ?? [])),
      { most: 1_000 },
    ),
  ),
];

function cell({ decimals, unit, figure, control }: Line, runs: Runs): string {
  const shown = `${formatNumber(figure(runs), decimals)} ${unit}`.trim();
  const lost = control ? runs.repeated[control] : [];
  return lost.length > 0 ? `${shown} (lost, ${median(lost.map(({ touches }) => touches))} touches)` : shown;
}

/** Says what the aim of a line is, and whether it's met; nothing if there is none or the peer wasn't measured. */
function aimCells({ aim, unit, figure, control }: Line, own: Runs, all: ReadonlyMap<string, Runs>): string[] {
  const peer = aim && 'of' in aim ? all.get(aim.of) : undefined;
  const theirs = peer ? figure(peer) : Number.NaN;
  if (!aim || ('of' in aim && Number.isNaN(theirs))) {
    return ['', ''];
  }
  const most = 'most' in aim ? aim.most : aim.times * theirs;
  const isLost = control !== undefined && own.repeated[control].length > 0;
  return [
    'most' in aim ? `≤ ${aim.most} ${unit}`.trim() : `≤ ${aim.times} × ${aim.of}`,
    !isLost && figure(own) <= most ? 'yes' : 'no',
  ];
}

const footnotes = `Script counts in kB of Brotli, inline script included, sent over HTTP/2 to an empty cache. Unless a line says
otherwise, the processor is 4 times slower and the connection is "Slow 4G": 562.5 ms, 1.44 Mbit/s. Paint, bytes, and
shifts are those of a phone, 390 px wide. The mode switch is touched at 1280 px, because most sites have it behind the
menu on a phone; in Starlight it's a list, in which a key chooses. A page is usable when the mode switch answers a reader
who touches it again and again from the first paint on. A touch is lost if a single one, right after the first paint,
isn't answered within 10 s, or is undone; the time is then that of repeated touches. Peers have their default settings
and their own search. A click to the next frame is one of 20 in the sidebar on a fast connection; keys are typed on a
processor 6 times slower. Browsers round these times to 8 ms. Only this site's build also fills in facts, checks pages,
writes each page as Markdown, and writes what hosts need.
`;

/** Returns a table of the figures of each site, this one first, with the ratios to the peers and the aims. */
export function reportOf(all: ReadonlyMap<string, Runs>): string {
  const [first, ...peers] = all;
  if (!first) {
    return '';
  }
  const [name, own] = first;
  const rows = lines
    .filter(({ figure }) => !Number.isNaN(figure(own)))
    .map((line) => [
      line.label,
      cell(line, own),
      ...peers.flatMap(([, runs]) => {
        const theirs = line.figure(runs);
        return [cell(line, runs), theirs > 0 ? `${formatNumber(line.figure(own) / theirs, 2)} ×` : '–'];
      }),
      ...aimCells(line, own, all),
    ]);
  const head = ['', name, ...peers.flatMap(([peer]) => [peer, `to ${peer}`]), 'aim', 'met'];
  return `${measuredPage}, medians of ${own.clicks.fast.length || own.builds.length} runs\n\n${markdownTable(head, rows)}\n${footnotes}`;
}
