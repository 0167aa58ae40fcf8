import * as cheerio from 'cheerio';
import { htmlElementAttributes } from 'html-element-attributes';
import { iframeAttributes } from '../../src/facts/embed';
import { addresses } from '../../src/facts/product';
import { addressFaults, chatFaults, embedAddressFaults, pinnedScript } from './embedRules';

/** Something that is wrong with HTML, and on which of its lines, counted from 0. */
export interface HtmlFault {
  readonly line: number;
  readonly text: string;
}

type Attributes = Readonly<Record<string, string>>;

const sandboxTokens = [
  'allow-scripts',
  'allow-same-origin',
  'allow-forms',
  'allow-popups',
  'allow-popups-to-escape-sandbox',
  'allow-downloads',
  'allow-storage-access-by-user-activation',
];

const empty = ['meta', 'link', 'img', 'br', 'hr', 'input'];

/** The elements of samples. Another one is a mistake, or is added here. */
const elements =
  'html head meta title body style script iframe a div main aside h1 p button details summary'.split(' ');

function unknown(words: string, separator: string, known: readonly string[]): string[] {
  return words
    .split(separator)
    .map((word) => word.trim())
    .filter((word) => !known.includes(word));
}

function iframeFaults(attributes: Attributes): string[] {
  const { src = '', title = '', height = '', width, allow, sandbox, loading } = attributes;
  return [
    ...embedAddressFaults(src),
    ...(title.trim() ? [] : ['the iframe has no title']),
    ...(/^\d+$/.test(height) ? [] : ['the iframe has no height in pixels']),
    ...(width === undefined || /^\d+%?$/.test(width) ? [] : [`the iframe has the width "${width}"`]),
    ...(loading === undefined || loading === iframeAttributes.loading
      ? []
      : [`the iframe has loading="${loading}"`]),
    ...(allow === undefined ? [] : unknown(allow, ';', iframeAttributes.allow.split('; '))).map(
      (word) => `the iframe allows "${word}", which isn't a permission of the chat`,
    ),
    ...(sandbox === undefined ? [] : unknown(sandbox, ' ', sandboxTokens)).map(
      (word) => `the sandbox has "${word}", which is none of the chat's tokens`,
    ),
    ...sandboxTokens
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
  if (!elements.includes(name)) {
    return [`<${name}> isn't an element of samples`];
  }
  const known = [htmlElementAttributes['*'], htmlElementAttributes[name]].flat();
  const strange = Object.keys(attributes)
    .filter((attribute) => !known.includes(attribute))
    .map((attribute) => `<${name}> has the unknown attribute ${attribute}`);
  if (name === 'iframe') {
    return [...strange, ...iframeFaults(attributes)];
  }
  if (name === 'a') {
    return [...strange, ...addressFaults(attributes.href ?? '')];
  }
  return name === 'script' ? [...strange, ...scriptFaults(attributes)] : strange;
}

function withoutScripts(code: string): string {
  return code.replace(/(?<=<(script|style)\b[^>]*>).*?(?=<\/\1>)/gs, (content) =>
    content.replace(/\S/g, ' '),
  );
}

function tagsIn(code: string): Set<number> {
  return new Set([...withoutScripts(code).matchAll(/<\/?[a-z]/gi)].map(({ index }) => index));
}

/** Returns what is wrong with a piece or a page of HTML: its form, its elements, and how it embeds a chat. */
export function htmlFaults(code: string): HtmlFault[] {
  const faults: HtmlFault[] = [];
  const lineOf = (offset: number) => code.slice(0, offset).split('\n').length - 1;
  const $ = cheerio.load(code, { sourceCodeLocationInfo: true }, /^\s*<!doctype/i.test(code));
  // Browsers repair HTML silently, so every tag that isn't used is a mistake.
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
