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

function textOf(cell: cheerio.Cheerio<cheerio.Element>, $: cheerio.CheerioAPI): string {
  // Text on either side of a tag is two words, save inside of code.
  const pieces: string[] = [];
  cell
    .find('*')
    .addBack()
    .contents()
    .each((_, node) => {
      if (node.type === 'text') {
        pieces.push($(node).text());
      }
    });
  return pieces.join(' ').replace(/\s+/g, ' ').trim();
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
          name: textOf($(first), $),
          text: others.map((cell) => textOf($(cell), $)).join(' '),
          under,
        });
      }
    });
  return rows;
}
