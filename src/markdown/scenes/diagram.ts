import fs from 'node:fs';
import path from 'node:path';
import type { Element, Root } from 'hast';
import { raw } from 'hast-util-raw';
import { toString as textOf } from 'mdast-util-to-string';
import { limits } from '../../facts/limits';
import type { Quantity } from '../../facts/quantity';
import { readText, sitePath } from '../../utils/files';
import { factOf, optional, requiredText, several } from '../tagInput/attributes';
import { defineTag } from '../tagInput/defineTag';
import { lookUp, TagError } from '../tagInput/lookUp';
import { figure, sideBySide, withAlt } from './drawing';

const folder = sitePath('docs/_diagrams');

const upperBounds: Readonly<Record<string, number>> = Object.fromEntries(
  Object.entries<Quantity>(limits).flatMap(([id, { max }]) => (max === undefined ? [] : [[id, max]])),
);

/** Fills in the limits of an SVG: `{trial}` is the upper bound of a limit, and `{trial × 0.5}` half of it. */
function fillLimits(svg: string): string {
  return svg.replace(/\{([\w-]+)(?: × ([\d.]+))?\}/g, (_, id: string, factor = '1') =>
    String(lookUp(upperBounds, id, 'limit with an upper bound') * Number(factor)),
  );
}

/** Reads an SVG as a part of the page, which gives it the colors of the page's mode. */
function readSvg(file: string): Element {
  const value = fillLimits(readText(path.join(folder, file)));
  const { children } = raw({ type: 'root', children: [{ type: 'raw', value }] }) as Root;
  const svg = children.find((child) => child.type === 'element');
  if (!svg) {
    throw new TagError(`shows docs/_diagrams/${file}, which has no <svg>.`);
  }
  return svg;
}

/** Removes the `<title>` or the `<desc>` of an SVG, and returns its text. */
function extractText(svg: Element, tagName: string): string {
  const index = svg.children.findIndex((child) => child.type === 'element' && child.tagName === tagName);
  if (index < 0) {
    throw new TagError(`shows an SVG that has no <${tagName}>.`);
  }
  return textOf(svg.children.splice(index, 1));
}

/** Returns the files of the SVGs by their names. */
function diagrams(): Record<string, string> {
  return Object.fromEntries(fs.readdirSync(folder).map((file) => [path.parse(file).name, file]));
}

/**
 * `<Diagram name="boosts" />`: an SVG from `docs/_diagrams/` with its `<desc>` as the text alternative. Several SVGs are next to each
 * other, each below its `<title>`.
 */
export const Diagram = defineTag(
  { name: several(factOf(diagrams, 'diagram')), note: optional(requiredText) },
  ({ name: files, note }) => {
    const drawings = files.map((file) => {
      const svg = readSvg(file);
      const title = files.length > 1 ? extractText(svg, 'title') : '';
      return [title, withAlt(svg, `${extractText(svg, 'desc')} `)] as const;
    });
    const [[, first] = []] = drawings;
    return figure(first && drawings.length === 1 ? first : sideBySide(drawings), note);
  },
);
