import { ranksInSettings } from '../../../../facts/permissions';
import { rankUp, settingPath } from './cells';
import { type FactTables, ofList } from './define';

/** Tables about ranks, menus and the parts of the window. */
export const peopleTables: FactTables = {
  'ranks-in-settings': ofList('Ranks that are settings of their own', ranksInSettings, [
    ['What', ({ label }) => label],
    ['In a new chat', ({ rank }) => rankUp(rank)],
    ['Setting', ({ setting }) => settingPath(setting)],
  ]),
};
