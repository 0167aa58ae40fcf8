import { FactError } from './html/lookUp';
import type { FactComponent } from './html/tag';
import { apiObject, apiOperations, apiOperationTable, apiScopes, movedAnchorsOf } from './reference/api';
import { embedOptionList, sdkEvents, sdkFields, sdkMethods, sdkOptions } from './reference/sdk';
import {
  webhookDelivery,
  webhookEvents,
  webhookEventTable,
  webhookObject,
  webhookVectors,
} from './reference/webhooks';
import { atAGlance } from './tags/atAGlance';
import { everySetting } from './tags/everySetting';
import { factsTable } from './tags/factsTable';
import { limit } from './tags/limits';
import { plan, planTable, planValue, price } from './tags/plans';
import { permissionTable, rank } from './tags/ranks';
import { recipe } from './tags/recipes';
import { setting, settingsPagesTable, settingsTable } from './tags/settings';
import { ssoErrorList } from './tags/ssoErrors';
import { fact, swatch, uiPath } from './tags/values';
import { wordIndex } from './tags/wordIndex';

/** The tags that write facts into a page, each with its attributes. */
export const factTags: Readonly<Record<string, readonly [FactComponent, ...attributes: string[]]>> = {
  ApiObject: [apiObject, 'name'],
  ApiOperations: [apiOperations, 'tag'],
  ApiOperationTable: [apiOperationTable, 'tag'],
  ApiScopes: [apiScopes],
  AtAGlance: [atAGlance, 'to'],
  EmbedOptions: [embedOptionList],
  EverySetting: [everySetting],
  Fact: [fact, 'id'],
  FactsTable: [factsTable, 'of', 'ids'],
  Limit: [limit, 'id', 'show'],
  MovedAnchors: [movedAnchorsOf, 'page'],
  PermissionTable: [permissionTable, 'ids'],
  Plan: [plan, 'id', 'up'],
  PlanTable: [planTable, 'features'],
  PlanValue: [planValue, 'feature', 'plan'],
  Price: [price, 'plan', 'per'],
  Rank: [rank, 'id', 'up'],
  Recipe: [recipe, 'plan'],
  SdkEvents: [sdkEvents],
  SdkFields: [sdkFields, 'of'],
  SdkMethods: [sdkMethods],
  SdkOptions: [sdkOptions],
  Setting: [setting, 'id', 'show'],
  SettingsPages: [settingsPagesTable],
  SettingsTable: [settingsTable, 'page', 'ids'],
  SsoErrors: [ssoErrorList],
  Swatch: [swatch, 'color'],
  UiPath: [uiPath, 'to'],
  WebhookDelivery: [webhookDelivery],
  WebhookEvents: [webhookEvents],
  WebhookEventTable: [webhookEventTable],
  WebhookObject: [webhookObject, 'name'],
  WebhookTestVectors: [webhookVectors],
  WordIndex: [wordIndex],
};

/** Refuses attributes that a tag doesn't have, which would do nothing. */
function strict([write, ...known]: (typeof factTags)[string]): FactComponent {
  return (attributes, ...context) => {
    const unknown = Object.keys(attributes).find((name) => !known.includes(name));
    if (unknown !== undefined) {
      throw new FactError(
        `has no attribute "${unknown}". ${known.length > 0 ? `There are: ${known.join(', ')}.` : 'It has none: remove it.'}`,
      );
    }
    return write(attributes, ...context);
  };
}

/** The components that a page can use to show facts, by the name of their tag. */
export const factComponents: Readonly<Record<string, FactComponent>> = {
  ...Object.fromEntries(Object.entries(factTags).map(([name, tag]) => [name, strict(tag)])),
};
