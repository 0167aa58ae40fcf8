import { type EmbedOption, embedOptions, hasDefaultValue } from '../../../../facts/embed';
import { code, codes, planUp } from './cells';
import { type FactTables, ofRecord } from './define';

/** Tables about embeds. */
export const developerTables: FactTables = {
  'embed-attributes': ofRecord<EmbedOption>('Options of an embed', embedOptions, [
    ['Option', (_, name) => [code(name)]],
    ['What it does', ({ does }) => does],
    ['Values', ({ values }) => values],
    ['Default', (option) => (hasDefaultValue(option) ? [code(option.default)] : option.default)],
    ['Plan', ({ plan }) => planUp(plan)],
    ['In the address of an iframe', ({ inAddress }) => inAddress],
    ['Modes', ({ modes }) => (modes ? codes(modes) : 'all')],
  ]),
  'embed-option-types': ofRecord<EmbedOption>('Options of mount', embedOptions, [
    ['Option', (_, name) => [code(name)]],
    ['Type', ({ type }) => [code(type)]],
    ['Needed', ({ required }) => required ?? false],
    ['Since', ({ since }) => since],
    ['Example', ({ example }) => [code(example)]],
  ]),
};
