import { docusaurus } from './docusaurus';
import type { Peer } from './peer';
import { starlight } from './starlight';
import { vitepress } from './vitepress';

/** The generators beside which this site is measured. */
export const peers: readonly Peer[] = [docusaurus, vitepress, starlight];
