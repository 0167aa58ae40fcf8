import { pageAt } from './address';
import { planChanges } from './changes';
import { checkTablesAndLinksAfter, tablesOf } from './checked';
import { redirectsAfter } from './movePage';
import { remarksOn } from './namedElsewhere';
import { innerLink, linksOf, type PageLink } from './pageLinks';
import { componentsOf, renderPage } from './rendered';
import { type DocPage, readSite } from './site';
import { mentionsOf } from './sourceAddresses';
import { pageFactsFile, withoutPageFacts } from './tables/pageFactsTable';
import { redirectFile, withRedirect } from './tables/redirectTable';
import { sidebarFile, withoutEntries } from './tables/sidebarTable';
import { byFile, type TextEdit } from './textEdits';
import { ToolError } from './toolError';

function anchorIn(rest: string): string {
  return decodeURIComponent(/#(.*)$/.exec(rest)?.[1] ?? '');
}

/**
 * The edit that turns a link to another page. A related page that would be the page itself, or stand there twice, is
 * taken out instead.
 */
function turned(page: DocPage, link: PageLink, target: DocPage, links: readonly PageLink[]): TextEdit {
  const { text } = page;
  const [from, to] = [text.lastIndexOf('\n', link.start) + 1, text.indexOf('\n', link.end) + 1];
  const hasOwnLine = /^[ \t]*-[ \t]+\S+[ \t]*\n$/.test(text.slice(from, to));
  const isThere = links.some(({ related, url }) => related && url === `/${target.id}`);
  if (link.related && hasOwnLine && (page.id === target.id || isThere)) {
    return { start: from, end: to, text: '' };
  }
  const rest = innerLink(page, link.url)?.rest ?? '';
  return { start: link.start, end: link.end, text: `/${target.id}${rest}` };
}

/**
 * Removes a page: its file, its entries, its facts, and a row that leads its readers elsewhere.
 * @param toTyped the page where they go
 * @returns what to tell the writer
 * @throws ToolError where a link asks for a place that the other page lacks; nothing is changed then
 */
export function removePage(dir: string, typed: string, toTyped: string | undefined): string {
  const site = readSite(dir);
  if (!typed) {
    throw new ToolError(
      'Name the page and where its readers go: npm run remove-page boosts -- --to /subscriptions',
    );
  }
  const page = pageAt(site, typed);
  if (!toTyped) {
    throw new ToolError(
      `Say where the readers of /${page.id} go from now on: npm run remove-page ${page.id} -- --to /another/page`,
    );
  }
  const target = pageAt(site, toTyped);
  if (target.id === page.id) {
    throw new ToolError(`/${page.id} cannot lead to itself. Name another page behind --to.`);
  }
  const anchors = renderPage(componentsOf(site.load), target).anchors.map(({ id }) => id);
  const changes = planChanges(dir);
  const before = tablesOf(site);

  const inbound = [...site.pages.values()]
    .filter(({ id }) => id !== page.id)
    .flatMap((each) => {
      const links = linksOf(each);
      return links
        .filter(({ url }) => innerLink(each, url)?.id === page.id)
        .map((link) => ({
          file: each.file,
          line: link.line,
          named: link.url,
          rest: innerLink(each, link.url)?.rest ?? '',
          edit: turned(each, link, target, links),
        }));
    });
  changes.remove(page.file);
  changes.write(sidebarFile, withoutEntries(changes.read(sidebarFile), page.id));
  changes.write(pageFactsFile, withoutPageFacts(changes.read(pageFactsFile), page.id));
  const row = { from: `/${page.id}`, to: `/${target.id}` };
  changes.write(redirectFile, withRedirect(changes.read(redirectFile), row));
  const mentions = mentionsOf(dir, changes, page.id).map(({ file, line, named, edit }) => ({
    file,
    line,
    named,
    rest: named.slice(page.id.length + 1),
    edit: edit(target.id),
  }));
  const all = [...inbound, ...mentions];
  const lost = all.filter(({ rest }) => anchorIn(rest) && !anchors.includes(anchorIn(rest)));
  if (lost.length > 0) {
    throw new ToolError(
      `These links go to places that /${target.id} does not have, so nothing was changed. Point them somewhere else, ` +
        `and run this again:\n- ${lost.map(({ file, line, named }) => `${file}:${line}: ${named}`).join('\n- ')}`,
    );
  }
  for (const file of new Set(all.map((each) => each.file))) {
    changes.edit(
      file,
      all.filter((each) => each.file === file).map((each) => each.edit),
    );
  }
  const { [page.id]: _gone, ...facts } = before.facts;
  checkTablesAndLinksAfter(site, changes, {
    places: before.places.filter((place) => !place.endsWith(` › ${page.id}`)),
    redirects: redirectsAfter(before.redirects, row),
    facts,
  });
  changes.make();

  return [
    `Removed ${page.file}. /${page.id} leads to /${target.id} from now on.`,
    ...(all.length > 0
      ? [
          `These pointed to it and point to /${target.id} now; read whether the words still fit:`,
          ...byFile(all).map((place) => `- ${place}`),
        ]
      : ['Nothing else pointed to it.']),
    ...remarksOn(site, page.id),
    'Next: look at the changes with git diff, then npm run build.',
  ].join('\n');
}
