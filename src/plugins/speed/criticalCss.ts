import postcss from 'postcss';
import { PurgeCSS } from 'purgecss';
import type { HtmlTag } from '../htmlTags';

/** The names in a page that a style sheet can select, in the form that PurgeCSS takes. */
type SelectorNames = ReturnType<typeof selectorNames>;

/** A built page. */
export interface Page {
  readonly file: string;
  readonly html: string;
  readonly names: SelectorNames;
}

/** Pages that get the same critical CSS, and the classes that it's for. */
interface Group {
  readonly pages: readonly Page[];
  readonly classes: ReadonlySet<string>;
  /** How many characters of the style sheet are about these classes. */
  readonly weight: number;
}

/** Two groups, and how many characters of unneeded CSS their pages would get if they were one. */
interface Pair {
  readonly groups: readonly [Group, Group];
  readonly waste: number;
}

/** How many groups are compared with one another at a time. */
const mostCompared = 150;

/** A class in a selector. */
export const classInSelector = /\.(-?[_a-z][\w-]*)/gi;

/** Attributes that change while a page is read. Rules that ask for them stay, whatever the page has at first. */
const changingAttributes = [
  'aria-current',
  'aria-expanded',
  'aria-selected',
  'data-early-menu',
  'data-has-hydrated',
  'data-theme',
  'data-theme-choice',
  'data-waiting',
  'disabled',
  'open',
];

/** Returns how many characters of a style sheet are about each class: an estimate, to choose which pages to group. */
function classWeights(css: string): ReadonlyMap<string, number> {
  const weights = new Map<string, number>();
  postcss.parse(css).walkRules((rule) => {
    const { length } = rule.toString();
    for (const name of new Set([...rule.selector.matchAll(classInSelector)].map(([, name = '']) => name))) {
      weights.set(name, (weights.get(name) ?? 0) + length);
    }
  });
  return weights;
}

/** Returns the names that a style sheet can select in a page with these tags. */
export function selectorNames(tags: readonly HtmlTag[]) {
  const attributes = tags.flatMap((tag) => Object.entries(tag.attributes));
  const valuesOf = (wanted: string) =>
    attributes.flatMap(([name, value]) => (name === wanted ? value.split(/\s+/) : []));
  return {
    tags: [...new Set(tags.map(({ name }) => name))],
    classes: [...new Set(valuesOf('class'))],
    ids: [...new Set(valuesOf('id'))],
    attributes: {
      names: [...new Set(attributes.map(([name]) => name))],
      values: [...new Set(attributes.map(([, value]) => value))],
    },
    undetermined: [],
  };
}

/**
 * Groups pages that need much the same CSS, so that they can share it: the two groups that lose least by it are joined
 * until there are few enough.
 * @param css the whole style sheet
 * @param most how many groups there may be
 */
export function groupPages(pages: readonly Page[], css: string, most: number): readonly (readonly Page[])[] {
  const weights = classWeights(css);
  const weightOf = (classes: readonly string[]) =>
    classes.reduce((sum, name) => sum + (weights.get(name) ?? 0), 0);
  const join = (one: Group, other: Group): Group => {
    const classes = new Set([...one.classes, ...other.classes]);
    return { pages: [...one.pages, ...other.pages], classes, weight: weightOf([...classes]) };
  };
  const pair = (one: Group, other: Group): Pair => {
    const groups = [one, other] as const;
    const together = one.weight + weightOf([...other.classes].filter((name) => !one.classes.has(name)));
    const waste = groups.reduce((sum, { pages, weight }) => sum + pages.length * (together - weight), 0);
    return { groups, waste };
  };

  const joinUntilFew = (all: readonly Group[]): readonly Group[] => {
    let groups = [...all];
    let pairs = groups.flatMap((one, index) => groups.slice(0, index).map((other) => pair(one, other)));
    while (groups.length > most) {
      const [one, other] = pairs.reduce((best, next) => (next.waste < best.waste ? next : best)).groups;
      const joined = join(one, other);
      const isLeft = (group: Group) => group !== one && group !== other;
      groups = groups.filter(isLeft);
      pairs = [
        ...pairs.filter((each) => each.groups.every(isLeft)),
        ...groups.map((group) => pair(group, joined)),
      ];
      groups.push(joined);
    }
    return groups;
  };

  // Pages with the same classes are joined first, which costs nothing.
  const alike = new Map<string, Group>();
  for (const page of pages) {
    const classes = new Set(page.names.classes.filter((name) => weights.has(name)).sort());
    const key = [...classes].join(' ');
    const group = alike.get(key) ?? { pages: [], classes, weight: weightOf([...classes]) };
    alike.set(key, { ...group, pages: [...group.pages, page] });
  }
  // Comparing all groups of a large site with one another would take too long, so they're joined some at a time.
  const waiting = [...alike.values()];
  let groups: readonly Group[] = [];
  while (waiting.length > 0) {
    groups = joinUntilFew([...groups, ...waiting.splice(0, mostCompared)]);
  }
  return groups.map((group) => group.pages);
}

/** Removes the rules for elements that contain what no page has. PurgeCSS doesn't look into `:has()`. */
function withoutMissingParts(css: string, classes: ReadonlySet<string>): string {
  const isThere = (part: string) =>
    [...part.matchAll(classInSelector)].every(([, name = '']) => classes.has(name));
  const sheet = postcss.parse(css);
  sheet.walkRules(/(?<!:not\():has\(/, (rule) => {
    const asked = [...rule.selector.matchAll(/(?<!:not\():has\(([^()]*)\)/g)];
    if (rule.selectors.length === 1 && !asked.every(([, parts = '']) => parts.split(',').some(isThere))) {
      rule.remove();
    }
  });
  return sheet.toString();
}

/**
 * Returns the part of a style sheet that shows pages as they come from the server, before scripts change them.
 * @param css the whole style sheet
 * @param pages all pages that get this part
 */
export async function criticalCss(css: string, pages: readonly Page[]): Promise<string> {
  const byFile = new Map(pages.map((page) => [page.file, page]));
  const variablesInPages = pages.flatMap(({ html }) =>
    [...html.matchAll(/var\(\s*(--[\w-]+)/g)].map(([, name = '']) => name),
  );
  const [used] = await new PurgeCSS().purge({
    content: pages.map(({ file }) => ({ raw: file, extension: 'html' })),
    css: [{ raw: withoutMissingParts(css, new Set(pages.flatMap(({ names }) => names.classes))) }],
    extractors: [
      {
        extractor: (file) => byFile.get(file)?.names ?? [],
        extensions: ['html'],
      },
    ],
    dynamicAttributes: changingAttributes,
    keyframes: true,
    variables: true,
    safelist: { variables: [...new Set(variablesInPages)] },
  });
  if (!used) {
    throw new Error('PurgeCSS returned no style sheet. See src/plugins/speed/criticalCss.ts.');
  }
  // The part may lack a layer, which would then come last when the whole sheet loads.
  const layers = new Set<string>();
  postcss.parse(css).walkAtRules('layer', ({ params, nodes }) => {
    if (nodes) {
      layers.add(params);
    }
  });
  return `${layers.size > 0 ? `@layer ${[...layers].join()};` : ''}${used.css}`;
}
