import type { CheerioAPI } from 'cheerio';
import * as cheerio from 'cheerio';
import { memoize } from '../../src/utils/memoize';
import { readBuiltPage, routes } from './build';

/** Returns a parsed page of the build. All tests of a file share it, so none may change it. */
export const parseBuiltPage = memoize((route: string) =>
  cheerio.load(readBuiltPage(route), { scriptingEnabled: false }),
);

/** Every page that a host can send, including the one for wrong addresses. */
export const allRoutes: readonly string[] = [...routes, '/404'];

/** Returns what is wrong on any of the pages, each problem with the page's address in front. */
export function collectProblems(
  list: readonly string[],
  findProblems: ($: CheerioAPI, route: string) => readonly string[],
): string[] {
  return list.flatMap((route) =>
    [...new Set(findProblems(parseBuiltPage(route), route))].map((problem) => `${route}: ${problem}`),
  );
}

export function findAttributes($: CheerioAPI, selector: string, name: string): string[] {
  return $(selector)
    .toArray()
    .map((element) => $(element).attr(name) ?? '');
}

export function findTexts($: CheerioAPI, selector: string): string[] {
  return $(selector)
    .toArray()
    .map((element) => $(element).text());
}
