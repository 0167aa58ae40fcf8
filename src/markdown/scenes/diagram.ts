import fs from 'node:fs';
import path from 'node:path';
import type { Element } from 'hast';
import { h } from 'hastscript';
import { toString as textOf } from 'mdast-util-to-string';
import rehypeParse from 'rehype-parse';
import { unified } from 'unified';
import { limits } from '../../facts/limits';
import type { Quantity } from '../../facts/quantity';
import { readText } from '../../files';
import { FactError, keyIn, keysOf, lookUp } from '../html/lookUp';
import type { WriteTag } from '../html/tag';
import { figure, says, sideBySide } from './picture';

const folder = path.join(__dirname, '../../../docs/_diagrams');
const svg = unified().use(rehypeParse, { fragment: true }).freeze();

/** Reads an SVG. As a part of the page, it has the colors of its mode. In it, `{trial}` stands for the number of that limit. */
function read(name: string): Element {
  const source = readText(path.join(folder, `${name}.svg`));
  const text = source.replace(/\{([\w-]+)\}/g, (_, id) => String(lookUp<Quantity>(limits, id, 'limit').max));
  const [art] = svg.parse(text).children;
  return art?.type === 'element' ? art : h('svg');
}

/** Takes the text of a `<title>` or a `<desc>` out of an SVG. */
function take(art: Element, tagName: string): string {
  const place = art.children.findIndex((child) => child.type === 'element' && child.tagName === tagName);
  if (place < 0) {
    throw new FactError(`shows an SVG that has no <${tagName}>.`);
  }
  return textOf(art.children.splice(place, 1));
}

/**
 * `<Diagram name="boosts" />`: an SVG of `docs/_diagrams/`, whose `<desc>` is the text alternative, or several, each below its
 * `<title>`.
 */
export const diagram: WriteTag = ({ name, note }) => {
  const files = Object.fromEntries(fs.readdirSync(folder).map((file) => [path.parse(file).name, file]));
  const [first, ...others] = keysOf(name).map((each) => read(keyIn(files, each, 'diagram')));
  if (!first) {
    throw new FactError('needs name="…".');
  }
  const described = (art: Element) => says(art, `${take(art, 'desc')} `);
  if (others.length === 0) {
    return figure(described(first), note);
  }
  return figure(sideBySide([first, ...others].map((art) => [take(art, 'title'), described(art)])), note);
};
