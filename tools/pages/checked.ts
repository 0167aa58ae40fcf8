import { isDeepStrictEqual } from 'node:util';
import type { Changes } from './changes';
import { linkFaults } from './linkFaults';
import { readSite, type Site } from './site';
import type { Redirect } from './tables/redirectTable';
import { placesIn } from './tables/sidebarTable';
import { ToolError } from './toolError';

/** What the tables of a site say. */
export interface Tables {
  /** Where each page stands in the sidebars, as `placesIn` writes it. */
  readonly places: readonly string[];
  readonly redirects: readonly Redirect[];
  readonly facts: Readonly<Record<string, unknown>>;
}

/** What the tables of a site say as it loads them. */
export function tablesOf({ load, redirects }: Site): Tables {
  return {
    places: placesIn(load<{ default: Record<string, unknown> }>('sidebars.ts').default),
    redirects,
    facts: load<{ pages: Record<string, unknown> }>('src/facts/pages.ts').pages,
  };
}

const files = {
  places: 'sidebars.ts',
  redirects: 'src/redirects.ts',
  facts: 'src/facts/pages.ts',
} as const satisfies Record<keyof Tables, string>;

function checkTables(meant: Tables, got: Tables): void {
  for (const table of ['places', 'redirects', 'facts'] as const) {
    if (!isDeepStrictEqual(got[table], meant[table])) {
      throw new ToolError(
        `${files[table]} would not say what was meant, so nothing was changed. Make the change there by hand, as ` +
          'CONTRIBUTING.md describes.',
      );
    }
  }
}

/** The links that would be broken and are whole now. */
function newlyBroken(site: Site, after: Site, formerId: (id: string) => string): string[] {
  const faults = linkFaults(after);
  if (faults.length === 0) {
    return [];
  }
  const before = new Set(linkFaults(site).map(({ pageId, url }) => `${pageId} ${url}`));
  return faults
    .filter(({ pageId, url }) => !before.has(`${formerId(pageId)} ${url}`))
    .map((each) => each.message);
}

/**
 * Tries changes out on a copy of the site, as far as its tables go.
 * @param meant what the tables are to say afterwards
 * @throws ToolError where a table would say something else
 */
export function checkTablesAfter(changes: Changes, meant: Tables): void {
  changes.tryOut((copy) => checkTables(meant, tablesOf(readSite(copy))));
}

/**
 * Tries changes out on a copy of the site, with every link of every page.
 * @param meant what the tables are to say afterwards
 * @param formerId the id that a page has now, by the one it will have
 * @throws ToolError where a table would say something else, or a link would break
 */
export function checkTablesAndLinksAfter(
  site: Site,
  changes: Changes,
  meant: Tables,
  formerId: (id: string) => string = (id) => id,
): void {
  changes.tryOut((copy) => {
    const after = readSite(copy);
    checkTables(meant, tablesOf(after));
    const broken = newlyBroken(site, after, formerId);
    if (broken.length > 0) {
      throw new ToolError(
        `This would break ${broken.length === 1 ? 'a link' : `${broken.length} links`} that the tool cannot mend, so nothing ` +
          `was changed:\n- ${broken.join('\n- ')}`,
      );
    }
  });
}
