import type { PageGroup } from '../sidebarPages';
import type { BuiltSite } from '../sites';
import type { PlainPage } from './pages';

/** The pages that a generator is given, and the list of them for its sidebar. */
export interface Content {
  readonly pages: readonly PlainPage[];
  readonly groups: readonly PageGroup[];
}

/** Another generator of documentation, as it comes. */
export interface Peer extends Omit<BuiltSite, 'folder'> {
  /** The packages to install, with exact versions; nothing where the project's own are taken. */
  readonly packages?: Readonly<Record<string, string>>;
  /** The files of a site: their contents by their paths. */
  readonly files: (content: Content) => Readonly<Record<string, string>>;
  /** The command that builds it, in the folder of the site. */
  readonly build: readonly [command: string, ...args: string[]];
  /** The built site and the caches, from the folder of the site; the built site first. */
  readonly made: readonly [built: string, ...caches: string[]];
}

/** The titles of pages by their addresses, for sidebars that do not read them themselves. */
export function titlesOf(pages: readonly PlainPage[]): ReadonlyMap<string, string> {
  return new Map(pages.map(({ address, title }) => [address, title]));
}
