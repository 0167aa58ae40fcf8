import { customTheme, lookOrder, themes } from '../../../../facts/themes';
import { colour, listed } from './cells';
import { type FactTables, ofList, ofRecord } from './define';

/** Tables about looks: themes, fonts, colours, CSS, icons and ready mixes. */
export const lookTables: FactTables = {
  themes: ofRecord('Themes', themes, [
    ['Theme', ({ label }) => label],
    ['Light or dark', ({ mode }) => mode],
    ['Good for', ({ goodFor }) => goodFor],
    ['Background', ({ colours }) => colour(colours.background)],
    ['Surface', ({ colours }) => colour(colours.surface)],
    ['Text', ({ colours }) => colour(colours.text)],
    ['Quiet text', ({ colours }) => colour(colours.muted)],
    ['Accent', ({ colours }) => colour(colours.accent)],
  ]),
  'custom-theme': ofRecord(
    'The Custom theme',
    {
      takes: ['Takes', listed(customTheme.takes)],
      derived: ['Works out', listed(customTheme.derived)],
      contrast: [customTheme.contrast.label, `${customTheme.contrast.text}, ${customTheme.contrast.note}`],
      refused: ['Refuses', customTheme.refused],
    } as const,
    [
      ['What', ([label]) => label],
      ['Rule', ([, rule]) => rule],
    ],
  ),
  'look-order': ofList('Which look wins, strongest first', lookOrder, [
    ['Look', ({ label }) => label],
    ['When it decides', ({ does }) => does],
  ]),
};
