import type { CheerioAPI } from 'cheerio';
import * as cheerio from 'cheerio';
import { expect, test } from 'vitest';
import { memoize } from '../../src/utils/memoize';
import { readBuiltPage } from './builtFiles';

/** Parses a built page. Tests share the result, so they mustn't change it. */
export const parseBuiltPage = memoize((route: string) =>
  cheerio.load(readBuiltPage(route), { scriptingEnabled: false }),
);

type FindProblems = ($: CheerioAPI, route: string) => readonly string[];

/** Looks for problems on pages. Returns each once per page, with the route in front. */
export function collectProblems(routes: readonly string[], findProblems: FindProblems): string[] {
  return routes.flatMap((route) =>
    [...new Set(findProblems(parseBuiltPage(route), route))].map((problem) => `${route}: ${problem}`),
  );
}

/** Defines a test that pages have no problems. */
export function testPages(name: string, routes: readonly string[], findProblems: FindProblems): void {
  test(name, () => {
    expect(collectProblems(routes, findProblems)).toEqual([]);
  });
}

export function findAttributes($: CheerioAPI, selector: string, name: string): string[] {
  return [...$(selector)].map((element) => $(element).attr(name) ?? '');
}

export function findTexts($: CheerioAPI, selector: string): string[] {
  return [...$(selector)].map((element) => $(element).text());
}
