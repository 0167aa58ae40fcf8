import { apiObjectTag, apiOperationTableTag, apiOperationTag, apiScopesTag } from './reference/api';
import { embedOptionsTag, sdkEventsTag, sdkFieldsTag, sdkMethodsTag } from './reference/sdk';
import {
  webhookEventTableTag,
  webhookEventTag,
  webhookObjectTag,
  webhookTestVectorsTag,
} from './reference/webhooks';
import { chatLineTag, chatSceneTag, messageTag, noticeTag, reactionTag } from './scenes/chat';
import { diagramTag } from './scenes/diagram';
import { menuTag } from './scenes/menu';
import { dialogTag, settingRowTag, settingsSceneTag } from './scenes/settingsScene';
import type { Tag } from './tagInput/defineTag';
import { atAGlanceTag } from './tags/atAGlance';
import { emergencyNumbersTag } from './tags/emergencyNumbers';
import { planCardsTag, planLineTag, planTableTag, planTag, planValueTag, priceTag } from './tags/plans';
import { permissionTableTag, rankTag } from './tags/ranks';
import {
  everySettingTag,
  recommendedSettingsTag,
  recommendTag,
  settingsListTag,
  settingsPagesTag,
  settingTag,
} from './tags/settings';
import { defineTagTable } from './tags/tagTable';
import { themeTableTag } from './tags/themeTable';
import { addressTag, lastReviewedTag, limitTag, reportWaitTag, swatchTag, uiPathTag } from './tags/values';
import { wordIndexTag } from './tags/wordIndex';

const describedTags = {
  // Facts
  Address: addressTag,
  AtAGlance: atAGlanceTag,
  EmergencyNumbers: emergencyNumbersTag,
  EverySetting: everySettingTag,
  LastReviewed: lastReviewedTag,
  Limit: limitTag,
  PermissionTable: permissionTableTag,
  Plan: planTag,
  PlanCards: planCardsTag,
  PlanLine: planLineTag,
  PlanTable: planTableTag,
  PlanValue: planValueTag,
  Price: priceTag,
  Rank: rankTag,
  Recommend: recommendTag,
  RecommendedSettings: recommendedSettingsTag,
  ReportWait: reportWaitTag,
  Setting: settingTag,
  SettingsList: settingsListTag,
  SettingsPages: settingsPagesTag,
  Swatch: swatchTag,
  ThemeTable: themeTableTag,
  UiPath: uiPathTag,
  WordIndex: wordIndexTag,

  // The reference
  ApiObject: apiObjectTag,
  ApiOperation: apiOperationTag,
  ApiOperationTable: apiOperationTableTag,
  ApiScopes: apiScopesTag,
  EmbedOptions: embedOptionsTag,
  SdkEvents: sdkEventsTag,
  SdkFields: sdkFieldsTag,
  SdkMethods: sdkMethodsTag,
  WebhookEvent: webhookEventTag,
  WebhookEventTable: webhookEventTableTag,
  WebhookObject: webhookObjectTag,
  WebhookTestVectors: webhookTestVectorsTag,

  // Pictures
  ChatLine: chatLineTag,
  ChatScene: chatSceneTag,
  Diagram: diagramTag,
  Dialog: dialogTag,
  Menu: menuTag,
  Message: messageTag,
  Notice: noticeTag,
  Reaction: reactionTag,
  SettingRow: settingRowTag,
  SettingsScene: settingsSceneTag,
};

/** The tags that become HTML while the site is built, by their names. */
export const tags: Readonly<Record<string, Tag>> = {
  ...describedTags,
  TagTable: defineTagTable(describedTags),
};
