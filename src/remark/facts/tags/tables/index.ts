import { type Browser, browsers, systemNames } from '../../../../facts/browsers';
import { durationUnits, durationUses, type Screen, screens } from '../../../../facts/moderation';
import { ranksInSettings } from '../../../../facts/permissions';
import { type SmallPlanFeature, smallPlanFeatures } from '../../../../facts/plans';
import { boostLevels } from '../../../../facts/shop';
import { ssoErrors } from '../../../../facts/sso';
import { themes } from '../../../../facts/themes';
import { code, color, duration, lines, listed, plain, planUp, rankUp, settingPath } from './cells';
import { type FactTables, ofList, ofRecord } from './define';
import { developerTables } from './developers';

/** The tables that a page can show with `<FactsTable of="name" />`. Two pages or more show each, or code reads its facts. */
export const tables: FactTables = {
  screens: ofRecord<Screen>('What the person reads', screens, [
    ['The person reads', ({ title }) => plain(title)],
    ['Below it', (screen) => lines(screen.lines)],
    ['Where', ({ at }) => at],
    ['Never says', ({ never }) => never],
  ]),
  'duration-units': ofRecord('Letters of a duration', durationUnits, [
    ['Letter', (_, letter) => [code(letter)]],
    ['Unit', ({ label }) => label],
    ['Example', ({ example }) => [code(example)]],
  ]),
  'duration-uses': ofRecord('What takes a duration', durationUses, [
    ['What', ({ label }) => label],
    ['Shortest', ({ min }) => duration(min)],
    ['Longest', ({ max }) => duration(max)],
    ['Takes perm', ({ perm }) => perm],
  ]),
  themes: ofRecord('Themes', themes, [
    ['Theme', ({ label }) => label],
    ['Light or dark', ({ mode }) => mode],
    ['Good for', ({ goodFor }) => goodFor],
    ['Background', ({ colors }) => color(colors.background)],
    ['Surface', ({ colors }) => color(colors.surface)],
    ['Text', ({ colors }) => color(colors.text)],
    ['Quiet text', ({ colors }) => color(colors.muted)],
    ['Accent', ({ colors }) => color(colors.accent)],
  ]),
  'boost-levels': ofList(
    'Levels of boosts',
    boostLevels,
    [
      ['Level', ({ level }) => level],
      ['Boosts', ({ boosts }) => boosts],
      ['What the chat gets', ({ gifts }) => lines(gifts.map(({ label }) => label))],
      ['When the level drops', ({ gifts }) => lines(gifts.map(({ lost }) => lost))],
    ],
    ({ level }) => String(level),
  ),
  'small-plan-features': ofRecord<SmallPlanFeature>('Small features that need a plan', smallPlanFeatures, [
    ['Feature', ({ label }) => label],
    ['Plan', ({ plan }) => planUp(plan)],
    ['How many', (feature) => feature.amount?.text],
    ['Page of the settings', ({ where }) => `**${where}**`],
  ]),
  'ranks-in-settings': ofList('Ranks that are settings of their own', ranksInSettings, [
    ['What', ({ label }) => label],
    ['In a new chat', ({ rank }) => rankUp(rank)],
    ['Setting', ({ setting }) => settingPath(setting)],
  ]),
  browsers: ofRecord<Browser>('Browsers', browsers, [
    ['Browser', (browser) => browser.name],
    ['Versions', ({ supported }) => supported],
    ['Runs on', ({ systems }) => listed(systems.map((id) => systemNames[id]))],
    ['Note', ({ note }) => note],
  ]),
  'sso-errors': ofRecord('Errors of single sign-on', ssoErrors, [
    ['Code', (_, id) => [code(id)]],
    ['Cause', ({ cause }) => cause],
    ['What to do', ({ cure }) => cure],
    ['In the SDK', ({ sdkCode }) => [code(sdkCode)]],
    ['The person reads', ({ shown }) => shown],
  ]),
  ...developerTables,
};
