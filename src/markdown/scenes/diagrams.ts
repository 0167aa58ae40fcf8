import fs from 'node:fs';
import path from 'node:path';
import type { Element } from 'hast';
import { select } from 'hast-util-select';
import { h } from 'hastscript';
import { toString as textOf } from 'mdast-util-to-string';
import rehypeParse from 'rehype-parse';
import { unified } from 'unified';
import { embedModes } from '../../facts/embed';
import { limits } from '../../facts/limits';
import { settingsPages } from '../../facts/settings';
import type { Limit } from '../../facts/types';
import { lookUp } from '../html/lookUp';
import { says, sideBySide } from './picture';
import type { Tag } from './tags';

const folder = path.join(__dirname, '../../../docs/_diagrams');
const svg = unified().use(rehypeParse, { fragment: true }).freeze();

/** Reads an SVG. As a part of the page, it has the colors of its mode. In it, `{trial}` stands for the number of that limit. */
function read(name: string): Element {
  const source = fs.readFileSync(path.join(folder, `${name}.svg`), 'utf8');
  const text = source.replace(/\{([\w-]+)\}/g, (_, id) => String(lookUp<Limit>(limits, id, 'limit').max));
  const [art] = svg.parse(text).children;
  return art?.type === 'element' ? art : h('svg');
}

/** Draws `<Diagram>`: an SVG of `docs/_diagrams/`, whose `<desc>` is the text alternative. */
export function diagram(tag: Tag): Element {
  const files = fs.readdirSync(folder).map((file) => [path.parse(file).name, file]);
  const art = tag.locate(() => read(tag.key('name', Object.fromEntries(files), 'diagram')));
  const description = select('desc', art) ?? tag.fail('shows an SVG that has no <desc>.');
  return says(art, textOf(description));
}

const sites = {
  modes: Object.entries(embedModes).map(([id, mode]) => ({ file: `embed-${id}`, ...mode })),
  layouts: settingsPages['page-appearance'].settings['page-layout'].choices.map((layout) => ({
    file: `page-${layout.label.toLowerCase().replace(' ', '-')}`,
    ...layout,
  })),
};

/** Draws `<SiteScene>`: a website with a chat in it, in the modes of an embed or in the layouts of the chat's page. */
export function siteScene(tag: Tag): Element {
  const drawn = sites[tag.key('of', sites, 'subject')];
  return sideBySide(drawn.map(({ file, label, does }) => [label, says(read(file), `${does} `)]));
}
