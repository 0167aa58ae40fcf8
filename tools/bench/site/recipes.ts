import os from 'node:os';
import path from 'node:path';
import type { Recipe } from './build';
import { plainPages } from './peers/pages';
import type { Content, Peer } from './peers/peer';
import { preparePeer } from './peers/prepare';
import { pageGroups } from './sidebarPages';
import type { BuiltSite } from './sites';

const caches = ['.docusaurus', 'node_modules/.cache'];

/** How the site in a folder is built: all of it, with what hosts need. */
export function wholeBuild(folder: string): Recipe {
  return { folder, command: ['npm', 'run', 'build'], made: ['build', ...caches] };
}

/** How the site in a folder is built by Docusaurus alone, beside the whole build. */
export function buildAlone(folder: string): Recipe {
  const outDir = path.join(os.tmpdir(), 'rookery-docs-build-alone');
  return {
    folder,
    command: ['npx', 'docusaurus', 'build', '--out-dir', outDir],
    made: [path.relative(folder, outDir), ...caches],
  };
}

/** The pages of a built site and the list of them, as peers are given them. */
export function contentOf(buildDir: string): Content {
  return { pages: plainPages(buildDir), groups: pageGroups };
}

/** How a peer builds pages. Makes its folder ready. */
export function peerBuild(peer: Peer, content: Content): Recipe {
  return { folder: preparePeer(peer, content), command: peer.build, made: peer.made };
}

/** The site that a peer has built. */
export function builtBy(peer: Peer, { folder, made: [built = ''] }: Recipe): BuiltSite {
  return { ...peer, folder: path.join(folder, built) };
}
