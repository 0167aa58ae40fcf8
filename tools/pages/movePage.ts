import { freeId, pageAt } from './address';
import { type Changes, planChanges } from './changes';
import { checkTablesAndLinksAfter, tablesOf } from './checked';
import { linkEditsFor } from './moveLinks';
import { remarksOn } from './namedElsewhere';
import { neighbourFor, withPlace } from './newPage';
import { type DocPage, readSite } from './site';
import { mentionsOf } from './sourceAddresses';
import { pageFactsFile, withRenamedPageFacts } from './tables/pageFactsTable';
import { type Redirect, redirectFile, withRedirect } from './tables/redirectTable';
import {
  nameOfList,
  sidebarEntries,
  sidebarFile,
  withEntry,
  withoutEntries,
  withRenamedEntries,
} from './tables/sidebarTable';
import { ToolError } from './toolError';

/** The table of old addresses after one page has given way to another. */
export function redirectsAfter(redirects: readonly Redirect[], row: Redirect): Redirect[] {
  return [...redirects.map(({ from, to }) => ({ from, to: to === row.from ? row.to : to })), row];
}

function sectionOf(id: string): string {
  return id.includes('/') ? (id.split('/')[0] ?? '') : '';
}

/** Gives a page its new id in the sidebars, and a place among its new neighbours where its section changes. */
function moveInSidebars(changes: Changes, from: string, to: string, places: readonly string[]) {
  const text = changes.read(sidebarFile);
  const entries = sidebarEntries(text);
  const own = entries.filter(({ id }) => id === from);
  const changesSection = sectionOf(to) !== '' && sectionOf(to) !== sectionOf(from);
  if (!changesSection || own.length > 1 || own[0]?.first) {
    changes.write(sidebarFile, withRenamedEntries(text, from, to));
    const named = places.map((place) =>
      place.endsWith(` › ${from}`) ? place.slice(0, -from.length) + to : place,
    );
    return { places: named, list: undefined };
  }
  const without = withoutEntries(text, from);
  const neighbour = neighbourFor(sidebarEntries(without), to);
  if (!neighbour) {
    throw new ToolError(
      `No sidebar has pages of the section "${sectionOf(to)}". Add the page to ${sidebarFile} by hand.`,
    );
  }
  changes.write(sidebarFile, withEntry(without, to, neighbour));
  const rest = places.filter((place) => !place.endsWith(` › ${from}`));
  return { places: withPlace(rest, to, neighbour), list: nameOfList(entries, neighbour.list) };
}

function renamed(
  facts: Readonly<Record<string, unknown>>,
  from: string,
  to: string,
): Record<string, unknown> {
  return Object.fromEntries(Object.entries(facts).map(([id, value]) => [id === from ? to : id, value]));
}

/**
 * Moves a page: its file, its entries, its facts, every link to it, and a row for its old address.
 * @returns what to tell the writer
 * @throws ToolError where it cannot go there or a link would break; nothing is changed then
 */
export function movePage(dir: string, fromTyped: string, toTyped: string): string {
  const site = readSite(dir);
  if (!fromTyped || !toTyped) {
    throw new ToolError(
      'Name the page and its new address: npm run move-page chat-features/polls chat-features/votes',
    );
  }
  const from = pageAt(site, fromTyped);
  const id = freeId(site, toTyped);
  const to: DocPage = { ...from, id, file: from.file.replace(from.id, id) };
  const row = { from: `/${from.id}`, to: `/${id}` };

  const changes = planChanges(dir);
  const before = tablesOf(site);
  let links = 0;
  for (const page of site.pages.values()) {
    const edits = linkEditsFor({ from, to }, site.pages, page);
    if (edits.length > 0) {
      changes.edit(page.file, edits);
      links += edits.length;
    }
  }
  changes.move(from.file, to.file);
  const { places, list } = moveInSidebars(changes, from.id, id, before.places);
  changes.write(pageFactsFile, withRenamedPageFacts(changes.read(pageFactsFile), from.id, id));
  changes.write(redirectFile, withRedirect(changes.read(redirectFile), row));
  const mentions = mentionsOf(dir, changes, from.id);
  for (const file of new Set(mentions.map((mention) => mention.file))) {
    changes.edit(
      file,
      mentions.filter((mention) => mention.file === file).map((mention) => mention.edit(id)),
    );
  }
  checkTablesAndLinksAfter(
    site,
    changes,
    {
      places,
      redirects: redirectsAfter(before.redirects, row),
      facts: renamed(before.facts, from.id, id),
    },
    (each) => (each === id ? from.id : each),
  );
  changes.make();

  return [
    `Moved ${from.file} to ${to.file}. /${from.id} leads there from now on.`,
    `Mended ${links} links in pages and ${mentions.length} addresses in the code; the changes are in ${changes.files().length} files.`,
    ...(list
      ? [`It stands in the sidebar under "${list}", last. Another place: move its line in ${sidebarFile}.`]
      : []),
    ...remarksOn(site, from.id),
    'Next: look at the changes with git diff, then npm run build.',
  ].join('\n');
}
