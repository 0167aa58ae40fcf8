import { namesIn } from './namesIn';

/** A built page. */
export interface Page {
  readonly file: string;
  readonly html: string;
}

/** Pages that will have the same style, and the classes that it is for. */
interface Group {
  readonly pages: readonly Page[];
  readonly classes: ReadonlySet<string>;
  /** How many characters of the style sheet speak of them. */
  readonly weight: number;
}

/** Two groups, and how many characters of style too many their pages would have if they were one. */
interface Pair {
  readonly groups: readonly [Group, Group];
  readonly waste: number;
}

const rule = /([^{}]+)\{([^{}]*)\}/g;
const classInRule = /\.(-?[_a-z][\w-]*)/gi;

/** How many characters of a style sheet speak of each class. Roughly: it only decides which pages go together. */
function weightsIn(css: string): ReadonlyMap<string, number> {
  const weights = new Map<string, number>();
  for (const [whole, selector = ''] of css.matchAll(rule)) {
    for (const name of new Set([...selector.matchAll(classInRule)].map(([, name = '']) => name))) {
      weights.set(name, (weights.get(name) ?? 0) + whole.length);
    }
  }
  return weights;
}

/**
 * Puts pages that need much the same styles into groups, as few as asked for: the two that lose least by it become one,
 * again and again.
 * @param css the whole style sheet
 * @param most how many groups there may be
 */
export function groupsOf(pages: readonly Page[], css: string, most: number): readonly (readonly Page[])[] {
  const weights = weightsIn(css);
  const weightOf = (classes: ReadonlySet<string>) =>
    [...classes].reduce((sum, name) => sum + (weights.get(name) ?? 0), 0);
  const join = (one: Group, other: Group): Group => {
    const classes = new Set([...one.classes, ...other.classes]);
    return { pages: [...one.pages, ...other.pages], classes, weight: weightOf(classes) };
  };
  const pair = (one: Group, other: Group): Pair => {
    const groups = [one, other] as const;
    const together = weightOf(new Set([...one.classes, ...other.classes]));
    const waste = groups.reduce((sum, { pages, weight }) => sum + pages.length * (together - weight), 0);
    return { groups, waste };
  };

  // Pages that use the same classes go together for nothing.
  const alike = new Map<string, Group>();
  for (const page of pages) {
    const classes = new Set(
      namesIn(page.html)
        .classes.filter((name) => weights.has(name))
        .sort(),
    );
    const key = [...classes].join(' ');
    const group = alike.get(key) ?? { pages: [], classes, weight: weightOf(classes) };
    alike.set(key, { ...group, pages: [...group.pages, page] });
  }
  let groups = [...alike.values()];
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
  return groups.map((group) => group.pages);
}
