import { markdownTable } from '../markdownTable';
import type { Figures } from './figures';
import type { Growth } from './growth';
import { type Aim, growthLines, type Line, lines, mostGrowth } from './lines';
import { times } from './multiplied';

/** The figures of each site by its name, this one's first. */
export type FiguresByName = ReadonlyMap<string, Figures>;

function number(value: number, digits: number): string {
  return Number.isNaN(value)
    ? '–'
    : value.toLocaleString('en', { minimumFractionDigits: digits, maximumFractionDigits: digits });
}

function cell({ digits, unit, figure, control }: Line, figures: Figures): string {
  const value = figure(figures);
  const shown = Number.isNaN(value) ? '–' : `${number(value, digits)} ${unit}`.trim();
  const { lost, touches } = control ? figures.controls[control] : { lost: false, touches: 1 };
  return lost ? `${shown} (lost, ${touches} touches)` : shown;
}

function ratio(value: number, to: number): string {
  return to > 0 ? `${number(value / to, 2)} ×` : '–';
}

function aimText(aim: Aim, unit: string): string {
  return 'most' in aim ? `≤ ${aim.most} ${unit}`.trim() : `≤ ${number(aim.times, 2)} × ${aim.of}`;
}

/** Whether the aim of a line is met; nothing where it has none, or where the peer of the aim was not measured. */
function isMet({ aim, figure, control }: Line, own: Figures, all: FiguresByName): boolean | undefined {
  const peer = aim && 'of' in aim ? all.get(aim.of) : undefined;
  if (control && own.controls[control].lost) {
    return false;
  }
  if (!aim || ('of' in aim && !peer)) {
    return undefined;
  }
  const most = 'most' in aim ? aim.most : aim.times * (peer ? figure(peer) : Number.NaN);
  return figure(own) <= most;
}

/** The figures as a table in Markdown, with their ratios to the peers' where those were measured, and the aims. */
export function tableOf(all: FiguresByName): string {
  const [first, ...peers] = all;
  if (!first) {
    return '';
  }
  const [name, own] = first;
  const rows = lines
    .filter((line) => !Number.isNaN(line.figure(own)))
    .map((line) => {
      const met = isMet(line, own, all);
      const rivals = peers
        .filter(([peer]) => peer !== 'Docusaurus')
        .map(([, figures]) => line.figure(figures));
      const docusaurus = all.get('Docusaurus');
      return [
        line.label,
        cell(line, own),
        ...peers.map(([, figures]) => cell(line, figures)),
        ...(docusaurus
          ? [ratio(line.figure(own), Math.min(...rivals)), ratio(line.figure(own), line.figure(docusaurus))]
          : []),
        line.aim ? aimText(line.aim, line.unit) : '',
        met === undefined ? '' : met ? 'yes' : 'no',
      ];
    });
  const ratios = peers.length > 0 ? ['to the best peer', 'to Docusaurus'] : [];
  return markdownTable(['', name, ...peers.map(([peer]) => peer), ...ratios, 'aim', 'met'], rows);
}

/** The figures of the larger sites as a table in Markdown, each with its ratio to that of the site itself. */
export function growthTable(all: FiguresByName, growth: ReadonlyMap<string, Growth>): string {
  const names = [...growth.keys()];
  const rows = growthLines.map(({ label, unit, digits, figure, mayNotGrow }) => {
    const grown = names.map((name) => {
      const [now, before] = [growth.get(name), all.get(name)];
      const value = now ? figure(now) : Number.NaN;
      const was = before ? figure({ page: before.pages.middle, build: before.build }) : Number.NaN;
      return { value, to: value / was };
    });
    const own = grown[0]?.to ?? Number.NaN;
    return [
      label,
      ...grown.map(({ value, to }) => `${number(value, digits)} ${unit} (${number(to, 2)} ×)`),
      mayNotGrow ? `≤ ${number(mostGrowth, 2)} ×` : '',
      mayNotGrow ? (own <= mostGrowth ? 'yes' : 'no') : '',
    ];
  });
  return markdownTable([`${times} × the pages`, ...names, 'aim', 'met'], rows);
}
