import { apiObject, apiOperations, apiOperationTable, apiScopes } from '../../api';
import { sdkEvents, sdkFields, sdkMethods, sdkObjects } from '../../sdk';
import { webhookDelivery, webhookEvents, webhookEventTable, webhookVectors } from '../../webhooks';
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

/** The components that a page can use to show facts, by the name of their tag. */
export const factComponents: Readonly<Record<string, FactComponent>> = {
  ApiObject: apiObject,
  ApiOperations: apiOperations,
  ApiOperationTable: apiOperationTable,
  ApiScopes: apiScopes,
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
  SdkEvents: sdkEvents,
  SdkFields: sdkFields,
  SdkMethods: sdkMethods,
  SdkObjects: sdkObjects,
  Setting: setting,
  SettingsPages: settingsPagesTable,
  SettingsTable: settingsTable,
  Swatch: swatch,
  UiPath: uiPath,
  WebhookDelivery: webhookDelivery,
  WebhookEvents: webhookEvents,
  WebhookEventTable: webhookEventTable,
  WebhookTestVectors: webhookVectors,
  WordIndex: wordIndex,
};
