import * as api from './reference/api';
import * as sdk from './reference/sdk';
import * as webhooks from './reference/webhooks';
import * as chat from './scenes/chat';
import * as diagram from './scenes/diagram';
import * as menu from './scenes/menu';
import * as settingsScene from './scenes/settingsScene';
import type { Tag } from './tagInput/defineTag';
import * as atAGlance from './tags/atAGlance';
import * as emergencyNumbers from './tags/emergencyNumbers';
import * as plans from './tags/plans';
import * as ranks from './tags/ranks';
import * as settings from './tags/settings';
import { defineTagTable } from './tags/tagTable';
import * as themeTable from './tags/themeTable';
import * as values from './tags/values';
import * as wordIndex from './tags/wordIndex';

/** The files whose exports are tags, by the names that pages use. */
const files: readonly Readonly<Record<string, Tag>>[] = [
  api,
  atAGlance,
  chat,
  diagram,
  emergencyNumbers,
  menu,
  plans,
  ranks,
  sdk,
  settings,
  settingsScene,
  themeTable,
  values,
  webhooks,
  wordIndex,
];

const describedTags = Object.fromEntries(files.flatMap((file) => Object.entries(file)));

/** The tags that become HTML while the site is built. */
export const tags: Readonly<Record<string, Tag>> = {
  ...describedTags,
  TagTable: defineTagTable(describedTags),
};
