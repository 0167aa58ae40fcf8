import { defineTag, type Tag } from './defineTag';
import { inlineCode, joinContent } from './html/hast';
import { table } from './html/table';
import * as apiTags from './reference/api';
import * as webhooksTags from './reference/webhooks';
import * as chatTags from './scenes/chat';
import * as diagramTags from './scenes/diagram';
import * as sceneMenuTags from './scenes/menu';
import * as settingsSceneTags from './scenes/settingsScene';
import * as atAGlanceTags from './tags/atAGlance';
import * as emergencyNumbersTags from './tags/emergencyNumbers';
import * as fieldsTags from './tags/fields';
import * as helplinesTags from './tags/helplines';
import * as plansTags from './tags/plans';
import * as ranksTags from './tags/ranks';
import * as settingsTags from './tags/settings';
import * as themeTableTags from './tags/themeTable';
import * as valuesTags from './tags/values';

/** `<TagTable />`: all tags from A to Z with their attributes, for writers. */
const TagTable = defineTag({}, () => {
  const sortedTags = Object.entries(tags).sort(([a], [b]) => a.localeCompare(b));
  const rows = sortedTags.map(([tag, { attributes }]) => ({
    cells: [inlineCode(`<${tag}>`), joinContent(Object.keys(attributes).map(inlineCode), ', ')],
  }));
  return table('Attributes of the tags', ['Tag', 'Attributes'], rows);
});

/** All tags, by name: each export of a file is one. They become HTML while the site is built. */
export const tags: Readonly<Record<string, Tag>> = {
  ...apiTags,
  ...webhooksTags,
  ...chatTags,
  ...diagramTags,
  ...sceneMenuTags,
  ...settingsSceneTags,
  ...atAGlanceTags,
  ...emergencyNumbersTags,
  ...fieldsTags,
  ...helplinesTags,
  ...plansTags,
  ...ranksTags,
  ...settingsTags,
  ...themeTableTags,
  ...valuesTags,
  TagTable,
};

const namesByLowerCase = new Map(Object.keys(tags).map((name) => [name.toLowerCase(), name]));

/** Returns the name of the tag that is written so, in this case or another. */
export function findTagName(written: string): string | undefined {
  return namesByLowerCase.get(written.toLowerCase());
}
