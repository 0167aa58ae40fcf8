import fs from 'node:fs';
import path from 'node:path';
import { eachNode, isTag, treeOf } from '../markdown';
import { type Load, modulesOf } from '../modules';
import {
  componentsOf,
  type FactComponents,
  nodesOf,
  type RenderedFact,
  type RenderedPage,
} from '../rendered';
import type { DocPage } from '../site';
import { type FactChange, factFiles } from './factChanges';

/** Where readers see a changed fact. */
export interface ShownFact {
  readonly pageId: string;
  /** Nothing for a piece that works, which a change of its facts may show in. */
  readonly line?: number;
  readonly tag: string;
}

interface PlacedFact extends RenderedFact {
  readonly pageId: string;
  readonly written: string;
}

/** A text that differs where what readers get differs. */
function written(components: FactComponents, { tag }: RenderedFact, pageId: string): string {
  return JSON.stringify(nodesOf(components, tag, pageId));
}

/** The components in pages that write something else with other facts. */
function differing(pages: ReadonlyMap<string, RenderedPage>, other: FactComponents): PlacedFact[] {
  return [...pages].flatMap(([pageId, { facts }]) =>
    facts
      .map((fact) => ({ ...fact, pageId, written: JSON.stringify(fact.nodes) }))
      .filter((fact) => fact.written !== written(other, fact, pageId)),
  );
}

type Values = Record<string, unknown>;

function at(value: unknown, way: readonly string[]): Values | undefined {
  return way.reduce<unknown>((part, key) => (part as Values | undefined)?.[key], value) as Values | undefined;
}

function set(target: Values | undefined, key: string, value: unknown): void {
  if (!target) {
    return;
  }
  if (value === undefined) {
    delete target[key];
  } else {
    target[key] = value;
  }
}

/** Gives an entry the values it had, in its module and in the modules that have taken it over. */
function takeBack(load: Load, dir: string, { file, values }: FactChange): void {
  const module = load<Values>(file);
  for (const { path: way, before } of values) {
    const key = way.at(-1) ?? '';
    const holder = at(module, way.slice(0, -1));
    const now = holder?.[key];
    if (way.length === 2 && typeof now === 'object' && now !== null) {
      for (const other of factFiles(dir).flatMap((each) => Object.values(load<Values>(each)))) {
        if (typeof other === 'object' && other !== null && (other as Values)[key] === now) {
          set(other as Values, key, before);
        }
      }
    }
    set(holder, key, before);
  }
}

/** The components as they would be without one change; nothing where the site cannot be without it. */
function componentsWithout(dir: string, change: FactChange): FactComponents | undefined {
  const load = modulesOf(dir);
  takeBack(load, dir, change);
  try {
    return componentsOf(load);
  } catch {
    return undefined;
  }
}

/** The modules of the site's code that a file is made of, itself included; of the facts, those that it names. */
function madeOf(dir: string, file: string, found = new Set<string>()): Set<string> {
  if (found.has(file)) {
    return found;
  }
  found.add(file);
  if (file.startsWith('src/facts/')) {
    // A fact that follows from a changed one differs itself, and is told of by itself.
    return found;
  }
  const text = fs.readFileSync(path.join(dir, file), 'utf8');
  for (const [, source = ''] of text.matchAll(/from '((?:\.{1,2}|@site)\/[^']+)'/g)) {
    const whole = source.startsWith('@site/')
      ? source.slice('@site/'.length)
      : path.posix.join(path.posix.dirname(file), source);
    const next = ['.ts', '.tsx', '/index.ts', '/index.tsx'].map((ending) => whole + ending);
    const module = next.find((each) => fs.existsSync(path.join(dir, each)));
    if (module) {
      madeOf(dir, module, found);
    }
  }
  return found;
}

/** The pieces that work in pages, with the modules that each is made of. */
function piecesIn(
  dir: string,
  pages: Iterable<DocPage>,
): { tag: string; pageId: string; modules: Set<string> }[] {
  return [...pages].flatMap((page) => {
    const tags = new Set<string>();
    eachNode(treeOf(page), (node) => {
      if (isTag(node) && node.name) {
        tags.add(node.name);
      }
    });
    return [...tags].flatMap((tag) => {
      const file = `src/components/${tag}/index.tsx`;
      return fs.existsSync(path.join(dir, file))
        ? [{ tag, pageId: page.id, modules: madeOf(dir, file) }]
        : [];
    });
  });
}

/**
 * Where readers see each changed fact: the change is taken back for a moment, and what then reads otherwise shows it.
 * @param dir the site's folder, as it is after the change
 * @param pages its pages with the facts written in
 * @param before the components as they were
 */
export function pagesOfFacts(
  dir: string,
  pages: ReadonlyMap<string, RenderedPage>,
  before: FactComponents,
  changes: readonly FactChange[],
): Map<FactChange, ShownFact[]> {
  const candidates = differing(pages, before);
  const pieces = piecesIn(
    dir,
    [...pages.values()].map(({ page }) => page),
  );
  return new Map(
    changes.map((change) => {
      const former = componentsWithout(dir, change);
      const shown = candidates
        .filter((fact) => former && written(former, fact, fact.pageId) !== fact.written)
        .map(({ pageId, line, tag }) => ({ pageId, line, tag: tag.name ?? '' }));
      const inPieces = pieces
        .filter(({ modules }) => modules.has(change.file))
        .map(({ pageId, tag }) => ({ pageId, tag }));
      return [change, [...shown, ...inPieces]];
    }),
  );
}
