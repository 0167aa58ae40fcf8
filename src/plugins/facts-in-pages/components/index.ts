import { atAGlance } from './atAGlance';
import { commandTable } from './commands';
import { fact } from './fact';
import { factsList } from './factsList';
import { factsTable } from './factsTable';
import { uiPath } from './interface';
import { limit, limitsTable } from './limits';
import { oldAddresses, pageMap, wordIndex } from './pageMap';
import { plan, planGlossary, planTable, planValue, price } from './plans';
import { permissionTable, rank, rankTable } from './ranks';
import { setting, settingsPagesTable, settingsTable } from './settings';
import type { FactComponent } from './types';

/** The components that a page can use to show facts, by the name of their tag. */
export const factComponents: Readonly<Record<string, FactComponent>> = {
  AtAGlance: atAGlance,
  CommandTable: commandTable,
  Fact: fact,
  FactsList: factsList,
  FactsTable: factsTable,
  Limit: limit,
  LimitsTable: limitsTable,
  OldAddresses: oldAddresses,
  PageMap: pageMap,
  PermissionTable: permissionTable,
  Plan: plan,
  PlanGlossary: planGlossary,
  PlanTable: planTable,
  PlanValue: planValue,
  Price: price,
  Rank: rank,
  RankTable: rankTable,
  Setting: setting,
  SettingsPages: settingsPagesTable,
  SettingsTable: settingsTable,
  UiPath: uiPath,
  WordIndex: wordIndex,
};
