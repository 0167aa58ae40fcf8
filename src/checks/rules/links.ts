import path from 'node:path';
import type { Definition, Link } from 'mdast';
import { visit } from 'unist-util-visit';
import { nearest } from '../../plugins/facts-in-pages/lookUp';
import { redirects } from '../../redirects';
import { site as thisSite } from '../../site';
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

/** What is wrong with the place on a page to which a link leads. */
function faultOfAnchor(file: string, hash: string, site: Site): Omit<Finding, 'line'> | undefined {
  const id = decodeURIComponent(hash.slice(1));
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

function faultOfAddress(page: Page, target: Target, site: Site): Omit<Finding, 'line'> | undefined {
  const own = target.url.startsWith(thisSite.url) && /^$|^[/#?]/.test(target.url.slice(thisSite.url.length));
  if (own) {
    const better = target.url.slice(thisSite.url.length) || '/';
    return {
      says: `A link to our own site with its whole address takes readers of a preview away from it, and nothing tells when it breaks. Write \`${better}\`.`,
      edit: readdress(page, target, better),
    };
  }
  // A page that is no page of Docusaurus's is linked to in this way: `pathname:///openapi.yaml`.
  const url = target.url.replace(/^pathname:\/\//, '');
  if (/^[a-z][a-z0-9+.-]*:|^\/\//i.test(url)) {
    return undefined;
  }
  const [, address = '', , hash = ''] = /^([^?#]*)(\?[^#]*)?(#.*)?$/.exec(url) ?? [];
  if (!address) {
    return faultOfAnchor(page.file, hash, site);
  }
  if (!address.startsWith('/')) {
    if (!/\.mdx?$/.test(address)) {
      return {
        says: `The address \`${url}\` means another page in every folder. Write the whole path, with \`/\` in front. Near it: ${nearPages(site, `/${address}`)}.`,
      };
    }
    const file = path.posix.join(path.posix.dirname(page.file), address);
    return site.pageFiles.includes(file)
      ? faultOfAnchor(file, hash, site)
      : {
          says: `There is no file ${file}. Near it: ${nearPages(site, file.replace(/^docs|\.mdx?$/g, ''))}.`,
        };
  }
  const page2 = site.fileOf(address);
  if (page2) {
    return faultOfAnchor(page2, hash, site);
  }
  const moved = redirects.find(({ from }) => from === address);
  if (moved) {
    const better = moved.to + target.url.slice(address.length);
    return {
      says: `\`${address}\` is an old address, which shows "not found" to readers who come from another page here. Write \`${better}\`.`,
      edit: readdress(page, target, better),
    };
  }
  if (otherPages.includes(address) || site.has(`static${address}`)) {
    return undefined;
  }
  const tidy = address.replace(/\/$|\.(html|mdx?)$/, '');
  if (tidy !== address && site.fileOf(tidy)) {
    const better = tidy + target.url.slice(address.length);
    return {
      says: `Our addresses have no ending and no slash at the end. Write \`${better}\`.`,
      edit: readdress(page, target, better),
    };
  }
  return {
    says: `There is no page \`${address}\`, so the reader finds nothing. Near it: ${nearPages(site, address)}.`,
  };
}

/** Links: the page is there, the place on it too, and the address is the page's own. */
export const links: Rule = (page, site) =>
  targetsOf(page).flatMap((target) => {
    const fault = faultOfAddress(page, target, site);
    return fault ? [{ line: target.line, column: target.column, ...fault }] : [];
  });
