import type { Figures, PageFigures } from './figures';
import type { Growth } from './growth';
import type { ControlName } from './sites';

/** What a figure should be at most: a number, or so many times a peer's figure. */
export type Aim = { readonly most: number } | { readonly times: number; readonly of: string };

/** A line of the table. */
export interface Line {
  readonly label: string;
  readonly unit: 'kB' | 'MB' | 'ms' | 's' | '';
  /** How many digits are shown behind the point. */
  readonly digits: number;
  readonly figure: (figures: Figures) => number;
  /** The control whose touches must not be lost. */
  readonly control?: ControlName;
  readonly aim?: Aim;
}

function page(figure: (page: PageFigures) => number): (figures: Figures) => number {
  return ({ pages }) => figure(pages.middle);
}

function bytes(label: string, figure: (page: PageFigures) => number, aim?: Aim): Line {
  return { label, unit: 'kB', digits: 1, figure: page((of) => figure(of) / 1000), ...(aim && { aim }) };
}

function time(label: string, figure: (figures: Figures) => number, aim?: Aim): Line {
  return { label, unit: 'ms', digits: 0, figure, ...(aim && { aim }) };
}

function seconds(label: string, figure: (figures: Figures) => number, aim?: Aim): Line {
  return { label, unit: 's', digits: 1, figure, ...(aim && { aim }) };
}

function touch(label: string, control: ControlName): Line {
  const aim = { times: 1, of: 'Starlight' };
  return { ...time(label, ({ controls }) => controls[control].time, aim), control };
}

/** The lines of the table, of the middling page, with what the site aims at. */
export const lines: readonly Line[] = [
  bytes('script before the page is usable', (of) => of.scriptBeforeUsable, { most: 60 }),
  bytes('script of the page, at rest', (of) => of.ownScript, { most: 130 }),
  bytes('all script, with that fetched ahead', (of) => of.script),
  bytes('HTML', (of) => of.html),
  bytes('styles', (of) => of.style),
  bytes('fonts', (of) => of.font),
  bytes('images', (of) => of.image),
  bytes('data', (of) => of.data),
  bytes('all bytes', (of) => of.all),
  { label: 'requests', unit: '', digits: 0, figure: page((of) => of.requests) },
  time(
    'first paint',
    page((of) => of.firstPaint),
  ),
  time(
    'largest paint',
    page((of) => of.largestPaint),
    { times: 0.55, of: 'Starlight' },
  ),
  time(
    'blocking time',
    page((of) => of.blocking),
    { times: 0.1, of: 'Docusaurus' },
  ),
  touch('first touch answered: menu', 'menu'),
  touch('first touch answered: mode switch', 'mode'),
  touch('first touch answered: search box', 'search'),
  time('sidebar click to new heading', ({ clicks }) => clicks.plain),
  time('sidebar click to new heading, slow', ({ clicks }) => clicks.slow, { times: 0.85, of: 'VitePress' }),
  { label: 'layout shift', unit: '', digits: 3, figure: page((of) => of.shift), aim: { most: 0 } },
  seconds('cold build, processor', ({ build }) => build.cpu, { times: 1, of: 'VitePress' }),
  seconds('cold build, time', ({ build }) => build.wall),
  { label: 'cold build, memory', unit: 'MB', digits: 0, figure: ({ build }) => build.memory },
  seconds('by Docusaurus alone, processor', ({ buildAlone }) => buildAlone?.cpu ?? Number.NaN),
  seconds('by Docusaurus alone, time', ({ buildAlone }) => buildAlone?.wall ?? Number.NaN),
];

/** A line of the table of sites with many times the pages. */
export interface GrowthLine extends Pick<Line, 'label' | 'unit' | 'digits'> {
  readonly figure: (growth: Growth) => number;
  /** Whether the figure is not to grow with the number of pages. */
  readonly mayNotGrow?: boolean;
}

/** How many times as large a figure may be that is not to grow: addresses are a little longer. */
export const mostGrowth = 1.02;

/** The lines of that table. */
export const growthLines: readonly GrowthLine[] = [
  {
    label: 'script before the page is usable',
    unit: 'kB',
    digits: 1,
    figure: ({ page }) => page.scriptBeforeUsable / 1000,
    mayNotGrow: true,
  },
  {
    label: 'script of the page, at rest',
    unit: 'kB',
    digits: 1,
    figure: ({ page }) => page.ownScript / 1000,
    mayNotGrow: true,
  },
  { label: 'all bytes', unit: 'kB', digits: 1, figure: ({ page }) => page.all / 1000 },
  { label: 'largest paint', unit: 'ms', digits: 0, figure: ({ page }) => page.largestPaint },
  { label: 'cold build, processor', unit: 's', digits: 1, figure: ({ build }) => build.cpu },
  { label: 'cold build, time', unit: 's', digits: 1, figure: ({ build }) => build.wall },
];
