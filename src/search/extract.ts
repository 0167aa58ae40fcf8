import * as cheerio from 'cheerio';

/** A heading of a page, or a row of a table that has an id, with the text below it. */
interface Section {
  /** Empty for the top of the page. */
  readonly id: string;
  /** The heading, or the first cell of the row. */
  readonly title: string;
  text: string;
  samples: string;
  /** Whether it's a row, which is part of the heading before it. */
  readonly isRow?: boolean;
}

/** What the search indexes of a page. */
export interface PageContent {
  readonly title: string;
  readonly description: string;
  readonly keywords: string;
  readonly breadcrumbs: readonly string[];
  /** The top of the page, then its sections in order. */
  readonly sections: readonly Section[];
}

const ignored =
  '[data-search="ignore"], #related, thead tr:not([id]), .endpoint, .parameters__type, .parameters__required, ' +
  '.hash-link, button, [role="tab"], svg, style, script';

const inline = new Set('a b code em i kbd mark small span strong sub sup var wbr'.split(' '));

// Fields of the API's and webhooks' objects are found with their section, which explains what they belong to.
const schemaField = /^(?:api-(?:object|body|query)|webhook-event)-/;

function rawText(node: cheerio.AnyNode): string {
  if (node.type === 'text') {
    return node.data;
  }
  if (node.type !== 'tag') {
    return '';
  }
  const text = node.children.map(rawText).join('');
  return inline.has(node.name) ? text : ` ${text} `;
}

function textOf(node: cheerio.AnyNode): string {
  return rawText(node)
    .replace(/[\s\u200b]+/g, ' ')
    .trim();
}

function asSentence(text: string): string {
  return !text || /[.!?:…]$/.test(text) ? text : `${text}.`;
}

/** The most characters of a cell that doesn't say enough without the label of its column. */
const shortCell = 30;

/** Joins the cells of a row, with the label of the column before a short one if there are several: "Pro: 20". */
function joinCells(cells: readonly (readonly [label: string, text: string])[]): string {
  return cells
    .filter(([, text]) => text && text !== '–')
    .map(([label, text]) =>
      label && cells.length > 1 && text.length <= shortCell
        ? `${label}: ${text}`.replace(/: yes$/i, '')
        : text,
    )
    .join(' · ')
    .replace(/(?<=[.!?]) ·/g, '');
}

/** Returns what the search indexes of a built page, or nothing if the page isn't listed. */
export function extract(html: string): PageContent | undefined {
  const $ = cheerio.load(html);
  const content = $('article .theme-doc-markdown');
  if (content.length === 0 || $('meta[name="robots"]').attr('content')?.includes('noindex')) {
    return undefined;
  }
  content.find(ignored).remove();
  const title = content.find('h1').text().trim();
  let section: Section = { id: '', title, text: '', samples: '' };
  const sections = [section];
  const append = (text: string) => {
    section.text = `${section.text} ${text}`.trim();
  };
  const visit = (node: cheerio.AnyNode): void => {
    if (node.type !== 'tag') {
      append(textOf(node));
      return;
    }
    const id = $(node).attr('id');
    if (node.name === 'h1') {
      return;
    }
    if (/^h[23]$/.test(node.name) && id) {
      section = { id, title: textOf(node), text: '', samples: '' };
      sections.push(section);
    } else if (node.name === 'pre') {
      section.samples += ` ${rawText(node)}`;
    } else if (node.name === 'tr') {
      const [first, ...others] = $(node).children('th, td').toArray();
      const name = first ? textOf(first) : '';
      const text = asSentence(
        joinCells(others.map((cell) => [$(cell).attr('data-label') ?? '', textOf(cell)] as const)),
      );
      if (id && !schemaField.test(id)) {
        sections.push({ id, title: name, text, samples: '', isRow: true });
      } else {
        append(text ? `${name.replace(/[.:]$/, '')}: ${text}` : asSentence(name));
      }
    } else if (id && $(node).is('.parameters > div') && !schemaField.test(id)) {
      const [name, ...texts] = $(node).children().toArray();
      const text = asSentence(texts.map(textOf).join(' '));
      sections.push({ id, title: name ? textOf(name) : '', text, samples: '', isRow: true });
    } else if (node.name === 'dt' || $(node).is('.theme-admonition > :first-child')) {
      append(`${textOf(node)}:`);
    } else if (
      /^(p|li|dd|h\d|summary|figcaption)$/.test(node.name) &&
      $(node).find('pre, table, p, li').length === 0
    ) {
      append(asSentence(textOf(node)));
    } else {
      node.children.forEach(visit);
    }
  };
  content.contents().toArray().forEach(visit);
  const meta = (name: string) => $(`meta[name="${name}"]`).attr('content') ?? '';
  // Without the first, which is the home page, and the last, which is the page.
  const crumbs = $('.breadcrumbs__item').slice(1, -1);
  return {
    title,
    description: meta('description'),
    keywords: meta('keywords'),
    breadcrumbs: (crumbs.length > 0 ? crumbs : $('.sections [aria-current]'))
      .toArray()
      .map((crumb) => $(crumb).text()),
    sections,
  };
}
