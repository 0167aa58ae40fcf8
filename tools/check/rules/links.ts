import path from 'node:path';
import type { Definition, Link } from 'mdast';
import { visit } from 'unist-util-visit';
import { redirects } from '../../../src/redirects';
import { nearest } from '../../../src/remark/facts/lookUp';
import { site as thisSite } from '../../../src/site';
import { componentsOf } from '../facts';
import type { Finding } from '../finding';
import { headingIds } from '../ids';
import { type Page, placeAt, placeOf, spanOf } from '../page';
import type { Site } from '../site';
import type { Rule } from './rule';

/** Addresses of pages that are not Markdown. */
const otherPages: readonly string[] = ['/', '/search'];

interface Target {
  readonly url: string;
  readonly line: number;
  readonly column: number;
  /** Where the node that holds the address starts and ends. */
  readonly start: number;
  readonly end: number;
}

function targetsOf(page: Page): Target[] {
  const targets: Target[] = [];
  visit(page.tree, ['link', 'definition'], (node) => {
    targets.push({ url: (node as Link | Definition).url, ...placeOf(node), ...spanOf(node) });
  });
  for (const tag of componentsOf(page)) {
    for (const attribute of tag.attributes) {
      if (
        attribute.type === 'mdxJsxAttribute' &&
        attribute.name === 'href' &&
        typeof attribute.value === 'string'
      ) {
        const span = spanOf(attribute);
        targets.push({ url: attribute.value, ...placeAt(page.text, span.start), ...span });
      }
    }
  }
  return targets;
}

/** Takes another address in place of the typed one. */
function readdress(page: Page, { url, start, end }: Target, better: string): Finding['edit'] {
  const at = page.text.slice(start, end).lastIndexOf(url);
  return at < 0 ? undefined : { start: start + at, end: start + at + url.length, text: better };
}

function nearPages(site: Site, address: string): string {
  const addresses = site.pageFiles.map((file) => file.replace(/^docs|\.mdx?$/g, ''));
  return nearest(address, addresses).slice(0, 3).join(', ');
}

type Fault = Omit<Finding, 'line'> | undefined;

/** The id in an address, with the signs that a browser writes as numbers. */
function idIn(hash: string): string {
  try {
    return decodeURIComponent(hash.slice(1));
  } catch {
    // A percent sign that stands for itself.
    return hash.slice(1);
  }
}

/** What is wrong with the place on a page to which a link leads. */
function faultOfPlace(file: string, hash: string, site: Site): Fault {
  const id = idIn(hash);
  if (!id || site.hasId(file, id) || site.page(file).traps.length > 0) {
    return undefined;
  }
  const near = nearest(id, [...headingIds(site.page(file).text)]).slice(0, 3);
  return {
    says:
      `There is no place \`#${id}\` on ${file}, so the reader lands at the top of the page. ` +
      (near.length > 0 ? `Near it: ${near.map((each) => `#${each}`).join(', ')}.` : 'Leave it out.'),
  };
}

/** What is wrong with an address from where the page is: `../faq.mdx`. */
function faultOfFile(page: Page, address: string, hash: string, site: Site): Fault {
  if (!/\.mdx?$/.test(address)) {
    return {
      says:
        `The address \`${address}\` means another page in every folder. Write the whole path, with \`/\` in front. ` +
        `Near it: ${nearPages(site, `/${address}`)}.`,
    };
  }
  const file = path.posix.join(path.posix.dirname(page.file), address);
  return site.pageFiles.includes(file)
    ? faultOfPlace(file, hash, site)
    : { says: `There is no file ${file}. Near it: ${nearPages(site, file.replace(/^docs|\.mdx?$/g, ''))}.` };
}

/** An address that leads to a page by another way than its own, the better one and why. */
function detour(url: string, address: string, site: Site): { better: string; why: string } | undefined {
  const rest = url.slice(address.length);
  const moved = redirects.find(({ from }) => from === address);
  if (moved) {
    const why = `\`${address}\` is an old address, which shows "not found" to readers who come from another page here.`;
    return { better: moved.to + rest, why };
  }
  const tidy = address.replace(/\/$|\.(html|mdx?)$/, '');
  return tidy !== address && site.fileOf(tidy)
    ? { better: tidy + rest, why: 'Our addresses have no ending and no slash at the end.' }
    : undefined;
}

function faultOf(page: Page, target: Target, site: Site): Fault {
  const { url } = target;
  const mend = (better: string, why: string): Fault => ({
    says: `${why} Write \`${better}\`.`,
    edit: readdress(page, target, better),
  });
  const afterOwn = url.startsWith(thisSite.url) ? url.slice(thisSite.url.length) : undefined;
  if (afterOwn !== undefined && /^$|^[/#?]/.test(afterOwn)) {
    return mend(
      afterOwn || '/',
      'A link to our own site with its whole address takes readers of a preview away from it, and nothing tells when it breaks.',
    );
  }
  // A file that is no page is linked to in this way: `pathname:///openapi.yaml`.
  const local = url.replace(/^pathname:\/\//, '');
  if (/^[a-z][a-z0-9+.-]*:|^\/\//i.test(local)) {
    return undefined;
  }
  const [, address = '', hash = ''] = /^([^?#]*)(?:\?[^#]*)?(#.*)?$/.exec(local) ?? [];
  const file = address ? site.fileOf(address) : page.file;
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
    ? mend(other.better, other.why)
    : {
        says: `There is no page \`${address}\`, so the reader finds nothing. Near it: ${nearPages(site, address)}.`,
      };
}

/** Links: the page is there, the place on it too, and the address is the page's own. */
export const links: Rule = (page, site) =>
  targetsOf(page).flatMap((target) => {
    const fault = faultOf(page, target, site);
    return fault ? [{ line: target.line, column: target.column, ...fault }] : [];
  });
