import { toString as textOf } from 'mdast-util-to-string';
import { nearest } from '../../../src/remark/facts/lookUp';
import { site as thisSite } from '../../../src/site';
import { componentsOf, textAttributesOf } from '../facts';
import { nodesOf, type Page, sourceOf, spanOf } from '../page';
import type { Rule } from '../rule';
import { addressOf, type Site } from '../site';

/** Pages that aren't Markdown. */
const otherPages: readonly string[] = ['/', '/search'];

/** Words of a link that don't say where it leads. */
const emptyWords = /^(?:here|this|this page|link|this link|more|read more|learn more|click here)$/i;

/** Something that a page links to or shows. */
interface Target {
  readonly url: string;
  /** Where the link or the image starts and ends. */
  readonly start: number;
  readonly end: number;
  readonly isImage: boolean;
}

/** A fault of an address, and what to write in its place. */
interface Fault {
  readonly says: string;
  readonly write?: string;
}

function targetsOf(page: Page): Target[] {
  const inMarkdown = nodesOf(page, 'link', 'definition', 'image').map(
    (node): Target => ({ url: node.url, ...spanOf(node), isImage: node.type === 'image' }),
  );
  const inTags = componentsOf(page)
    .flatMap(textAttributesOf)
    .filter(({ name }) => name === 'href' || name === 'src')
    .map(
      (attribute): Target => ({
        url: attribute.value,
        ...spanOf(attribute),
        isImage: attribute.name === 'src',
      }),
    );
  return [...inMarkdown, ...inTags];
}

function faultOfImage(url: string, site: Site): Fault | undefined {
  if (/^(https?:)?\/\//.test(url)) {
    return {
      says: 'An image from another site tells that site who reads the page. Put the file in static/img, and write `/img/name.png`.',
    };
  }
  const file = `static${url.replace(/[?#].*$/, '')}`;
  return site.has(file)
    ? undefined
    : {
        says: `There is no image ${file}, and the build stops. Put it there, or fix the address. Case counts.`,
      };
}

function faultOfId(file: string, id: string, site: Site): Fault | undefined {
  if (!id || site.hasId(file, id) || site.page(file).traps.length > 0) {
    return undefined;
  }
  const near = nearest(id, site.idsOf(file)).map((each) => `#${each}`);
  return {
    says: `Nothing has the id \`#${id}\` in ${file}, so the reader lands at the top of the page. Near it: ${near.join(', ') || 'none'}.`,
  };
}

/** Returns what is wrong with an address of this site, such as `/chat-features/polls#create`. */
function faultOfAddress(url: string, from: Page, site: Site): Fault | undefined {
  const [address = '', hash = ''] = url.replace(/\?[^#]*/, '').split('#');
  const file = address ? site.fileOf(address) : from.file;
  if (file) {
    // Which page shows a fact decides what `#id` leads to.
    return address === '' && from.kind === 'facts' ? undefined : faultOfId(file, hash, site);
  }
  if (otherPages.includes(address) || site.has(`static${address}`)) {
    return undefined;
  }
  const tidy = address.replace(/\/$|\.(html|mdx?)$/, '');
  const better = site.redirectOf(address) ?? (site.fileOf(tidy) && tidy);
  if (better) {
    const write = better + url.slice(address.length);
    return { says: `\`${address}\` is an old or indirect path. Write \`${write}\`.`, write };
  }
  const near = nearest(address, site.pageFiles.map(addressOf)).join(', ');
  return {
    says: address.startsWith('/')
      ? `There is no page \`${address}\`, so readers find nothing. Near it: ${near}.`
      : `\`${address}\` leads to a different page from every folder. Write the whole path, which starts with \`/\`. Near it: ${near}.`,
  };
}

function faultOf({ url, isImage }: Target, page: Page, site: Site): Fault | undefined {
  if (url === '') {
    return { says: 'A link or image without an address leads nowhere. Write one in the parentheses.' };
  }
  if (isImage) {
    return faultOfImage(url, site);
  }
  if (/^[/#?]|^$/.test(url.replace(thisSite.url, '')) && url.startsWith(thisSite.url)) {
    const write = url.replace(thisSite.url, '') || '/';
    const why = 'A link to our own site with its domain takes readers of a preview away from it.';
    return { says: `${why} Write \`${write}\`.`, write };
  }
  // Files that aren't pages are linked to like this: `pathname:///openapi.yaml`.
  const local = url.replace(/^pathname:\/\//, '');
  return /^[a-z][a-z0-9+.-]*:|^\/\//i.test(local) ? undefined : faultOfAddress(local, page, site);
}

/** Links and images: what they name exists and is named directly, and they say in words what it is. */
export const links: Rule = function* (page, site) {
  for (const target of targetsOf(page)) {
    const fault = faultOf(target, page, site);
    const at = page.text.slice(target.start, target.end).lastIndexOf(target.url);
    if (fault) {
      const start = target.start + Math.max(at, 0);
      yield { ...fault, start, end: start + target.url.length, write: at < 0 ? undefined : fault.write };
    }
  }
  for (const link of nodesOf(page, 'link')) {
    const words = textOf(link).trim();
    if (words === '' && !/<[A-Z]/.test(sourceOf(page, link))) {
      const says = `The link has no text, so no one sees it. Write in the brackets where it leads: \`[words](${link.url})\`.`;
      yield { ...spanOf(link), says };
    } else if (emptyWords.test(words)) {
      const says = `The link "${words}" doesn't say where it leads. Put it on the name of the page.`;
      yield { ...spanOf(link), says, words };
    }
  }
  const tags = componentsOf(page).filter(({ name }) => name === 'img');
  const hasAlt = (tag: (typeof tags)[number]) =>
    textAttributesOf(tag).some(({ name, value }) => name === 'alt' && value);
  for (const image of [
    ...nodesOf(page, 'image').filter(({ alt }) => !alt?.trim()),
    ...tags.filter((tag) => !hasAlt(tag)),
  ]) {
    const says =
      "The image has no alternative text, so people who can't see it miss what it shows. Write it in the brackets: `![What it shows](…)`.";
    yield { ...spanOf(image), says };
  }
};

/** Addresses of pages in the code of the site: `'/chat-features/polls#create'`. */
export const linksInCode: Rule = function* ({ file, text }, site) {
  const names = new Set(site.pageFiles.map((each) => addressOf(each).split('/')[1]));
  for (const { 0: typed, 1: name, index } of text.matchAll(
    /(?<=['"`])\/([a-z-]+)(?:\/[a-z/-]+)?(?:#[\w-]+)?(?=['"`])/g,
  )) {
    const isAddress = !/^src\/(?:redirects|promisedAddresses)\.ts$/.test(file) && names.has(name);
    const fault = isAddress ? faultOfAddress(typed, site.page(file), site) : undefined;
    if (fault) {
      yield { ...fault, start: index, end: index + typed.length };
    }
  }
};
