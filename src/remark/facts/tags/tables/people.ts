import { type Place, places, windowParts } from '../../../../facts/interface';
import {
  type PermissionId,
  permissions,
  possibleRanks,
  ranksInSettings,
} from '../../../../facts/permissions';
import { rankIds, ranks } from '../../../../facts/ranks';
import { labelPath, rankLabel } from '../../html';
import { listed, planUp, rankUp, settingPath, viewer } from './cells';
import { type FactTables, ofList, ofRecord } from './define';

/** Tables about ranks, menus and the parts of the window. */
export const peopleTables: FactTables = {
  'rank-shapes': ofList<(typeof rankIds)[number]>(
    'Shapes and letters of the ranks',
    rankIds,
    [
      ['Rank', (id) => [rankLabel(id)]],
      ['Shape', (id) => ranks[id].shape],
      ['Letter', (id) => ranks[id].letter],
    ],
    (id) => id,
  ),
  'movable-permissions': ofList(
    'Permissions that the owner can move',
    (Object.keys(permissions) as PermissionId[]).filter((id) => permissions[id].movable),
    [
      ['Permission', (id) => permissions[id].label],
      ['In a new chat', (id) => rankUp(permissions[id].rank)],
      ['Can be moved to', (id) => listed(possibleRanks(id).map((rank) => ranks[rank].name))],
    ],
    (id) => id,
  ),
  'ranks-in-settings': ofList('Ranks that are settings of their own', ranksInSettings, [
    ['What', ({ label }) => label],
    ['In a new chat', ({ rank }) => rankUp(rank)],
    ['Setting', ({ setting }) => settingPath(setting)],
  ]),
  places: ofRecord<Place>('Places and the ways there', places, [
    ['Place', ({ path }) => [labelPath(path)]],
    ['Who sees it', ({ seenBy }) => viewer(seenBy)],
    ['Plan', ({ plan }) => planUp(plan)],
    ['With the mouse', ({ mouse }) => mouse],
    ['By touch', ({ touch }) => touch],
    ['With the keyboard', ({ keyboard }) => keyboard],
  ]),
  'window-parts': ofRecord('Parts of the chat window', windowParts, [
    ['Part', ({ label }) => label],
    ['What is there', ({ holds }) => holds],
  ]),
};
