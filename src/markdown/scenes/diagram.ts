import fs from 'node:fs';
import path from 'node:path';
import * as cheerio from 'cheerio';
import type { Element } from 'hast';
import { h } from 'hastscript';
import { toString as textOf } from 'mdast-util-to-string';
import { limits } from '../../facts/limits';
import type { Quantity } from '../../facts/quantity';
import { readText } from '../../files';
import { fromCheerio } from '../html/fromCheerio';
import { checkKey, lookUp, splitKeys, TagError } from '../tagInput/lookUp';
import type { RenderTag } from '../tagInput/tag';
import { figure, sideBySide, withAlt } from './parts';

const folder = path.join(__dirname, '../../../docs/_diagrams');

/** Reads an SVG. As a part of the page, it has the colors of its mode. In it, `{trial}` stands for the number of that limit. */
function readSvg(name: string): Element {
  const source = readText(path.join(folder, `${name}.svg`));
  const text = source.replace(/\{([\w-]+)\}/g, (_, id) => String(lookUp<Quantity>(limits, id, 'limit').max));
  const [svg] = cheerio.load(text)('svg').toArray().flatMap(fromCheerio);
  return svg?.type === 'element' ? svg : h('svg');
}

/** Takes the text of a `<title>` or a `<desc>` out of an SVG. */
function extractText(svg: Element, tagName: string): string {
  const place = svg.children.findIndex((child) => child.type === 'element' && child.tagName === tagName);
  if (place < 0) {
    throw new TagError(`shows an SVG that has no <${tagName}>.`);
  }
  return textOf(svg.children.splice(place, 1));
}

/**
 * `<Diagram name="boosts" />`: an SVG of `docs/_diagrams/`, whose `<desc>` is the text alternative, or several, each below its
 * `<title>`.
 */
export const diagram: RenderTag = ({ name, note }) => {
  const files = Object.fromEntries(fs.readdirSync(folder).map((file) => [path.parse(file).name, file]));
  const [first, ...others] = splitKeys(name).map((key) => readSvg(checkKey(files, key, 'diagram')));
  if (!first) {
    throw new TagError('needs name="…".');
  }
  const described = (svg: Element) => withAlt(svg, `${extractText(svg, 'desc')} `);
  if (others.length === 0) {
    return figure(described(first), note);
  }
  const pictures = [first, ...others].map((svg) => [extractText(svg, 'title'), described(svg)] as const);
  return figure(sideBySide(pictures), note);
};
