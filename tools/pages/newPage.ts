import { freeId } from './address';
import { planChanges } from './changes';
import { checkTablesAfter, tablesOf } from './checked';
import { pageTemplate } from './pageTemplate';
import { readSite, type Site, titleOf } from './site';
import { pageFactsFile, withPageFacts } from './tables/pageFactsTable';
import {
  listNames,
  nameOfList,
  placeOf,
  type SidebarEntry,
  sidebarEntries,
  sidebarFile,
  withEntry,
} from './tables/sidebarTable';
import { lineAt } from './textEdits';
import { ToolError } from './toolError';

function folderOf(id: string): string {
  return id.split('/').slice(0, -1).join('/');
}

/** The last of the entries in the sidebar that holds most of them. */
function lastOfMost(entries: readonly SidebarEntry[]): SidebarEntry | undefined {
  const count = (sidebar: string) => entries.filter(({ list }) => list.sidebar === sidebar).length;
  const most = Math.max(0, ...entries.map(({ list }) => count(list.sidebar)));
  const sidebar = entries.find(({ list }) => count(list.sidebar) === most)?.list.sidebar;
  return entries.filter(({ list }) => list.sidebar === sidebar).at(-1);
}

/**
 * The entry that a new page of a folder comes to stand with; nothing for a page at the top, which has no sidebar.
 * @param category the name of a category or a section, where the writer names one
 */
export function neighbourFor(
  entries: readonly SidebarEntry[],
  id: string,
  category?: string,
): SidebarEntry | undefined {
  if (category !== undefined) {
    const wanted = category.toLowerCase();
    const found = entries.find(({ list }) => nameOfList(entries, list).toLowerCase() === wanted);
    if (!found) {
      throw new ToolError(
        `No sidebar has a category "${category}". There are: ${listNames(entries)
          .map((name) => `"${name}"`)
          .join(', ')}.`,
      );
    }
    return found;
  }
  for (let folder = folderOf(id); folder; folder = folderOf(folder)) {
    const siblings = entries.filter((entry) => folderOf(entry.id) === folder);
    const neighbour = lastOfMost(siblings);
    if (neighbour) {
      return neighbour;
    }
  }
  return undefined;
}

/** The places of the sidebars with one more, at the end of the list that another place is in. */
export function withPlace(places: readonly string[], id: string, neighbour: SidebarEntry): string[] {
  const way = placeOf({ ...neighbour, id: '' });
  const inList = places.filter((place) => place.startsWith(way));
  const last = places.lastIndexOf(inList.at(-1) ?? '');
  return [...places.slice(0, last + 1), `${way}${id}`, ...places.slice(last + 1)];
}

function checkTitle({ pages }: Site, title: string): void {
  if (!title) {
    throw new ToolError(
      'The title is missing. Write it in quotes behind the address: npm run new-page chat-features/voice-notes "Voice notes"',
    );
  }
  const twin = [...pages.values()].find((page) => titleOf(page).toLowerCase() === title.toLowerCase());
  if (twin) {
    throw new ToolError(
      `${twin.file} has the title "${title}" already. Give the new page a title that tells the two apart.`,
    );
  }
}

/** What a new page says of itself until its writer has decided. Without an audience the build stops. */
const undecided = "{ who: 'anyone', plan: 'free', audience: [] }";

/**
 * Makes a page with its entry in the sidebar and its row in the facts.
 * @param category the name of the category or section to put it in, where not the one of its neighbours
 * @returns what to tell the writer
 * @throws ToolError where there can be no such page; nothing is changed then
 */
export function newPage(dir: string, address: string, typedTitle: string, category?: string): string {
  const site = readSite(dir);
  if (!address) {
    throw new ToolError('The address is missing: npm run new-page chat-features/voice-notes "Voice notes"');
  }
  const id = freeId(site, address);
  const title = typedTitle.trim();
  checkTitle(site, title);

  const changes = planChanges(dir);
  const before = tablesOf(site);
  const entries = sidebarEntries(changes.read(sidebarFile));
  const neighbour = neighbourFor(entries, id, category);
  const file = `docs/${id}.mdx`;
  changes.write(file, pageTemplate(title));
  changes.write(pageFactsFile, withPageFacts(changes.read(pageFactsFile), id, undecided));
  if (neighbour) {
    changes.write(sidebarFile, withEntry(changes.read(sidebarFile), id, neighbour));
  }
  checkTablesAfter(changes, {
    places: neighbour ? withPlace(before.places, id, neighbour) : before.places,
    redirects: before.redirects,
    facts: { ...before.facts, [id]: { who: 'anyone', plan: 'free', audience: [] } },
  });
  changes.make();

  const facts = changes.read(pageFactsFile);
  const sidebar = neighbour
    ? `It stands in the sidebar under "${nameOfList(entries, neighbour.list)}", last. Another place: move its line in ${sidebarFile}.`
    : 'It is in no sidebar, and stands on /home under "For everyone".';
  return [
    `Made ${file}. ${sidebar}`,
    'Next:',
    `1. Fill in description, keywords and related at the top of ${file}, and every "Write here" below.`,
    `2. In ${pageFactsFile}:${lineAt(facts, facts.indexOf(`'${id}':`))} say who can do it, from which plan on, and whom the page is for.`,
    `3. See it with npm start, at http://localhost:3000/${id}; npm run build names what is still to do.`,
  ].join('\n');
}
