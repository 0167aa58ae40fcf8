import fs from 'node:fs';
import path from 'node:path';
import * as cheerio from 'cheerio';
import type { Element } from 'hast';
import { s } from 'hastscript';
import { toString as textOf } from 'mdast-util-to-string';
import { limits } from '../../facts/limits';
import type { Quantity } from '../../facts/quantity';
import { readText, sitePath } from '../../files';
import { fromCheerio } from '../html/fromCheerio';
import { keyOf, optional, several, text } from '../tagInput/attributes';
import { defineTag } from '../tagInput/defineTag';
import { lookUp, TagError } from '../tagInput/lookUp';
import { figure, sideBySide, withAlt } from './parts';

const folder = sitePath('docs/_diagrams');

/** Returns the text of an SVG in which `{trial}` is the number of that limit, and `{trial × 0.5}` half of it. */
function fillLimits(svg: string): string {
  return svg.replace(/\{([\w-]+)(?: × ([\d.]+))?\}/g, (_, id: string, factor = '1') => {
    const { max = Number.NaN } = lookUp<Quantity>(limits, id, 'limit');
    return String(max * Number(factor));
  });
}

/** Reads an SVG. As a part of the page, it has the colors of its mode. */
function readSvg(name: string): Element {
  const text = fillLimits(readText(path.join(folder, `${name}.svg`)));
  const [svg] = cheerio
    .load(text)('svg')
    .toArray()
    .flatMap((node) => fromCheerio(node));
  return svg?.type === 'element' ? svg : s('svg');
}

/** Takes the text of a `<title>` or a `<desc>` out of an SVG. */
function extractText(svg: Element, tagName: string): string {
  const place = svg.children.findIndex((child) => child.type === 'element' && child.tagName === tagName);
  if (place < 0) {
    throw new TagError(`shows an SVG that has no <${tagName}>.`);
  }
  return textOf(svg.children.splice(place, 1));
}

function diagrams(): Record<string, string> {
  return Object.fromEntries(fs.readdirSync(folder).map((file) => [path.parse(file).name, file]));
}

/**
 * `<Diagram name="boosts" />`: an SVG of `docs/_diagrams/`, whose `<desc>` is the text alternative, or several, each below its
 * `<title>`.
 */
export const diagramTag = defineTag(
  { name: several(keyOf(diagrams, 'diagram')), note: optional(text) },
  ({ name: names, note }) => {
    const pictures = names.map((name) => {
      const svg = readSvg(name);
      const title = names.length > 1 ? extractText(svg, 'title') : '';
      return [title, withAlt(svg, `${extractText(svg, 'desc')} `)] as const;
    });
    const [[, onlyPicture] = [], ...others] = pictures;
    return figure(onlyPicture && others.length === 0 ? onlyPicture : sideBySide(pictures), note);
  },
);
