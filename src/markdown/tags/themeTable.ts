import { type ThemeColors, themes } from '../../facts/themes';
import { colorSample } from '../html/badges';
import { type Content, element, joinContent } from '../html/content';
import { table } from '../html/table';
import { defineTag } from '../tagInput/defineTag';

function colorsOf(colors: ThemeColors): Content {
  const samples = (['background', 'surface', 'text', 'muted', 'accent'] as const).map((name) =>
    element('span', { className: 'whole' }, `${name} `, colorSample(colors[name])),
  );
  return joinContent(samples, [', ', element('br', {})]);
}

/** `<ThemeTable />`: the themes of chats with their colors. */
export const ThemeTable = defineTag({}, () =>
  table(
    'Themes',
    ['Theme', 'Mode', 'Good for', 'Colors'],
    Object.entries(themes).map(([id, { label, mode, goodFor, colors }]) => ({
      properties: { id: `themes-${id}` },
      cells: [label, mode, goodFor, colorsOf(colors)],
    })),
  ),
);
