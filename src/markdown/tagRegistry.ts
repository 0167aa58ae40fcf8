import { apiObject, apiOperation, apiOperationTable, apiScopes } from './reference/api';
import { embedOptionList, sdkEvents, sdkFields, sdkMethods, sdkOptions } from './reference/sdk';
import { webhookEvent, webhookEventTable, webhookObject, webhookVectors } from './reference/webhooks';
import { chatLine, chatScene, message, notice, reaction } from './scenes/chat';
import { diagram } from './scenes/diagram';
import { menu } from './scenes/menu';
import { dialog, settingRow, settingsScene } from './scenes/settingsScene';
import type { RenderTag } from './tagInput/tag';
import { atAGlance } from './tags/atAGlance';
import { emergencyNumbersTag } from './tags/emergencyNumbers';
import { factsTable } from './tags/factsTable';
import { plan, planTable, planValue, price } from './tags/plans';
import { permissionTable, rank } from './tags/ranks';
import {
  everySetting,
  recommend,
  recommendedSettings,
  setting,
  settingsList,
  settingsPagesTable,
} from './tags/settings';
import { address, limit, swatch, uiPath } from './tags/values';
import { wordIndex } from './tags/wordIndex';

/** A tag that a page can use. */
interface Tag {
  readonly render: RenderTag;
  readonly attributes?: readonly string[];
}

/** Every tag that becomes HTML while the site is built. */
export const tags: Readonly<Record<string, Tag>> = {
  // Facts
  Address: { render: address, attributes: ['name'] },
  AtAGlance: { render: atAGlance },
  EmergencyNumbers: { render: emergencyNumbersTag, attributes: ['buttons'] },
  EverySetting: { render: everySetting },
  FactsTable: { render: factsTable, attributes: ['of'] },
  Limit: { render: limit, attributes: ['id', 'show'] },
  PermissionTable: { render: permissionTable, attributes: ['guests'] },
  Plan: { render: plan, attributes: ['id', 'up'] },
  PlanTable: { render: planTable, attributes: ['features'] },
  PlanValue: { render: planValue, attributes: ['feature', 'plan'] },
  Price: { render: price, attributes: ['plan', 'per'] },
  Rank: { render: rank, attributes: ['id', 'up'] },
  Setting: { render: setting, attributes: ['id', 'show'] },
  Recommend: { render: recommend, attributes: ['id', 'value', 'yours'] },
  RecommendedSettings: { render: recommendedSettings },
  SettingsPages: { render: settingsPagesTable },
  SettingsList: { render: settingsList, attributes: ['page', 'ids'] },
  Swatch: { render: swatch, attributes: ['color'] },
  UiPath: { render: uiPath, attributes: ['to'] },
  WordIndex: { render: wordIndex },

  // The reference
  ApiObject: { render: apiObject, attributes: ['name'] },
  ApiOperation: { render: apiOperation, attributes: ['name'] },
  ApiOperationTable: { render: apiOperationTable, attributes: ['tag'] },
  ApiScopes: { render: apiScopes },
  EmbedOptions: { render: embedOptionList },
  SdkEvents: { render: sdkEvents },
  SdkFields: { render: sdkFields, attributes: ['of'] },
  SdkMethods: { render: sdkMethods },
  SdkOptions: { render: sdkOptions },
  WebhookEvent: { render: webhookEvent, attributes: ['name'] },
  WebhookEventTable: { render: webhookEventTable },
  WebhookObject: { render: webhookObject, attributes: ['name'] },
  WebhookTestVectors: { render: webhookVectors },

  // Pictures
  ChatScene: {
    render: chatScene,
    attributes: ['each', 'show', 'channels', 'banner', 'typed', 'radio', 'members', 'press', 'step', 'note'],
  },
  Diagram: { render: diagram, attributes: ['name', 'note'] },
  SettingsScene: { render: settingsScene, attributes: ['place', 'step', 'note'] },
  ChatLine: { render: chatLine },
  Dialog: { render: dialog, attributes: ['title', 'button', 'step'] },
  Menu: { render: menu, attributes: ['of', 'for', 'pick', 'step'] },
  Message: { render: message, attributes: ['from', 'rank', 'press', 'step'] },
  Notice: { render: notice, attributes: ['kind'] },
  Reaction: { render: reaction, attributes: ['emoji', 'count', 'own'] },
  SettingRow: { render: settingRow, attributes: ['id', 'label', 'value', 'button', 'choice', 'step'] },
};
