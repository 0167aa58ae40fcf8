import { readPage } from './build';

/** The tags, classes, and roles in the main part of a built page, without those of the tokens in its code. */
function findParts(route: string): ReadonlySet<string> {
  const html = readPage(route);
  const main = html
    .slice(html.indexOf('<main'), html.indexOf('</main>'))
    .replace(/(<pre)[\s\S]*?<\/pre>/g, '$1');
  const found = main.match(/<[a-z]\w*| (?:role|type)="[^"]*"| class="[^"]*"/g) ?? [];
  return new Set(found.flatMap((part) => (part.startsWith(' class=') ? part.slice(8, -1).split(' ') : part)));
}

/** Returns pages that together have each part of all pages: those that remain when the largest is left out, as long as others have its parts. */
export function coverParts(routes: readonly string[]): string[] {
  const parts = new Map(routes.map((route) => [route, findParts(route)]));
  const largestFirst = routes.toSorted((a, b) => readPage(b).length - readPage(a).length);
  const needed = new Set(routes);
  for (const route of largestFirst) {
    needed.delete(route);
    const isCovered = (part: string) => [...needed].some((other) => parts.get(other)?.has(part));
    if (![...(parts.get(route) ?? [])].every(isCovered)) {
      needed.add(route);
    }
  }
  return [...needed];
}
