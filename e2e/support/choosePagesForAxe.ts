import { readBuiltPage } from './builtFiles';

/** Returns the tags, classes, roles, and input types in the main element of a page, except inside of code. */
function findMarkup(html: string): ReadonlySet<string> {
  const main = html
    .slice(html.indexOf('<main'), html.indexOf('</main>'))
    .replace(/(<pre)[\s\S]*?<\/pre>/g, '$1');
  // `<div`, ` class="a b"`, or ` role=img`: the minifier drops quotes where it can.
  const matches = main.match(/<[a-z]\w*| (?:class|role|type)=(?:"[^"]*"|[^ >]*)/g) ?? [];
  return new Set(matches.flatMap((match) => match.replace(/^ class=|"/g, '').split(' ')));
}

/**
 * Returns few pages that together have all markup of the site, because axe takes seconds per page. Drops pages, largest first, whose
 * markup all occurs on remaining pages.
 */
export function choosePagesForAxe(routes: readonly string[]): string[] {
  const pages = routes.map((route) => {
    const html = readBuiltPage(route);
    return { route, size: html.length, markup: findMarkup(html) };
  });
  const chosen = new Set(pages);
  for (const page of pages.toSorted((a, b) => b.size - a.size)) {
    chosen.delete(page);
    const others = [...chosen];
    const isCovered = [...page.markup].every((item) => others.some(({ markup }) => markup.has(item)));
    if (!isCovered) chosen.add(page);
  }
  return [...chosen].map(({ route }) => route);
}
