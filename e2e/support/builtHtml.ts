import type { CheerioAPI } from 'cheerio';
import * as cheerio from 'cheerio';
import { memoize } from '../../src/utils/memoize';
import { readBuiltPage } from './builtFiles';

/** Parses a built page. Tests share the result, so they mustn't change it. */
export const parseBuiltPage = memoize((route: string) =>
  cheerio.load(readBuiltPage(route), { scriptingEnabled: false }),
);

/** Looks for problems on pages. Returns each once per page, with the route in front. */
export function collectProblems(
  pagePaths: readonly string[],
  findProblems: ($: CheerioAPI, route: string) => readonly string[],
): string[] {
  return pagePaths.flatMap((route) =>
    [...new Set(findProblems(parseBuiltPage(route), route))].map((problem) => `${route}: ${problem}`),
  );
}

export function findAttributes($: CheerioAPI, selector: string, name: string): string[] {
  return [...$(selector)].map((element) => $(element).attr(name) ?? '');
}

export function findTexts($: CheerioAPI, selector: string): string[] {
  return [...$(selector)].map((element) => $(element).text());
}
