import { median } from '../median';
import type { Build } from './build';
import type { Load } from './load';
import type { Runs } from './measure';
import { type ControlName, controlNames, measuredPages, type PageName } from './sites';

/** The medians of a page's runs: bytes in Brotli, times in milliseconds. */
export interface PageFigures {
  readonly html: number;
  readonly style: number;
  readonly font: number;
  readonly image: number;
  readonly data: number;
  readonly all: number;
  readonly requests: number;
  readonly script: number;
  /** The script that the page itself needs, without what is fetched ahead for other pages. */
  readonly ownScript: number;
  /** The script that had begun to arrive when the page answered its reader. */
  readonly scriptBeforeUsable: number;
  readonly usable: number;
  readonly firstPaint: number;
  readonly largestPaint: number;
  readonly blocking: number;
  readonly shift: number;
}

/** The median of a control's answers. */
interface ControlFigures {
  /** In milliseconds since the navigation began. */
  readonly time: number;
  readonly touches: number;
  /** Whether any single touch was lost; time and touches are then those of a reader who goes on touching. */
  readonly lost: boolean;
}

/** What was measured of a site. */
export interface Figures {
  readonly pages: Readonly<Record<PageName, PageFigures>>;
  readonly controls: Readonly<Record<ControlName, ControlFigures>>;
  readonly clicks: { readonly plain: number; readonly slow: number };
  readonly build: Build;
  /** For this site: its build by Docusaurus alone, without what hosts need. */
  readonly buildAlone?: Build;
}

/** The medians of several builds of a site; not a number where there are none. */
export function buildFigures(builds: readonly Build[]): Build {
  const of = (figure: keyof Build) => median(builds.map((build) => build[figure]));
  return { cpu: of('cpu'), wall: of('wall'), memory: of('memory') };
}

/** The medians of a page's runs. */
export function pageFigures({ loads, usable }: Runs, page: PageName): PageFigures {
  const of = (figure: (load: Load) => number) => median(loads[page].map(figure));
  return {
    html: of(({ bytes }) => bytes.html),
    style: of(({ bytes }) => bytes.style),
    font: of(({ bytes }) => bytes.font),
    image: of(({ bytes }) => bytes.image),
    data: of(({ bytes }) => bytes.data),
    all: of(({ bytes }) => bytes.all),
    requests: of(({ requests }) => requests),
    script: of(({ script }) => script),
    ownScript: of(({ script, scriptAhead }) => script - scriptAhead),
    scriptBeforeUsable: median(usable[page].map(({ script }) => script)),
    usable: median(usable[page].map(({ time }) => time)),
    firstPaint: of(({ firstPaint }) => firstPaint),
    largestPaint: of(({ largestPaint }) => largestPaint),
    blocking: of(({ blocking }) => blocking),
    shift: of(({ shift }) => shift),
  };
}

function controlFigures({ once, again }: Runs, control: ControlName): ControlFigures {
  const lost = again[control].length > 0;
  const answers = lost ? again[control] : once[control].filter((answer) => answer !== undefined);
  return {
    time: median(answers.map(({ time }) => time)),
    touches: median(answers.map(({ touches }) => touches)),
    lost,
  };
}

/** The medians of all runs and builds of a site. */
export function figuresOf(runs: Runs, builds: readonly Build[], alone: readonly Build[] = []): Figures {
  const pages = Object.keys(measuredPages) as PageName[];
  return {
    pages: Object.fromEntries(pages.map((page) => [page, pageFigures(runs, page)])) as Figures['pages'],
    controls: Object.fromEntries(
      controlNames.map((control) => [control, controlFigures(runs, control)]),
    ) as Figures['controls'],
    clicks: { plain: median(runs.clicks.plain), slow: median(runs.clicks.slow) },
    build: buildFigures(builds),
    ...(alone.length > 0 && { buildAlone: buildFigures(alone) }),
  };
}
