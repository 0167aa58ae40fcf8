import { type Browser, browsers, systemNames } from '../../../../facts/browsers';
import { type Screen, screens } from '../../../../facts/moderation';
import { ranksInSettings } from '../../../../facts/permissions';
import { type SmallPlanFeature, smallPlanFeatures } from '../../../../facts/plans';
import { boostLevels } from '../../../../facts/shop';
import { type SsoError, ssoErrors } from '../../../../facts/sso';
import { code, lines, listed, plain, planUp, rankUp, settingPath } from './cells';
import { codeTables } from './codeTables';
import { type FactTables, ofList, ofRecord } from './define';

/** The tables that a page can show with `<FactsTable of="name" />`. Each is on at least two pages, or code reads its facts. */
export const tables: FactTables = {
  screens: ofRecord<Screen>('Messages on the screen', screens, [
    ['Message', ({ title }) => plain(title)],
    ['Details', (screen) => lines(screen.lines)],
    ['Where it appears', ({ at }) => at],
    ["What it doesn't tell you", ({ never }) => never],
  ]),
  'boost-levels': ofList(
    'Boost levels',
    boostLevels,
    [
      ['Level', ({ level }) => level],
      ['Boosts', ({ boosts }) => boosts],
      ['What the chat gets', ({ gifts }) => lines(gifts.map(({ label }) => label))],
      ['If the level drops', ({ gifts }) => lines(gifts.map(({ lost }) => lost))],
    ],
    ({ level }) => String(level),
  ),
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
  browsers: ofRecord<Browser>('Browsers', browsers, [
    ['Browser', (browser) => browser.name],
    ['Versions', ({ supported }) => supported],
    ['Works on', ({ systems }) => listed(systems.map((id) => systemNames[id]))],
    ['Note', ({ note }) => note],
  ]),
  'sso-errors': ofRecord<SsoError>('Single sign-on errors', ssoErrors, [
    ['Code', (_, id) => [code(id)]],
    ['Cause', ({ cause }) => cause],
    ['What to do', ({ cure }) => cure],
    ['SDK code', ({ sdkCode }) => sdkCode && [code(sdkCode)]],
    ['The person sees', ({ shown }) => shown],
  ]),
  ...codeTables,
};
