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
import { keyOf, optional, requiredText, several } from '../tagInput/attributes';
import { defineTag } from '../tagInput/defineTag';
import { lookUp, TagError } from '../tagInput/lookUp';
import { figure, sideBySide, withAlt } from './drawing';

const folder = sitePath('docs/_diagrams');

/** Fills in the limits of an SVG: `{trial}` is the number of a limit, and `{trial × 0.5}` half of it. */
function fillLimits(svg: string): string {
  return svg.replace(/\{([\w-]+)(?: × ([\d.]+))?\}/g, (_, id: string, factor = '1') => {
    const { max = Number.NaN } = lookUp<Quantity>(limits, id, 'limit');
    return String(max * Number(factor));
  });
}

/** Reads an SVG. It becomes a part of the page, so that it has the colors of the page's mode. */
function readSvg(name: string): Element {
  const text = fillLimits(readText(path.join(folder, `${name}.svg`)));
  const [svg] = cheerio
    .load(text)('svg')
    .toArray()
    .flatMap((node) => fromCheerio(node));
  return svg?.type === 'element' ? svg : s('svg');
}

/** Removes the `<title>` or the `<desc>` of an SVG, and returns its text. */
function extractText(svg: Element, tagName: string): string {
  const index = svg.children.findIndex((child) => child.type === 'element' && child.tagName === tagName);
  if (index < 0) {
    throw new TagError(`shows an SVG that has no <${tagName}>.`);
  }
  return textOf(svg.children.splice(index, 1));
}

function diagrams(): Record<string, string> {
  return Object.fromEntries(fs.readdirSync(folder).map((file) => [path.parse(file).name, file]));
}

/**
 * `<Diagram name="boosts" />`: an SVG from `docs/_diagrams/`, whose `<desc>` is the text alternative, or several of them, each below
 * its `<title>`.
 */
export const diagramTag = defineTag(
  { name: several(keyOf(diagrams, 'diagram')), note: optional(requiredText) },
  ({ name: names, note }) => {
    const pictures = names.map((name) => {
      const svg = readSvg(name);
      const title = names.length > 1 ? extractText(svg, 'title') : '';
      return [title, withAlt(svg, `${extractText(svg, 'desc')} `)] as const;
    });
    const [[, first] = []] = pictures;
    return figure(first && pictures.length === 1 ? first : sideBySide(pictures), note);
  },
);
