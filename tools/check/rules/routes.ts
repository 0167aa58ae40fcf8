import type { Page } from '../page';
import { type Rule, type Site, toRoute } from '../site';
import { findLinkProblem, nonMarkdownRoutes } from './links';

/** `sidebars.ts`: each page is in one of them. */
export const sidebars: Rule = function* ({ text }, site) {
  const ids = site.pageFiles.map((file) => toRoute(file).slice(1));
  const own = text.replaceAll(/\{[^{}]*type: 'ref'[^{}]*\}/g, '');
  for (const id of ids.filter((each) => !own.includes(`'${each}'`))) {
    if (site.page(`docs/${id}.mdx`).frontMatter.displayed_sidebar === undefined) {
      const message = `No sidebar has the page '${id}', so readers find it only by searching. Add it to the one where it belongs, or write \`displayed_sidebar: null\` on the page.`;
      yield { start: 0, message };
    }
  }
};

function findRedirectProblem(from: string, to: string, page: Page, site: Site): string | undefined {
  if (site.findFile(from) || nonMarkdownRoutes.includes(from) || site.files.includes(`static${from}`)) {
    return `${from} is a page or a file, which the redirect to ${to} hides. Remove the row.`;
  }
  if (!/^\/[\w.~/-]*[\w.~-]$/.test(from)) {
    const example = from.replace(/[^\w.~/-]+/g, '-').replace(/^\/|\/$/g, '');
    return `An old path has only letters, digits, and \`/ . _ ~ -\`, begins with a slash, and doesn't end with one: \`"/${example}"\`.`;
  }
  const [toPage] = to.split('#');
  return to === toPage
    ? findLinkProblem(to, page, site)
    : `The query of the old address would end up in \`${to}\`. Redirect to the page: \`${toPage}\`.`;
}

/** `redirects.json`: every old path leads directly to a page, and none hides one. */
export const redirects: Rule = function* (page, site) {
  try {
    JSON.parse(page.text);
  } catch (error) {
    const [, start = 0] = /position (\d+)/.exec(String(error)) ?? [];
    const message =
      'This isn\'t JSON. Each row is `"/old": "/new"`, with a comma after all but the last, without comments.';
    yield { start: Number(start), message };
    return;
  }
  for (const [from, to] of site.redirects) {
    const message = findRedirectProblem(from, to, page, site);
    yield* message ? [{ start: page.text.indexOf(`"${from}":`), message }] : [];
  }
};
