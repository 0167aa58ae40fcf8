import * as api from '../reference/api';
import * as sdk from '../reference/sdk';
import * as webhooks from '../reference/webhooks';
import * as chat from '../scenes/chat';
import * as diagram from '../scenes/diagram';
import * as menu from '../scenes/menu';
import * as sequence from '../scenes/sequence';
import * as settingsScene from '../scenes/settingsScene';
import * as atAGlance from './atAGlance';
import type { Tag } from './defineTag';
import * as emergencyNumbers from './emergencyNumbers';
import * as plans from './plans';
import * as ranks from './ranks';
import * as settings from './settings';
import { defineTagTable } from './tagTable';
import * as themeTable from './themeTable';
import * as values from './values';
import * as wordIndex from './wordIndex';

const documentedTags: Readonly<Record<string, Tag>> = {
  ...api,
  ...sdk,
  ...webhooks,
  ...chat,
  ...diagram,
  ...menu,
  ...sequence,
  ...settingsScene,
  ...atAGlance,
  ...emergencyNumbers,
  ...plans,
  ...ranks,
  ...settings,
  ...themeTable,
  ...values,
  ...wordIndex,
};

/** The tags of facts and illustrations, by name. They become HTML while the site is built. */
export const tags: Readonly<Record<string, Tag>> = {
  ...documentedTags,
  TagTable: defineTagTable(documentedTags),
};
