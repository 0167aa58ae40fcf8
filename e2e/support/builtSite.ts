import fs from 'node:fs';
import path from 'node:path';
import type { Cheerio, CheerioAPI, Element } from 'cheerio';
import * as cheerio from 'cheerio';
import { remembered } from '../../tools/remembered';
import { routes, writersRoute } from './routes';
import { buildDir, built, pageFile } from './site';

/** A page of the built site. */
export interface BuiltPage {
  readonly route: string;
  /** The parsed page. All tests share it, so none may change it. */
  readonly $: CheerioAPI;
}

/** Returns a built page, parsed. Each is parsed once, however many tests ask for it. */
export const builtPage = remembered((route: string) =>
  cheerio.load(built(pageFile(route)), { scriptingEnabled: false }),
);

function pagesOf(list: readonly string[]): readonly BuiltPage[] {
  return list.map((route) => ({
    route,
    get $() {
      return builtPage(route);
    },
  }));
}

/** The pages for readers: the landing page, the search page, and the documentation. */
export const readersPages = pagesOf(routes);

/** Every page that a host can send, including the page for writers and the one for wrong addresses. */
export const allPages = pagesOf([...routes, writersRoute, '/404']);

/** Returns what is wrong on any of the pages, each fault with the page in front. */
export function faultsOn(
  pages: readonly BuiltPage[],
  faultsOf: (page: BuiltPage) => readonly string[],
): string[] {
  return pages.flatMap((page) => [...new Set(faultsOf(page))].map((fault) => `${page.route}: ${fault}`));
}

/** Returns the values of an attribute on the elements that match, in order. */
export function attributes($: CheerioAPI, selector: string, name: string): string[] {
  return $(selector)
    .toArray()
    .map((element) => $(element).attr(name) ?? '');
}

// The ids of a page are collected once, because links have thousands of anchors.
const idsOf = remembered((route: string) => new Set(attributes(builtPage(route), '[id]', 'id')));

/** Returns whether a built page has an id. */
export function hasId(route: string, id: string): boolean {
  return idsOf(route).has(id);
}

/** Returns the texts of the elements that match, in order. */
export function texts($: CheerioAPI, selector: string): string[] {
  return $(selector)
    .toArray()
    .map((element) => $(element).text());
}

/** Returns a highlighted block of code as it was written. */
export function codeIn(block: Cheerio<Element>): string {
  return block.find('pre code').text();
}

/** Returns whether an address without query and hash is a file of the built site. */
export function isBuiltFile(address: string): boolean {
  const file = path.join(buildDir, decodeURIComponent(address));
  return fs.existsSync(file) && fs.statSync(file).isFile();
}
