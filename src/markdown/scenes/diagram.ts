import fs from 'node:fs';
import path from 'node:path';
import type { Element, Root } from 'hast';
import { raw } from 'hast-util-raw';
import { limits } from '../../facts/limits';
import type { Quantity } from '../../facts/quantity';
import { fromRoot, readText } from '../../utils/files';
import { entryAttribute, requireEntry } from '../attributes';
import { defineTag, TagError } from '../defineTag';
import { shownText } from '../html/shownText';
import { sceneFigure, withAlt } from './sceneParts';

const folder = fromRoot('docs/_diagrams');

const upperBounds: Readonly<Record<string, number>> = Object.fromEntries(
  Object.entries<Quantity>(limits).flatMap(([id, { max }]) => (max === undefined ? [] : [[id, max]])),
);

/** Fills in the placeholders of an SVG: `{trial}` is the upper bound of a limit, and `{trial × 0.5}` is half of it. */
function fillLimits(svg: string): string {
  return svg.replace(/\{([\w-]+)(?: × ([\d.]+))?\}/g, (_, id: string, factor = '1') => {
    const bound = requireEntry(upperBounds, id, 'limit with an upper bound');
    return String(bound * Number(factor));
  });
}

/** Reads an SVG to inline it, so that it has the colors of the page's color mode. */
function readSvg(file: string): Element {
  const value = fillLimits(readText(path.join(folder, file)));
  const { children } = raw({ type: 'root', children: [{ type: 'raw', value }] }) as Root;
  const svg = children.find((child) => child.type === 'element');
  if (!svg) throw new TagError(`shows docs/_diagrams/${file}, which has no <svg>.`);
  return svg;
}

/** Removes the `<desc>` of an SVG, and returns its text. */
function takeDescription(svg: Element): string {
  const index = svg.children.findIndex((child) => child.type === 'element' && child.tagName === 'desc');
  if (index < 0) throw new TagError('shows an SVG that has no <desc>.');
  return shownText({ type: 'root', children: svg.children.splice(index, 1) });
}

/** Returns the file of each diagram by its name: `{ boosts: 'boosts.svg' }`. */
function listDiagrams(): Record<string, string> {
  return Object.fromEntries(fs.readdirSync(folder).map((file) => [path.parse(file).name, file]));
}

/** `<Diagram name="boosts" />`: an SVG from `docs/_diagrams/` with its `<desc>` as the text alternative. */
export const Diagram = defineTag({ name: entryAttribute(listDiagrams, 'diagram') }, ({ name: file }) => {
  const svg = readSvg(file);
  return sceneFigure(withAlt(svg, takeDescription(svg)));
});
