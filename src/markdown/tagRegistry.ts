import type { WriteTag } from './html/tag';
import { apiObject, apiOperation, apiOperationTable, apiScopes, movedAnchorsOf } from './reference/api';
import { embedOptionList, sdkEvents, sdkFields, sdkMethods, sdkOptions } from './reference/sdk';
import { webhookEvent, webhookEventTable, webhookObject, webhookVectors } from './reference/webhooks';
import { chatLine, chatScene, message, notice, reaction } from './scenes/chat';
import { diagram } from './scenes/diagram';
import { menu } from './scenes/menu';
import { dialog, settingRow, settingsScene } from './scenes/settings';
import { atAGlance } from './tags/atAGlance';
import { factsTable } from './tags/factsTable';
import { plan, planTable, planValue, price } from './tags/plans';
import { permissionTable, rank } from './tags/ranks';
import { everySetting, setting, settingsList, settingsPagesTable } from './tags/settings';
import { fact, limit, swatch, uiPath } from './tags/values';
import { wordIndex } from './tags/wordIndex';

/** A tag that a page can use. */
interface Tag {
  readonly write: WriteTag;
  readonly attributes?: readonly string[];
  /** The tags that it works in, if it's a part of others. */
  readonly inside?: readonly string[];
}

/** Every tag that becomes HTML while the site is built. */
export const tags: Readonly<Record<string, Tag>> = {
  // Facts
  AtAGlance: { write: atAGlance },
  EverySetting: { write: everySetting },
  Fact: { write: fact, attributes: ['id'] },
  FactsTable: { write: factsTable, attributes: ['of'] },
  Limit: { write: limit, attributes: ['id', 'show'] },
  PermissionTable: { write: permissionTable, attributes: ['guests'] },
  Plan: { write: plan, attributes: ['id', 'up'] },
  PlanTable: { write: planTable, attributes: ['features'] },
  PlanValue: { write: planValue, attributes: ['feature', 'plan'] },
  Price: { write: price, attributes: ['plan', 'per'] },
  Rank: { write: rank, attributes: ['id', 'up'] },
  Setting: { write: setting, attributes: ['id', 'show', 'set'] },
  SettingsPages: { write: settingsPagesTable },
  SettingsList: { write: settingsList, attributes: ['page', 'ids'] },
  Swatch: { write: swatch, attributes: ['color'] },
  UiPath: { write: uiPath, attributes: ['to'] },
  WordIndex: { write: wordIndex },

  // The reference
  ApiObject: { write: apiObject, attributes: ['name'] },
  ApiOperation: { write: apiOperation, attributes: ['name'] },
  ApiOperationTable: { write: apiOperationTable, attributes: ['tag'] },
  ApiScopes: { write: apiScopes },
  EmbedOptions: { write: embedOptionList },
  MovedAnchors: { write: movedAnchorsOf, attributes: ['page'] },
  SdkEvents: { write: sdkEvents },
  SdkFields: { write: sdkFields, attributes: ['of'] },
  SdkMethods: { write: sdkMethods },
  SdkOptions: { write: sdkOptions },
  WebhookEvent: { write: webhookEvent, attributes: ['name'] },
  WebhookEventTable: { write: webhookEventTable },
  WebhookObject: { write: webhookObject, attributes: ['name'] },
  WebhookTestVectors: { write: webhookVectors },

  // Pictures
  ChatScene: {
    write: chatScene,
    attributes: ['each', 'show', 'channels', 'banner', 'typed', 'press', 'step', 'note'],
  },
  Diagram: { write: diagram, attributes: ['name', 'note'] },
  SettingsScene: { write: settingsScene, attributes: ['place', 'step', 'note'] },
  ChatLine: { write: chatLine, inside: ['ChatScene'] },
  Dialog: { write: dialog, attributes: ['title', 'button', 'step'], inside: ['ChatScene'] },
  Menu: {
    write: menu,
    attributes: ['of', 'for', 'pick', 'step'],
    inside: ['ChatScene', 'Message'],
  },
  Message: {
    write: message,
    attributes: ['from', 'rank', 'held', 'press', 'step'],
    inside: ['ChatScene'],
  },
  Notice: { write: notice, attributes: ['kind'], inside: ['ChatScene'] },
  Reaction: { write: reaction, attributes: ['emoji', 'count', 'own'], inside: ['Message'] },
  SettingRow: {
    write: settingRow,
    attributes: ['id', 'label', 'value', 'button', 'choice', 'step'],
    inside: ['SettingsScene', 'Dialog'],
  },
};
