import { type FileRule, reactRoutes, type Sources } from '../loadSources';
import { explainLink } from './links';

/** What the build writes besides `docs/` and `static/`. */
const builtPattern =
  /^\/(?:404|index|assets\/.*|llms[^/]*\.txt|organizations\/api\/changelog\.xml|_redirects\.conf|search-index\.json|sitemap\.xml)$/;

/** Whether a path is that of a page or a file that the build writes. */
export function isBuilt(path: string, sources: Sources): boolean {
  const route = path.replace(/\.(?:html|md)$/, '');
  const page = sources.findPage(route);
  const isPage = page ? !page.frontMatter.draft : reactRoutes.includes(route) || builtPattern.test(route);
  return isPage || sources.files.includes(`static${path}`);
}

/** `redirects.json`: each old path leads directly to a page or to another host. */
export const redirects: FileRule = function* (_, sources) {
  yield* sources.redirects.problems;
  const seen = new Set<string>();
  for (const { start, from, to } of sources.redirects.value) {
    let message = explainLink(to, undefined, sources);
    if (isBuilt(from, sources)) {
      message = `\`${from}\` is a page or a file that the build writes. Remove the row, or what has its path.`;
    } else if (seen.has(from)) {
      message = `\`${from}\` is there twice. Remove one of the rows.`;
    }
    seen.add(from);
    if (message) yield { start, message };
  }
};
