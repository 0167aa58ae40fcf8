import { barIcons } from '../../../../facts/settings/icons';
import { messageColours } from '../../../../facts/settings/message-colours';
import {
  cssClasses,
  cssVariables,
  customTheme,
  densities,
  fonts,
  lookOrder,
  styleLock,
  themes,
} from '../../../../facts/themes';
import { code, colour, listed } from './cells';
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
  fonts: ofRecord('Fonts', fonts, [
    ['Font', ({ label }) => label],
    ['What it looks like', ({ does }) => does],
    ['In CSS', ({ stack }) => [code(stack)]],
  ]),
  densities: ofRecord('Densities', densities, [
    ['Density', ({ label }) => label],
    ['What it looks like', ({ does }) => does],
  ]),
  'css-classes': ofList('Class names that last', cssClasses, [
    ['Class', ({ name }) => [code(name)]],
    ['What it is', (each) => each.is],
  ]),
  'css-variables': ofList('Variables that last', cssVariables, [
    ['Variable', ({ name }) => [code(name)]],
    ['What it sets', (each) => each.is],
  ]),
  'look-order': ofList('Which look wins, strongest first', lookOrder, [
    ['Look', ({ label }) => label],
    ['When it decides', ({ does }) => does],
  ]),
  'style-lock': ofRecord(
    'What a locked style leaves to the chat',
    {
      covers: ['The lock covers', styleLock.covers],
      leaves: ['The chat still changes', styleLock.leaves],
    } as const,
    [
      ['With a lock', ([label]) => label],
      ['What', ([, things]) => listed(things)],
    ],
  ),
  'message-colours': ofRecord('Message colours', messageColours, [
    ['Colour', ({ label }) => label],
    ['On light themes', ({ light }) => colour(light)],
    ['On dark themes', ({ dark }) => colour(dark)],
  ]),
  'bar-icons': ofRecord('Icons of the icon bar', barIcons, [
    ['Icon', ({ label }) => label],
    ['What it does', ({ does }) => does],
    ['When it is hidden', ({ hidden }) => hidden],
    ['To switch the feature off', ({ switchOff }) => switchOff],
  ]),
};
