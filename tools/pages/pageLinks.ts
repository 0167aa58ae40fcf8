import path from 'node:path';
import { addresses } from '../../src/facts/product';
import { attributesOf, eachNode, frontMatterOf, isTag, treeOf } from './markdown';
import type { DocPage } from './site';
import { lineAt } from './textEdits';

/** A link as it stands in a page. */
export interface PageLink {
  /** As it is written. */
  readonly url: string;
  readonly start: number;
  readonly end: number;
  readonly line: number;
  /** Whether it is one of the front matter's related pages. */
  readonly related: boolean;
}

/** A link to a page of this site. */
export interface InnerLink {
  /** The page's id. Whether there is such a page is not said. */
  readonly id: string;
  /** Query and hash, with their signs. */
  readonly rest: string;
  /** How it is written: as an address, with this site's name before it, as a file, or from the page's own folder. */
  readonly form: 'address' | 'whole' | 'file' | 'relative';
}

/** The addresses of the front matter's `related`, with their places. */
function relatedLinks({ text }: DocPage): PageLink[] {
  const front = frontMatterOf(text);
  const block = /^related:(?:.*(?:\n[ \t]*-.*|\n[ \t]+\S.*)*)/m.exec(front);
  return [...(block?.[0] ?? '').matchAll(/(?<=[\s[,'"])\/[^\s,\]'"]+/g)].map((match) => {
    const start = (block?.index ?? 0) + match.index;
    return { url: match[0], start, end: start + match[0].length, line: lineAt(text, start), related: true };
  });
}

/** Every link of a page, `related` and pictures included, in the order of the text. */
export function linksOf(page: DocPage): PageLink[] {
  const { text } = page;
  const links = relatedLinks(page);
  function add(url: string, from: number, to: number): void {
    const start = text.lastIndexOf(url, to);
    if (url && start >= from) {
      links.push({ url, start, end: start + url.length, line: lineAt(text, start), related: false });
    }
  }
  eachNode(treeOf(page), (node) => {
    const [from, to] = [node.position?.start.offset ?? 0, node.position?.end.offset ?? 0];
    if (node.type === 'link' || node.type === 'image' || node.type === 'definition') {
      const words = node.type === 'link' ? node.children.at(-1)?.position?.end.offset : undefined;
      add(node.url, words ?? from, to);
    }
    if (isTag(node)) {
      const { href, to: address, src } = attributesOf(node);
      const head = node.children[0]?.position?.start.offset ?? to;
      for (const url of [href, address, src]) {
        // Attributes such as to="chat-settings/welcome" name places of the product.
        if (url && (node.name === 'a' || node.name === 'img' || url.startsWith('/'))) {
          add(url, from, head);
        }
      }
    }
  });
  return links.sort((a, b) => a.start - b.start);
}

/** The page of this site that a link leads to; nothing for a link that leaves it, or to a file that is no page. */
export function innerLink({ id: from }: Pick<DocPage, 'id'>, url: string): InnerLink | undefined {
  const [, target = '', rest = ''] = /^([^?#]*)(.*)$/.exec(url) ?? [];
  if (target.startsWith(`${addresses.docs}/`)) {
    return { id: target.slice(addresses.docs.length + 1), rest, form: 'whole' };
  }
  if (/^[a-z][a-z+.-]*:/i.test(target) || target.startsWith('//')) {
    return undefined;
  }
  if (target === '') {
    return { id: from, rest, form: 'relative' };
  }
  const folder = path.posix.dirname(`/${from}`);
  if (/\.mdx?$/.test(target)) {
    const file = target.startsWith('/') ? target : path.posix.join(folder, target);
    return { id: file.replace(/^\//, '').replace(/\.mdx?$/, ''), rest, form: 'file' };
  }
  if (/\.\w+$/.test(target)) {
    return undefined;
  }
  if (target.startsWith('/')) {
    return { id: target.slice(1), rest, form: 'address' };
  }
  return { id: path.posix.join(folder, target).slice(1), rest, form: 'relative' };
}

/** A path to a file as a link from a folder: `./polls.mdx`, `../faq.mdx`. */
export function fileLink(fromFile: string, toFile: string): string {
  const way = path.posix.relative(path.posix.dirname(fromFile), toFile);
  return way.startsWith('.') ? way : `./${way}`;
}
