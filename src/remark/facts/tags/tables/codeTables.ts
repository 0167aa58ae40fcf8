import { h } from 'hastscript';
import { secondsInWords } from '../../../../components/shared/text';
import { durationUnits } from '../../../../facts/durations';
import { languages } from '../../../../facts/languages';
import { durationUses } from '../../../../facts/moderation';
import { ranksInSettings } from '../../../../facts/permissions';
import { type SmallPlanFeature, smallPlanFeatures } from '../../../../facts/plans';
import { type SsoError, ssoErrors } from '../../../../facts/sso';
import { themes } from '../../../../facts/themes';
import { code, color, planUp, rankUp, settingPath } from './cells';
import { type FactTables, ofList, ofRecord } from './define';

/** Tables of facts that components read too, so one page can show each. */
export const codeTables: FactTables = {
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
    ['Plan', ({ plan }) => planUp(plan)],
    ['Limit', (feature) => feature.amount?.text],
    ['Settings page', ({ where }) => `**${where}**`],
  ]),
  'ranks-in-settings': ofList('Ranks with their own setting', ranksInSettings, [
    ['What', ({ label }) => label],
    ['Default', ({ rank }) => rankUp(rank)],
    ['Setting', ({ setting }) => settingPath(setting)],
  ]),
  'sso-errors': ofRecord<SsoError>('Single sign-on errors', ssoErrors, [
    ['Code', (_, id) => [code(id)]],
    ['Cause', ({ cause }) => cause],
    ['What to do', ({ cure }) => cure],
    ['SDK code', ({ sdkCode }) => sdkCode && [code(sdkCode)]],
    ['The person sees', ({ shown }) => shown],
  ]),
};
