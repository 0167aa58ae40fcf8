import { apiObject, apiOperations } from './apiOperations';
import { atAGlance } from './atAGlance';
import { commandTable } from './commands';
import { everySetting } from './everySetting';
import { fact } from './fact';
import { factsList } from './factsList';
import { factsTable } from './factsTable';
import { uiPath } from './interface';
import { limit, limitsTable } from './limits';
import { oldAddresses, pageMap, wordIndex } from './pageMap';
import { plan, planGlossary, planTable, planValue, price } from './plans';
import { permissionTable, rank, rankTable } from './ranks';
import { recipe } from './recipes';
import { setting, settingsPagesTable, settingsTable } from './settings';
import { swatch } from './swatch';
import type { FactComponent } from './types';
import { webhookDeliverySample, webhookEventSections, webhookVectors } from './webhooks';

/** The components that a page can use to show facts, by the name of their tag. */
export const factComponents: Readonly<Record<string, FactComponent>> = {
  ApiObject: apiObject,
  ApiOperations: apiOperations,
  AtAGlance: atAGlance,
  CommandTable: commandTable,
  EverySetting: everySetting,
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
  Recipe: recipe,
  Setting: setting,
  SettingsPages: settingsPagesTable,
  SettingsTable: settingsTable,
  Swatch: swatch,
  UiPath: uiPath,
  WebhookDelivery: webhookDeliverySample,
  WebhookEvents: webhookEventSections,
  WebhookTestVectors: webhookVectors,
  WordIndex: wordIndex,
};
