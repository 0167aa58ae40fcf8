import * as cheerio from 'cheerio';

/** A heading of a page, or a row of a table that has an id, with the text below it. */
export interface Section {
  /** The hash of its URL, `#mute`, or an empty string for the top of the page. */
  readonly hash: string;
  /** Its heading, or the first cell of a row. */
  readonly title: string;
  text: string;
  /** The identifiers in its text and its code samples, which find it even if they aren't shown. */
  hidden: string;
  /** Whether it's a row, which belongs to the heading before it. */
  readonly isRow?: boolean;
}

/** A row of a table. */
interface Row {
  /** The hash of the row, or of the section that it's in. */
  readonly hash: string;
  /** The text of its first cell. */
  readonly name: string;
  /** The texts of the other cells, by the label of their column. */
  readonly cells: Readonly<Record<string, string>>;
}

/** What the search indexes of a page. */
export interface PageContent {
  readonly title: string;
  readonly description: string;
  readonly keywords: string;
  /** The names in its breadcrumbs, or of its section if it's the section's overview. */
  readonly breadcrumbs: readonly string[];
  /** The top of the page, then its sections in order. */
  readonly sections: readonly Section[];
  readonly rows: readonly Row[];
  /** What readers search for, by the id of the section that answers. It's in the page's front matter. */
  readonly sectionKeywords: Readonly<Record<string, readonly string[]>>;
}

const ignored =
  '[data-search="ignore"], #related, thead tr:not([id]), .endpoint, .parameters__type, .parameters__state, ' +
  '.hash-link, button, [role="tab"], svg, style, script';

const titleOfAdmonition = '.theme-admonition > :first-child';

const inline = new Set('a b code em i kbd mark small span strong sub sup var wbr'.split(' '));

// Fields of the API's and webhooks' objects are found with their section, which explains what they belong to.
const schemaField = /^(?:api-(?:object|body|query)|webhook-event)-/;

// What only developers search for: `rate_limited`, `webhook-id`, `setChannel`, and `API_KEY`. Of samples, the last alone,
// because most of the others belong to their language.
const identifier = /\b[A-Z]?[a-z]+(?:[A-Z][a-z]+|[_-][a-z]+)+/g;
const variable = /\b[A-Z]{2,}(?:_[A-Z]+)+/g;

function rawText(node: cheerio.AnyNode): string {
  if (node.type === 'text') {
    return node.data;
  }
  if (node.type !== 'tag') {
    return '';
  }
  const text = node.children.map(rawText).join('');
  return inline.has(node.name) ? text : ` ${text} ${node.name === 'li' ? '· ' : ''}`;
}

function textOf(node: cheerio.AnyNode): string {
  return rawText(node)
    .replace(/[\s\u200b]+/g, ' ')
    .replace(/(?<=[.!?…]) ·| · ?$/g, '')
    .trim();
}

/** The most characters of a cell that doesn't say enough without the label of its column. */
const shortCell = 30;

/** Joins cells as phrases, with the label of the column before a short one if there are several: "Pro: 20", or for a yes, "Pro". */
function phrases(cells: readonly (readonly [label: string, text: string])[]): string {
  return cells
    .filter(([, text]) => text && text !== '–')
    .map(([label, text]) => {
      const needsLabel = label && cells.length > 1 && text.length <= shortCell && !/[.!?…]$/.test(text);
      return needsLabel ? `${label}: ${text}`.replace(/: yes$/i, '') : text;
    })
    .join(' · ')
    .replace(/(?<=[.!?…]) ·/g, '');
}

/** Joins texts as sentences. */
function sentences(parts: readonly string[]): string {
  return parts
    .filter(Boolean)
    .map((part) => (/[.!?:…]$/.test(part) ? part : `${part}.`))
    .join(' ');
}

/** Returns what the search indexes of a built page, or nothing if the page isn't listed. */
export function extract(
  html: string,
  sectionKeywords: PageContent['sectionKeywords'] = {},
): PageContent | undefined {
  const $ = cheerio.load(html);
  const content = $('article .theme-doc-markdown');
  if (content.length === 0 || $('meta[name="robots"]').attr('content')?.includes('noindex')) {
    return undefined;
  }
  content.find(ignored).remove();
  const title = content.find('h1').text().trim();
  const top: Section = { hash: '', title, text: '', hidden: '' };
  const sections = [top];
  const rows: Row[] = [];
  let section = top;
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
      section = { hash: `#${id}`, title: textOf(node), text: '', hidden: '' };
      sections.push(section);
    } else if (node.name === 'pre') {
      section.hidden += ` ${rawText(node)}`;
    } else if (node.name === 'tr') {
      const [first, ...others] = $(node).children('th, td').toArray();
      const name = first ? textOf(first) : '';
      const cells = others.map((cell) => [$(cell).attr('data-label') ?? '', textOf(cell)] as const);
      rows.push({ hash: id ? `#${id}` : section.hash, name, cells: Object.fromEntries(cells) });
      const text = sentences([phrases(cells)]);
      if (id && !schemaField.test(id)) {
        sections.push({ hash: `#${id}`, title: name, text, hidden: '', isRow: true });
      } else {
        append(text ? `${name.replace(/[.:]$/, '')}: ${text}` : sentences([name]));
      }
    } else if (node.name === 'dt' || $(node).is(titleOfAdmonition)) {
      append(`${textOf(node)}:`);
    } else if (
      /^(p|li|dd|h\d|summary|figcaption)$/.test(node.name) &&
      $(node).find('pre, table, p, li').length === 0
    ) {
      append(sentences([textOf(node)]));
    } else {
      node.children.forEach(visit);
    }
  };
  content.contents().toArray().forEach(visit);
  for (const one of sections) {
    const names = [one.text.match(identifier), `${one.text} ${one.hidden}`.match(variable)];
    one.hidden = [...new Set(names.flatMap((found) => found ?? []))].join(' ');
  }
  const meta = (name: string) => $(`meta[name="${name}"]`).attr('content') ?? '';
  const crumbs = $('.breadcrumbs__item');
  return {
    title,
    description: meta('description'),
    keywords: meta('keywords'),
    breadcrumbs: (crumbs.length > 0 ? crumbs : $('.sections [aria-current]'))
      .toArray()
      .map((crumb) => $(crumb).text()),
    sections,
    rows,
    sectionKeywords,
  };
}
