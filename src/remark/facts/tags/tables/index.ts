import { h } from 'hastscript';
import { secondsInWords } from '../../../../components/shared/text';
import { type Browser, browsers } from '../../../../facts/browsers';
import { durationUnits } from '../../../../facts/durations';
import { languages } from '../../../../facts/languages';
import { durationUses, exampleOf, type Screen, screens } from '../../../../facts/moderation';
import { ranksInSettings } from '../../../../facts/permissions';
import { type SmallPlanFeature, smallPlanFeatures } from '../../../../facts/plans';
import { findSetting } from '../../../../facts/settings';
import { boostLevels } from '../../../../facts/shop';
import { type SsoError, ssoErrors } from '../../../../facts/sso';
import { themes } from '../../../../facts/themes';
import { labelPath, planLabel, rankLabel } from '../../html';
import { code, color, lines } from './cells';
import { type FactTables, ofList, ofRecord } from './define';

/** The tables that a page can show with `<FactsTable of="name" />`. Each is on at least two pages, or code reads its facts. */
export const tables: FactTables = {
  screens: ofRecord<Screen>('Messages on the screen', screens, [
    ['Message', ({ title }) => [{ type: 'text', value: exampleOf(title) }]],
    ['Details', (screen) => lines(screen.lines.map(exampleOf))],
    ['Where it appears', ({ at }) => at],
  ]),
  'boost-levels': ofList(
    'Boost levels',
    boostLevels,
    [
      ['Level', ({ level }) => level],
      ['Boosts', ({ boosts }) => boosts],
      ['What the chat gets', ({ gifts }) => lines(gifts)],
    ],
    ({ level }) => String(level),
  ),
  browsers: ofRecord<Browser>('Browsers', browsers, [
    ['Browser', (browser) => browser.name],
    ['Versions', ({ supported }) => supported],
    ['Works on', ({ systems }) => systems],
  ]),
  languages: ofRecord<string>('Languages of the interface', languages, [
    ['Language', (name) => name],
    ['Code', (_, id) => [code(id)]],
  ]),
  'duration-units': ofRecord('Units of a duration', durationUnits, [
    ['Letter', (_, letter) => [code(letter)]],
    ['Unit', ({ label }) => label],
    ['Example', ({ example }) => [code(example)]],
  ]),
  'duration-uses': ofRecord('Where you can use a duration', durationUses, [
    ['Where', ({ label }) => label],
    ['Minimum', ({ min }) => secondsInWords(min)],
    ['Maximum', ({ max }) => secondsInWords(max)],
    ['`perm` allowed', ({ perm }) => perm],
  ]),
  themes: ofRecord('Themes', themes, [
    ['Theme', ({ label }) => label],
    ['Mode', ({ mode }) => mode],
    ['Good for', ({ goodFor }) => goodFor],
    [
      'Colors',
      ({ colors }) =>
        (['background', 'surface', 'text', 'muted', 'accent'] as const).flatMap((name, index) => [
          ...(index > 0 ? [h('br')] : []),
          h('span', { className: 'whole' }, [`${name} `, ...color(colors[name])]),
        ]),
    ],
  ]),
  'small-plan-features': ofRecord<SmallPlanFeature>('Small features that need a plan', smallPlanFeatures, [
    ['Feature', ({ label }) => label],
    ['Plan', ({ plan }) => [planLabel(plan ?? 'free', true)]],
    ['Limit', (feature) => feature.amount?.text],
    ['Settings page', ({ where }) => `**${where}**`],
  ]),
  'ranks-in-settings': ofList('Ranks with their own setting', ranksInSettings, [
    ['What', ({ label }) => label],
    ['Default', ({ rank }) => [rankLabel(rank, true)]],
    [
      'Setting',
      ({ setting: key }) => {
        const { page, setting } = findSetting(key);
        return [labelPath([page.label, setting.label])];
      },
    ],
  ]),
  'sso-errors': ofRecord<SsoError>('Single sign-on errors', ssoErrors, [
    ['Code', (_, id) => [code(id)]],
    ['Cause', ({ cause }) => cause],
    ['What to do', ({ cure }) => cure],
    ['SDK code', ({ sdkCode }) => sdkCode && [code(sdkCode)]],
    ['The person sees', ({ shown }) => shown],
  ]),
};
