import { readBuiltPage } from './build';

/** The tags, classes, and roles in the main part of a page, without those of the tokens in its code. */
function findParts(html: string): ReadonlySet<string> {
  const main = html
    .slice(html.indexOf('<main'), html.indexOf('</main>'))
    .replace(/(<pre)[\s\S]*?<\/pre>/g, '$1');
  // The minifier leaves out quotes where it can.
  const found = main.match(/<[a-z]\w*| (?:class|role|type)=(?:"[^"]*"|[^ >]*)/g) ?? [];
  return new Set(found.flatMap((part) => part.replace(/^ class=|"/g, '').split(' ')));
}

/** Returns a small set of pages that together have every part: leaves out the largest page first, if others have its parts. */
export function choosePagesForAxe(routes: readonly string[]): string[] {
  const pages = routes.map((route) => {
    const html = readBuiltPage(route);
    return { route, size: html.length, parts: findParts(html) };
  });
  const needed = new Set(pages);
  for (const page of pages.toSorted((a, b) => b.size - a.size)) {
    needed.delete(page);
    const isCovered = (part: string) => [...needed].some(({ parts }) => parts.has(part));
    if (![...page.parts].every(isCovered)) {
      needed.add(page);
    }
  }
  return [...needed].map(({ route }) => route);
}
