import { isScalar, type Pair, parseDocument, visit } from 'yaml';
import { findSimilar } from '../../../src/markdown/tagInput/lookUp';
import type { Finding, Source } from '../finding';
import { nonMarkdownRoutes, type Site } from '../site';

const example =
  'Each row is `"/an/old/path": "/the/path/of/a/page"`, with a comma between rows and none after the last.';

/** Returns what is wrong with a row, if something is. */
function findProblem(from: string, to: unknown, site: Site): string | undefined {
  const isPage = (address: string) =>
    nonMarkdownRoutes.includes(address) ||
    site.all.some(({ id, fields }) => `/${id}` === address && !fields.draft);
  const [target = '', hash] = String(to).split('#');
  if (!/^(?:\/[^/?#%\\]+)+$/.test(from) || typeof to !== 'string') {
    return `This isn't an old path and where it leads. ${example}`;
  }
  if (isPage(from)) {
    return `\`${from}\` is a page, which no one could open. Remove the row or the page.`;
  }
  if (site.redirects.has(target)) {
    return `\`${target}\` is an old path, too. Write where it leads: \`${site.redirects.get(target)}\`.`;
  }
  const page = site.findPage(target);
  if (!isPage(target)) {
    const near = findSimilar(
      target,
      site.all.map(({ id }) => `/${id}`),
    ).join(', ');
    return `There is no page \`${target}\`. Near it: ${near}.`;
  }
  return hash !== undefined && !(page && site.getIds(page).has(hash))
    ? `Nothing has the id \`#${hash}\` on \`${target}\`.`
    : undefined;
}

/** `redirects.json`: each old path leads to a page, directly. */
export function* checkRedirects({ text }: Source, site: Site): Generator<Finding> {
  try {
    JSON.parse(text);
  } catch (error) {
    const [, offset = '0'] = /position (\d+)/.exec(String(error)) ?? [];
    yield { start: Math.min(Number(offset), text.length), message: `This isn't JSON. ${example}` };
    return;
  }
  const seen = new Set<string>();
  const findings: Finding[] = [];
  // JSON is YAML, whose parser knows where each row is.
  visit(parseDocument(text, { uniqueKeys: false }), {
    Pair(_, { key, value }: Pair) {
      const from = isScalar(key) ? String(key.value) : '';
      const start = isScalar(key) ? (key.range?.[0] ?? 0) : 0;
      const message = seen.has(from)
        ? `\`${from}\` is there twice. Remove one of the rows.`
        : findProblem(from, isScalar(value) ? value.value : undefined, site);
      seen.add(from);
      if (message) findings.push({ start, message });
      return visit.SKIP;
    },
  });
  yield* findings;
}
