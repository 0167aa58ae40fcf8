import type { CheerioAPI } from 'cheerio';
import * as cheerio from 'cheerio';
import { memoize } from '../../tools/memoize';
import { built, pageFile, routes } from './site';

/** Returns a built page, parsed. Each is parsed once, however many tests ask for it, so none may change it. */
export const builtPage = memoize((route: string) =>
  cheerio.load(built(pageFile(route)), { scriptingEnabled: false }),
);

/** Every page that a host can send, including the one for wrong addresses. */
export const allRoutes: readonly string[] = [...routes, '/404'];

/** Returns what is wrong on any of the pages, each fault with the page's address in front. */
export function faultsOn(
  list: readonly string[],
  faultsOf: ($: CheerioAPI, route: string) => readonly string[],
): string[] {
  return list.flatMap((route) =>
    [...new Set(faultsOf(builtPage(route), route))].map((fault) => `${route}: ${fault}`),
  );
}

/** Returns the values of an attribute on the elements that match, in order. */
export function attributes($: CheerioAPI, selector: string, name: string): string[] {
  return $(selector)
    .toArray()
    .map((element) => $(element).attr(name) ?? '');
}

/** Returns the ids of a built page. */
export const idsOf = memoize((route: string) => new Set(attributes(builtPage(route), '[id]', 'id')));

/** Returns the texts of the elements that match, in order. */
export function texts($: CheerioAPI, selector: string): string[] {
  return $(selector)
    .toArray()
    .map((element) => $(element).text());
}
