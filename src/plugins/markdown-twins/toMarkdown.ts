import type { Element, ElementContent, Root, Text } from 'hast';
import { matches, select } from 'hast-util-select';
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

/** What is for the eye or the pointer alone: ways around the page, controls, and decorations. */
const leftOut = [
  '.hash-link',
  '.letter-bar',
  '[role="tablist"]',
  '[aria-hidden="true"]',
  'button, form, input, label, search, select, textarea',
  'script, style, svg',
].join(', ');

// The bundler ends the class names of `src/components/shared/styles.module.css` with a hash.
const needsReader = /^(?:needsScripts|notOnPaper)_/;

/** Whether an element is part of an interactive component that does nothing until its reader does something. */
function isForReadersHands({ properties: { className } }: Element): boolean {
  return Array.isArray(className) && className.some((name) => needsReader.test(String(name)));
}

/** A drawing in words; nothing where the words stand beside it already, which then name it. */
function pictureInWords({ tagName, properties: { ariaLabel } }: Element): ElementContent[] {
  return ariaLabel ? [h(tagName, h('em', `Picture: ${ariaLabel}`))] : [];
}

/** The text of a block of code. Each of its lines ends with an element. */
function codeOf(block: Element): string {
  visit(block, 'element', (node, index, parent) => {
    if (node.tagName === 'br' && parent && index !== undefined) {
      parent.children[index] = text('\n');
    }
  });
  return textOf(block).replace(/\n+$/, '');
}

/** A block of code without the elements that color it. Its language is in a class, as Markdown's tools expect. */
function plainCode(block: Element): Element {
  const classes = block.properties.className;
  const language = Array.isArray(classes) ? classes.filter((name) => /^language-/.test(String(name))) : [];
  return h('pre', h('code', { className: language }, codeOf(block)));
}

/**
 * Puts what is in a cell of a table into one line, for a cell in Markdown holds no more: items of a list each behind
 * a bullet, lines of code with a sign of a new line between them.
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

/** The parts of a definition list, with the groups that hold them for their look taken apart. */
function termsAndDefinitions(list: Element): Element[] {
  return list.children
    .filter((child) => child.type === 'element')
    .flatMap((child) => (child.tagName === 'div' ? termsAndDefinitions(child) : [child]));
}

/** A definition list as a list of "**term:** definition", because Markdown has none. */
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

/** What opens on demand, open: its summary in bold and then the rest. */
function opened({ children }: Element): ElementContent[] {
  const summary = children.find(isSummary);
  return [
    ...(summary ? [h('p', h('strong', textOf(summary).trim()))] : []),
    ...children.filter((child) => !isSummary(child)),
  ];
}

/** An admonition as a quote that begins with its title in bold. */
function quoted({ children: [title, ...rest] }: Element): Element {
  return h('blockquote', [h('p', h('strong', title ? textOf(title).trim() : '')), ...rest]);
}

/** What an element becomes; nothing where it stays as it is. */
function replacement(element: Element): readonly ElementContent[] | undefined {
  if (matches(leftOut, element) || isForReadersHands(element)) {
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
  return matches('.theme-admonition', element) ? [quoted(element)] : undefined;
}

/**
 * The part of a built page that its readers came for, in elements that Markdown has a form for.
 * @param page the whole page; it is changed
 * @param address the page's full address, which stands below its title and which its links start from
 * @throws where a page has no article or no title
 */
function readersText(page: Root, address: string): Root {
  const article = select('.theme-doc-markdown', page) ?? select('main', page);
  const title = article && select('h1', article);
  if (!title) {
    throw new Error(`The page ${address} has no title: a page needs a heading of level 1 in its text.`);
  }
  visit(article, (node, index, parent) => {
    if (!parent || index === undefined || node.type === 'text') {
      return undefined;
    }
    if (node.type === 'element' && node.tagName === 'pre') {
      parent.children[index] = plainCode(node);
      return SKIP;
    }
    if (node.type === 'element' && matches('td, th', node)) {
      inOneLine(node);
    }
    // What else there is are the comments that part the texts of components.
    const instead = node.type === 'element' && node !== title ? replacement(node) : [];
    if (!instead) {
      return undefined;
    }
    parent.children.splice(index, 1, ...instead);
    return index;
  });
  const head = [h('h1', textOf(title)), h('p', h('a', { href: address }, address))];
  // With a base, links and pictures become full addresses, which lead there from wherever the text is pasted.
  return { type: 'root', children: [h('base', { href: address }), ...head, article] };
}

const toTree = unified().use(rehypeParse);

const toText = unified()
  .use(rehypeRemark)
  // Cells of one width would make a table with one long cell many times as long.
  .use(remarkGfm, { tablePipeAlign: false })
  .use(remarkStringify, { bullet: '-', listItemIndent: 'one', rule: '-' });

/**
 * A built page as Markdown: what a reader without scripts sees of its text, below its title and address.
 * @param html the whole page
 * @param address the page's full address
 * @throws where the page has no article or no title
 */
export async function toMarkdown(html: string, address: string): Promise<string> {
  const page = readersText(toTree.parse(html), address);
  return toText.stringify(await toText.run(page));
}
