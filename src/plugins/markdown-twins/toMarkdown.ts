import type { Element, ElementContent, Root, Text } from 'hast';
import { select } from 'hast-util-select';
import { toString as textOf } from 'hast-util-to-string';
import { h } from 'hastscript';
import rehypeParse from 'rehype-parse';
import rehypeRemark from 'rehype-remark';
import remarkGfm from 'remark-gfm';
import remarkStringify from 'remark-stringify';
import { unified } from 'unified';
import { SKIP, visit } from 'unist-util-visit';

function text(value: string): Text {
  return { type: 'text', value };
}

// Controls and decoration.
const tagsLeftOut = new Set(
  'button form input label search select textarea noscript script style svg'.split(' '),
);

// The last ones are parts of interactive components that are useless without interaction. The bundler appends a hash to
// the class names of `src/components/shared/styles.module.css`.
const classesLeftOut = /^(?:hash-link$|letter-bar$|needsScripts_|notOnPaper_)/;

function hasClass({ properties: { className } }: Element, wanted: RegExp): boolean {
  return Array.isArray(className) && className.some((name) => wanted.test(String(name)));
}

/** Whether an element is navigation, a control, or decoration, which have no place in Markdown. */
function isLeftOut(element: Element): boolean {
  const { role, ariaHidden } = element.properties;
  return (
    tagsLeftOut.has(element.tagName) ||
    role === 'tablist' ||
    ariaHidden === 'true' ||
    hasClass(element, classesLeftOut)
  );
}

/** Returns a picture's text alternative, or nothing if the text next to the picture is its label. */
function pictureInWords({ tagName, properties: { ariaLabel } }: Element): ElementContent[] {
  return ariaLabel ? [h(tagName, h('em', `Picture: ${ariaLabel}`))] : [];
}

/** Returns the text of a code block. Each line is an element. */
function codeOf(block: Element): string {
  visit(block, 'element', (node, index, parent) => {
    if (node.tagName === 'br' && parent && index !== undefined) {
      parent.children[index] = text('\n');
    }
  });
  return textOf(block).replace(/\n+$/, '');
}

/** Returns a code block without syntax highlighting, with the language in a class, as `rehype-remark` expects. */
function plainCode(block: Element): Element {
  const classes = block.properties.className;
  const language = Array.isArray(classes) ? classes.filter((name) => /^language-/.test(String(name))) : [];
  return h('pre', h('code', { className: language }, codeOf(block)));
}

/**
 * Puts the content of a table cell on one line, because Markdown allows no more: list items get a bullet, and lines of
 * code are joined with a line-break symbol.
 */
function inOneLine(cell: Element): void {
  cell.children = cell.children.flatMap((child) => {
    if (child.type === 'element' && child.tagName === 'ul') {
      return child.children.flatMap((item) =>
        item.type === 'element' ? [text('• '), ...item.children, text(' ')] : [],
      );
    }
    if (child.type === 'element' && child.tagName === 'pre') {
      return codeOf(child)
        .split('\n')
        .flatMap((line, index) => [...(index > 0 ? [text(' ↵ ')] : []), h('code', line)]);
    }
    return [child];
  });
}

/** Returns the terms and definitions of a definition list, without the elements that group them. */
function termsAndDefinitions(list: Element): Element[] {
  return list.children
    .filter((child) => child.type === 'element')
    .flatMap((child) => (child.tagName === 'div' ? termsAndDefinitions(child) : [child]));
}

/** Converts a definition list to a list of "**term:** definition", because Markdown has no definition lists. */
function definitions(list: Element): Element {
  const items: Element[] = [];
  for (const { tagName, children } of termsAndDefinitions(list)) {
    if (tagName === 'dt') {
      items.push(h('li', h('strong', [...children, ':'])));
    } else {
      items.at(-1)?.children.push(text(' '), ...children);
    }
  }
  return h('ul', items);
}

function isSummary(node: ElementContent): boolean {
  return node.type === 'element' && node.tagName === 'summary';
}

/** Converts a collapsed section to its summary in bold, followed by its content. */
function opened({ children }: Element): ElementContent[] {
  const summary = children.find(isSummary);
  return [
    ...(summary ? [h('p', h('strong', textOf(summary).trim()))] : []),
    ...children.filter((child) => !isSummary(child)),
  ];
}

/** Converts an admonition to a quote that begins with its title in bold. */
function quoted({ children: [title, ...rest] }: Element): Element {
  return h('blockquote', [h('p', h('strong', title ? textOf(title).trim() : '')), ...rest]);
}

/** Returns the replacement of an element, or undefined if it stays as it is. */
function replacement(element: Element): readonly ElementContent[] | undefined {
  if (isLeftOut(element)) {
    return [];
  }
  if (element.properties.role === 'img') {
    return pictureInWords(element);
  }
  if (element.tagName === 'dl') {
    return [definitions(element)];
  }
  if (element.tagName === 'details') {
    return opened(element);
  }
  return hasClass(element, /^theme-admonition$/) ? [quoted(element)] : undefined;
}

/**
 * Returns the article of a built page, reduced to elements that Markdown can express.
 * @param page the main part of the page, which is modified
 * @param address the page's URL, which is printed below the title and used as the base of links
 * @throws if the page has no article or no title
 */
function readersText(page: Root, address: string): Root {
  const article = select('.theme-doc-markdown', page) ?? select('main', page);
  const title = article && select('h1', article);
  if (!title) {
    throw new Error(`The page ${address} has no title. Add a level-1 heading.`);
  }
  visit(article, (node, index, parent) => {
    if (!parent || index === undefined || node.type === 'text') {
      return undefined;
    }
    if (node.type === 'element' && node.tagName === 'pre') {
      parent.children[index] = plainCode(node);
      return SKIP;
    }
    if (node.type === 'element' && /^t[dh]$/.test(node.tagName)) {
      inOneLine(node);
    }
    // The rest are comments, which React puts between adjacent texts.
    const instead = node.type === 'element' && node !== title ? replacement(node) : [];
    if (!instead) {
      return undefined;
    }
    parent.children.splice(index, 1, ...instead);
    return index;
  });
  const head = [h('h1', textOf(title)), h('p', h('a', { href: address }, address))];
  // With a base, links become absolute, so they work wherever the text is pasted.
  return { type: 'root', children: [h('base', { href: address }), ...head, article] };
}

const toTree = unified().use(rehypeParse, { fragment: true });

const toText = unified()
  .use(rehypeRemark)
  // Padding all cells to the same width would multiply the size of a table with one long cell.
  .use(remarkGfm, { tablePipeAlign: false })
  .use(remarkStringify, { bullet: '-', listItemIndent: 'one', rule: '-' });

/** Returns the main part of a built page, the only one that its Markdown depends on. */
export function mainPart(html: string): string {
  return html.slice(html.indexOf('<main'), html.lastIndexOf('</main>'));
}

/**
 * Converts a built page to Markdown: its title, its URL, and the text that a reader without JavaScript sees.
 * @param html the main part of the page
 * @param address the page's URL
 * @throws if the page has no article or no title
 */
export async function toMarkdown(html: string, address: string): Promise<string> {
  const page = readersText(toTree.parse(html), address);
  return toText.stringify(await toText.run(page));
}
