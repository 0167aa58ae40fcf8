import { type EmbedOption, embedOptions, hasDefaultValue } from '../../../../facts/embed';
import { durationUnits, durationUses } from '../../../../facts/moderation';
import { themes } from '../../../../facts/themes';
import { code, codes, color, duration, planUp } from './cells';
import { type FactTables, ofRecord } from './define';

/** Tables of facts that components read too, so one page can show each. */
export const codeTables: FactTables = {
  'embed-attributes': ofRecord<EmbedOption>('Embed options', embedOptions, [
    ['Option', (_, name) => [code(name)]],
    ['What it does', ({ does }) => does],
    ['Values', ({ values }) => values],
    ['Default', (option) => (hasDefaultValue(option) ? [code(option.default)] : option.default)],
    ['Plan', ({ plan }) => planUp(plan)],
    ['In the iframe URL', ({ inAddress }) => inAddress],
    ['Modes', ({ modes }) => (modes ? codes(modes) : 'all')],
  ]),
  'embed-option-types': ofRecord<EmbedOption>('Options of mount', embedOptions, [
    ['Option', (_, name) => [code(name)]],
    ['Type', ({ type }) => [code(type)]],
    ['Required', ({ required }) => required ?? false],
    ['Since', ({ since }) => since],
    ['Example', ({ example }) => [code(example)]],
  ]),
  'duration-units': ofRecord('Units of a duration', durationUnits, [
    ['Letter', (_, letter) => [code(letter)]],
    ['Unit', ({ label }) => label],
    ['Example', ({ example }) => [code(example)]],
  ]),
  'duration-uses': ofRecord('Where you can use a duration', durationUses, [
    ['Where', ({ label }) => label],
    ['Minimum', ({ min }) => duration(min)],
    ['Maximum', ({ max }) => duration(max)],
    ['`perm` allowed', ({ perm }) => perm],
  ]),
  themes: ofRecord('Themes', themes, [
    ['Theme', ({ label }) => label],
    ['Light or dark', ({ mode }) => mode],
    ['Good for', ({ goodFor }) => goodFor],
    [
      'Colors',
      ({ colors }) =>
        (['background', 'surface', 'text', 'muted', 'accent'] as const).flatMap((name, index) => [
          ...(index > 0 ? [' '] : []),
          `${name} `,
          ...color(colors[name]),
        ]),
    ],
  ]),
};
