import path from 'node:path';
import { redirects } from '../../../src/redirects';
import { nearest } from '../../../src/remark/facts/lookUp';
import { site as thisSite } from '../../../src/site';
import { componentsOf, textAttributesOf } from '../facts';
import { headingIds } from '../ids';
import { nodesOf, type Page, placeAt, placeOf, spanOf } from '../page';
import type { Finding, Rule } from '../rule';
import { addressOf, type Site } from '../site';

/** Pages that aren't Markdown. */
const otherPages: readonly string[] = ['/', '/search'];

interface Target {
  readonly url: string;
  readonly line: number;
  readonly column: number;
  /** Where the node with the address starts and ends. */
  readonly start: number;
  readonly end: number;
}

function targetsOf(page: Page): Target[] {
  const targets = nodesOf(page, 'link', 'definition').map(
    (node): Target => ({ url: node.url, ...placeOf(node), ...spanOf(node) }),
  );
  for (const attribute of componentsOf(page).flatMap(textAttributesOf)) {
    if (attribute.name === 'href') {
      const span = spanOf(attribute);
      targets.push({ url: attribute.value, ...placeAt(page.text, span.start), ...span });
    }
  }
  return targets;
}

function readdress(page: Page, { url, start, end }: Target, better: string): Finding['edit'] {
  const at = page.text.slice(start, end).lastIndexOf(url);
  return at < 0 ? undefined : { start: start + at, end: start + at + url.length, text: better };
}

function nearPages(site: Site, address: string): string {
  return nearest(address, site.pageFiles.map(addressOf)).join(', ');
}

type Fault = Omit<Finding, 'line'> | undefined;

function idIn(hash: string): string {
  try {
    return decodeURIComponent(hash.slice(1));
  } catch {
    // A percent sign that encodes nothing.
    return hash.slice(1);
  }
}

function faultOfPlace(file: string, hash: string, site: Site): Fault {
  const id = idIn(hash);
  if (!id || site.hasId(file, id) || site.page(file).traps.length > 0) {
    return undefined;
  }
  const close = nearest(id, [...headingIds(site.read(file))]);
  return {
    says:
      `Nothing has the id \`#${id}\` in ${file}, so the reader lands at the top of the page. ` +
      (close.length > 0 ? `Near it: ${close.map((each) => `#${each}`).join(', ')}.` : 'Leave it out.'),
  };
}

/** Returns what is wrong with an address relative to the page: `../faq.mdx`. */
function faultOfFile(page: Page, address: string, hash: string, site: Site): Fault {
  if (!/\.mdx?$/.test(address)) {
    return {
      says:
        `\`${address}\` leads to a different page from every folder. Write the whole path, which starts with \`/\`. ` +
        `Near it: ${nearPages(site, `/${address}`)}.`,
    };
  }
  const file = path.posix.join(path.posix.dirname(page.file), address);
  return site.pageFiles.includes(file)
    ? faultOfPlace(file, hash, site)
    : { says: `There is no file ${file}. Near it: ${nearPages(site, addressOf(file))}.` };
}

/** Returns the path to write in place of an indirect one, and why. */
function detour(url: string, address: string, site: Site): { better: string; why: string } | undefined {
  const rest = url.slice(address.length);
  const moved = redirects.find(({ from }) => from === address);
  if (moved) {
    const why = `\`${address}\` is an old path, which shows "not found" to readers who come from another page here.`;
    return { better: moved.to + rest, why };
  }
  const tidy = address.replace(/\/$|\.(html|mdx?)$/, '');
  return tidy !== address && site.fileOf(tidy)
    ? { better: tidy + rest, why: 'Our paths have no extension and no slash at the end.' }
    : undefined;
}

function faultOf(page: Page, target: Target, site: Site): Fault {
  const { url } = target;
  const replaced = (better: string, why: string): Fault => ({
    says: `${why} Write \`${better}\`.`,
    edit: readdress(page, target, better),
  });
  const afterOwn = url.startsWith(thisSite.url) ? url.slice(thisSite.url.length) : undefined;
  if (afterOwn !== undefined && /^$|^[/#?]/.test(afterOwn)) {
    return replaced(
      afterOwn || '/',
      'A link to our own site with its domain takes readers of a preview away from it, and no test notices when it breaks.',
    );
  }
  // Files that aren't pages are linked to like this: `pathname:///openapi.yaml`.
  const local = url.replace(/^pathname:\/\//, '');
  if (/^[a-z][a-z0-9+.-]*:|^\/\//i.test(local)) {
    return undefined;
  }
  const [, address = '', hash = ''] = /^([^?#]*)(?:\?[^#]*)?(#.*)?$/.exec(local) ?? [];
  const file = address ? site.fileOf(address) : page.file;
  if (!address && page.kind === 'facts') {
    // Which page shows it decides what it leads to.
    return undefined;
  }
  if (file) {
    return faultOfPlace(file, hash, site);
  }
  if (!address.startsWith('/')) {
    return faultOfFile(page, address, hash, site);
  }
  if (otherPages.includes(address) || site.has(`static${address}`)) {
    return undefined;
  }
  const other = detour(local, address, site);
  return other
    ? replaced(other.better, other.why)
    : {
        says: `There is no page \`${address}\`, so readers find nothing. Near it: ${nearPages(site, address)}.`,
      };
}

/** Links: the page exists, the id on it too, and the path is the page's own. */
export const links: Rule = function* (page, site) {
  for (const target of targetsOf(page)) {
    const fault = faultOf(page, target, site);
    if (fault) {
      yield { line: target.line, column: target.column, ...fault };
    }
  }
};
