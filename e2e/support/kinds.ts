import { readPage } from './build';

/** The tags, classes, and roles in the main part of a built page. */
function findParts(route: string): ReadonlySet<string> {
  const html = readPage(route);
  const main = html.slice(html.indexOf('<main'), html.indexOf('</main>'));
  const found = main.match(/<[a-z]\w*| (?:role|type)="[^"]*"| class="[^"]*"/g) ?? [];
  return new Set(found.flatMap((part) => (part.startsWith(' class=') ? part.slice(8, -1).split(' ') : part)));
}

/** Returns pages that together have each part of all pages: the largest, and each smaller one that has a part that none before has. */
export function coverParts(routes: readonly string[]): string[] {
  const seen = new Set<string>();
  return routes
    .map((route) => ({ route, parts: findParts(route) }))
    .sort((one, other) => other.parts.size - one.parts.size)
    .filter(({ parts }) => {
      const before = seen.size;
      for (const part of parts) seen.add(part);
      return seen.size > before;
    })
    .map(({ route }) => route);
}
