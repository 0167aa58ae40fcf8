import type { Element } from 'hast';
import { type ThemeColors, themes } from '../../facts/themes';
import { type Content, colorSample, element, joinContent } from '../html/content';
import { table } from '../html/table';
import { factOf } from '../tagInput/attributes';
import { defineTag } from '../tagInput/defineTag';

function colorsOf(colors: ThemeColors): Content {
  const shown = (['background', 'surface', 'text', 'muted', 'accent'] as const).map((name) =>
    element('span', { className: 'whole' }, colorSample(colors[name]), ` ${name}`),
  );
  return joinContent(shown, element('br', {}));
}

/** The tables that a page can show. The rows have the ids that other sites link to, such as `themes-dusk`. */
const tables: Readonly<Record<string, () => Element>> = {
  themes: () =>
    table(
      'Themes',
      ['Theme', 'Mode', 'Good for', 'Colors'],
      Object.entries(themes).map(([id, { label, mode, goodFor, colors }]) => ({
        properties: { id: `themes-${id}` },
        cells: [label, mode, goodFor, colorsOf(colors)],
      })),
    ),
};

/** `<FactsTable of="themes" />`: a table of facts that a component or a picture shows, too. */
export const factsTableTag = defineTag({ of: factOf(tables, 'table') }, ({ of: draw }) => draw());
