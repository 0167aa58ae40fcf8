import { type ThemeColors, themes } from '../../facts/themes';
import { defineTag } from '../defineTag';
import { colorSample } from '../html/badges';
import { element, type HtmlContent, joinContent } from '../html/hast';
import { table } from '../html/table';

function colorsOf(colors: ThemeColors): HtmlContent {
  const { background, surface, text, muted, accent } = colors;
  const named = Object.entries({ background, panels: surface, text, hints: muted, accent });
  const samples = named.map(([name, color]) => [`${name} `, colorSample(color)]);
  return joinContent(samples, element('br', {}));
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
