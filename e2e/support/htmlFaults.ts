import * as cheerio from 'cheerio';
import { iframeAttributes, iframePermissions, sandboxTokens } from '../../src/facts/embed';
import { addresses } from '../../src/facts/product';
import { addressFaults, chatFaults, embedAddressFaults, pinnedScript } from './embedRules';

/** Something that is wrong with HTML, and on which of its lines, counted from 0. */
export interface HtmlFault {
  readonly line: number;
  readonly text: string;
}

type Attributes = Readonly<Record<string, string>>;

const empty = ['meta', 'link', 'img', 'br', 'hr', 'input'];

/** The attributes that samples give to an element; an element that is not here is a slip, or a new row. */
const elements: Readonly<Record<string, readonly string[]>> = {
  html: ['lang'],
  head: [],
  meta: ['charset', 'name', 'content'],
  title: [],
  body: [],
  style: [],
  script: ['src', 'async', 'defer', 'type', 'integrity', 'crossorigin'],
  iframe: [...Object.keys(iframeAttributes), 'sandbox'],
  a: ['href'],
  div: [],
  main: [],
  aside: [],
  h1: [],
  p: [],
  button: ['type'],
  details: ['open'],
  summary: [],
};

const everywhere = ['id', 'class', 'hidden'];

function unknown(words: string, separator: string, known: Readonly<Record<string, unknown>>): string[] {
  return words
    .split(separator)
    .map((word) => word.trim())
    .filter((word) => !Object.keys(known).includes(word));
}

function iframeFaults(attributes: Attributes): string[] {
  const { src = '', title = '', height = '', width, allow, sandbox, loading } = attributes;
  return [
    ...embedAddressFaults(src),
    ...(title.trim() ? [] : ['the iframe has no title']),
    ...(/^\d+$/.test(height) ? [] : ['the iframe has no height in pixels']),
    ...(width === undefined || /^\d+%?$/.test(width) ? [] : [`the iframe has the width "${width}"`]),
    ...(loading === undefined || loading === iframeAttributes.loading.value
      ? []
      : [`the iframe has loading="${loading}"`]),
    ...(allow === undefined ? [] : unknown(allow, ';', iframePermissions)).map(
      (word) => `the iframe allows "${word}", which is no permission of the chat`,
    ),
    ...(sandbox === undefined ? [] : unknown(sandbox, ' ', sandboxTokens)).map(
      (word) => `the sandbox has "${word}", which is none of the chat's tokens`,
    ),
    ...Object.keys(sandboxTokens)
      .filter((token) => sandbox !== undefined && !sandbox.split(' ').includes(token))
      .map((token) => `the sandbox lacks ${token}`),
  ];
}

/** Returns what is wrong with the attributes of a script: one version has a hash, and the one that changes has none. */
function scriptFaults({ src, integrity, crossorigin }: Attributes): string[] {
  if (src === pinnedScript) {
    return /^sha384-[\w+/]{64}$/.test(integrity ?? '') && crossorigin === 'anonymous'
      ? []
      : ['the script of one version has no `integrity` with a SHA-384 or no `crossorigin`'];
  }
  if (src !== undefined && src !== addresses.script) {
    return [`the script's address is ${src}, which is neither ${addresses.script} nor ${pinnedScript}`];
  }
  return integrity === undefined ? [] : ['the script changes, so its hash would block it'];
}

function elementFaults(name: string, attributes: Attributes): string[] {
  if (name === 'rookery-chat') {
    return chatFaults(attributes);
  }
  const known = elements[name];
  if (!known) {
    return [`<${name}> is no element of a sample`];
  }
  const strange = Object.keys(attributes)
    .filter((attribute) => !known.includes(attribute) && !everywhere.includes(attribute))
    .map((attribute) => `<${name}> has the unknown attribute ${attribute}`);
  if (name === 'iframe') {
    return [...strange, ...iframeFaults(attributes)];
  }
  if (name === 'a') {
    return [...strange, ...addressFaults(attributes.href ?? '')];
  }
  return name === 'script' ? [...strange, ...scriptFaults(attributes)] : strange;
}

/** A text with blanks in place of its scripts and styles. */
function withoutScripts(code: string): string {
  return code.replace(/(?<=<(script|style)\b[^>]*>).*?(?=<\/\1>)/gs, (content) =>
    content.replace(/\S/g, ' '),
  );
}

/** Where the tags of a text begin. */
function tagsIn(code: string): Set<number> {
  return new Set([...withoutScripts(code).matchAll(/<\/?[a-z]/gi)].map(({ index }) => index));
}

/** What is wrong with a piece or a page of HTML: its form, its elements, and how it embeds a chat. */
export function htmlFaults(code: string): HtmlFault[] {
  const faults: HtmlFault[] = [];
  const lineOf = (offset: number) => code.slice(0, offset).split('\n').length - 1;
  const $ = cheerio.load(code, { sourceCodeLocationInfo: true }, /^\s*<!doctype/i.test(code));
  // A browser mends what it gets without a word, so every tag that it did not use is a mistake.
  const unused = tagsIn(code);
  for (const element of $('*').toArray()) {
    const place = element.sourceCodeLocation;
    if (!('attribs' in element) || !place) {
      continue;
    }
    const line = lineOf(place.startOffset);
    const { endTag } = { endTag: undefined, ...place };
    unused.delete(place.startOffset);
    if (endTag) {
      unused.delete(endTag.startOffset);
    } else if (!empty.includes(element.name)) {
      faults.push({ line, text: `<${element.name}> is never closed` });
    }
    if (element.name === 'script' && element.attribs.src && element.children.length > 0) {
      faults.push({ line, text: 'the script has an address and a content' });
    }
    faults.push(...elementFaults(element.name, element.attribs).map((text) => ({ line, text })));
  }
  for (const { index } of withoutScripts(code).matchAll(/&(?!\w+;|#)/g)) {
    faults.push({ line: lineOf(index), text: 'a bare &, to be written as &amp;' });
  }
  for (const offset of unused) {
    faults.push({
      line: lineOf(offset),
      text: `the tag ${code.slice(offset, offset + 12)} belongs to no element`,
    });
  }
  for (const { index, groups } of code.matchAll(
    /(?:mount|querySelector|getElementById)\('#?(?<id>[\w-]+)'/g,
  )) {
    if ($(`[id="${groups?.id}"]`).length === 0) {
      faults.push({ line: lineOf(index), text: `no element has the id ${groups?.id}` });
    }
  }
  const scripts = [addresses.script, pinnedScript].map((src) => `script[src="${src}"]`).join(', ');
  if ($('rookery-chat').length > 0 && $(scripts).length === 0) {
    faults.push({ line: 0, text: 'a <rookery-chat> without the script' });
  }
  return faults;
}
