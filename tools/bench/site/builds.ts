import path from 'node:path';
import { type Build, measureBuild, type Recipe } from './build';
import { note } from './note';
import { peers } from './peers';
import type { Content } from './peers/peer';
import { buildAlone, builtBy, contentOf, peerBuild, wholeBuild } from './recipes';
import { type BuiltSite, ours } from './sites';

/** The builds of each site by its name, and the sites as they are now. */
export interface Builds {
  readonly builds: ReadonlyMap<string, readonly Build[]>;
  /** Builds of this site by Docusaurus alone. */
  readonly alone: readonly Build[];
  readonly sites: readonly BuiltSite[];
}

async function noted(name: string, recipe: Recipe): Promise<Build> {
  note(`Building ${name}`);
  return measureBuild(recipe);
}

/** What is built, and how often. */
export interface Order {
  readonly count: number;
  /** The folder of this site, or of a copy of it with other pages. */
  readonly folder: string;
  /** What the peers are given instead of the pages and their list. */
  readonly change?: (content: Content) => Content;
  /** Whether this site is also built by Docusaurus alone. */
  readonly alsoAlone: boolean;
}

/** Builds this site and the peers from nothing, in turns. */
export async function measureBuilds({
  count,
  folder,
  change = (content) => content,
  alsoAlone,
}: Order): Promise<Builds> {
  const own: BuiltSite = { ...ours, folder: path.join(folder, 'build') };
  const builds = new Map<string, Build[]>([own, ...peers].map(({ name }) => [name, []]));
  const alone: Build[] = [];
  const sites = new Map<string, BuiltSite>([[own.name, own]]);
  for (let round = 0; round < count; round++) {
    // First, because the peers build the Markdown that it writes.
    builds.get(own.name)?.push(await noted(own.name, wholeBuild(folder)));
    if (alsoAlone) {
      alone.push(await noted(`${own.name}, by Docusaurus alone`, buildAlone(folder)));
    }
    for (const peer of peers) {
      const recipe = peerBuild(peer, change(contentOf(ours.folder)));
      builds.get(peer.name)?.push(await noted(peer.name, recipe));
      sites.set(peer.name, builtBy(peer, recipe));
    }
  }
  return { builds, alone, sites: [...sites.values()] };
}
