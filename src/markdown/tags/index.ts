import { defineTag, type Tag } from '../defineTag';
import { inlineCode } from '../html/hast';
import { type TableRow, table } from '../html/table';
import * as api from '../reference/api';
import * as sdk from '../reference/sdk';
import * as webhooks from '../reference/webhooks';
import * as chat from '../scenes/chat';
import * as diagram from '../scenes/diagram';
import * as menu from '../scenes/menu';
import * as sequence from '../scenes/sequence';
import * as settingsScene from '../scenes/settingsScene';
import * as atAGlance from './atAGlance';
import * as emergencyNumbers from './emergencyNumbers';
import * as plans from './plans';
import * as ranks from './ranks';
import * as settings from './settings';
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

/** `<TagTable />`: the attributes of all tags from A to Z, with their values, for writers. */
const TagTable = defineTag({}, () => {
  const rows: TableRow[] = [];
  const sortedTags = Object.entries(documentedTags).sort(([a], [b]) => a.localeCompare(b));
  for (const [tag, { attributes }] of sortedTags) {
    const entries = Object.entries(attributes);
    if (entries.length > 0) rows.push({ kind: 'group', cells: [inlineCode(`<${tag}>`)] });
    rows.push(...entries.map(([name, { accepts }]) => ({ cells: [inlineCode(name), accepts] })));
  }
  return table('Attributes of the tags', ['Attribute', 'Value'], rows);
});

/** All tags, by name. They become HTML while the site is built. */
export const tags: Readonly<Record<string, Tag>> = { ...documentedTags, TagTable };
