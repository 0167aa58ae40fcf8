import {
  chatMenu,
  type MenuEntry,
  messageMenu,
  nameMenu,
  type Place,
  places,
  staffPanelParts,
  windowParts,
} from '../../../../facts/interface';
import {
  type PermissionId,
  permissions,
  possibleRanks,
  ranksInSettings,
} from '../../../../facts/permissions';
import { type Rank, rankIds, ranks } from '../../../../facts/ranks';
import { labelPath, rankLabel } from '../../html';
import { listed, planUp, rankUp, settingPath, viewer } from './cells';
import { type FactTable, type FactTables, ofList, ofRecord } from './define';

function menu(caption: string, entries: Readonly<Record<string, MenuEntry>>): FactTable {
  return ofRecord(caption, entries, [
    ['Entry', ({ label }) => `**${label}**`],
    ['What it does', ({ does }) => does],
    ['Who sees it', ({ seenBy }) => viewer(seenBy)],
  ]);
}

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
  'staff-ranks': ofRecord<Rank>('Ranks and staff', ranks, [
    ['Rank', ({ name }) => name],
    ['Counts as staff', ({ staff }) => staff],
  ]),
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
  'chat-menu': menu('The chat menu', chatMenu),
  'message-menu': menu('The message menu', messageMenu),
  'name-menu': menu('The menu of a name', nameMenu),
  'staff-panel-parts': ofRecord('The staff panel', staffPanelParts, [
    ['Part', ({ label }) => `**${label}**`],
    ['Who sees it', ({ seenBy }) => rankUp(seenBy)],
  ]),
  'window-parts': ofRecord('Parts of the chat window', windowParts, [
    ['Part', ({ label }) => label],
    ['What is there', ({ holds }) => holds],
  ]),
};
