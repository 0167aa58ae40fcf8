import * as cheerio from 'cheerio';

/** A row of a reference table that has an address of its own: a setting, a command, a limit, an API operation. */
export interface Row {
  /** Its address on the page, `#setting-welcome-message`. */
  readonly hash: string;
  /** Its first cell. */
  readonly name: string;
  /** Its other cells. */
  readonly text: string;
  /** The address of the heading it stands under, or nothing at the top of the page. */
  readonly under: string;
}

/** What the search package leaves out of the text of a section: rows are documents of their own. */
export const rowSelector = 'tr[id]';

/** Tags in the middle of a sentence, or of a word. Text on either side of any other is two words. */
const withinWords = new Set([
  'a',
  'b',
  'code',
  'em',
  'i',
  'kbd',
  'mark',
  'strong',
  'sub',
  'sup',
  'var',
  'wbr',
]);

function rawTextOf(node: cheerio.AnyNode): string {
  if (node.type === 'text') {
    return node.data;
  }
  if (node.type !== 'tag') {
    return '';
  }
  const text = node.children.map(rawTextOf).join('');
  return withinWords.has(node.name) ? text : ` ${text} `;
}

/** What a cell says, in the order in which it is read. */
function textOf(cell: cheerio.AnyNode): string {
  return rawTextOf(cell).replace(/\s+/g, ' ').trim();
}

/**
 * The rows of a page that have an address.
 * @param html the page as built
 * @param ignored selectors of what the search leaves out
 */
export function rowsOf(html: string, ignored: readonly string[]): Row[] {
  const $ = cheerio.load(html);
  for (const selector of ignored) {
    $(selector).remove();
  }
  const rows: Row[] = [];
  let under = '';
  $('article')
    .find(`h2[id], h3[id], ${rowSelector}`)
    .each((_, element) => {
      const id = $(element).attr('id') ?? '';
      if (element.name !== 'tr') {
        under = `#${id}`;
        return;
      }
      const [first, ...others] = $(element).children('th, td').toArray();
      if (first) {
        rows.push({
          hash: `#${id}`,
          name: textOf(first),
          text: others.map(textOf).join(' '),
          under,
        });
      }
    });
  return rows;
}
