import * as cheerio from 'cheerio';
import type { Root } from 'hast';
import { raw } from 'hast-util-raw';
import rehypeRemark from 'rehype-remark';
import remarkGfm from 'remark-gfm';
import remarkStringify, { type Options } from 'remark-stringify';
import { unified } from 'unified';

/** Elements that the Markdown leaves out. */
const removed = [
  // Controls. Each tab panel has its own label.
  'search',
  '[role=tablist]',
  '.rk-js-only',
  '.rk-no-print',
  // Decoration.
  '[aria-hidden=true]',
  '.hash-link',
  // The table of all settings, which repeats the tables of their pages, and its heading.
  'table[data-search=ignore]',
  'h2:has(+ p + * table[data-search=ignore])',
  // Headings and introductions of components that are useless without interaction.
  ':is(h2, h3):has(+ p + .rk-js-only, + p + .rk-no-print)',
  'p:has(+ .rk-no-print)',
  'p:has(+ * > .rk-no-print:first-child)',
  // Titles of code blocks that only name the language.
  '.rk-code-title:has([data-search])',
].join();

/** Adds commas between badges, and parentheses around a badge after a name: "Webhooks (Owner)". */
function punctuateBadges($: cheerio.CheerioAPI): void {
  const badges = '.rk-rank, .rk-plan';
  for (const badge of $(badges).toArray()) {
    // The icon of a rank leaves a space.
    $(badge).text($(badge).text().trim());
    const isAfterSpace = badge.prev?.type === 'text' && badge.prev.data.trim() === '';
    const previous = $((isAfterSpace ? badge.prev?.prev : badge.prev) ?? undefined);
    if (previous.is(badges)) previous.after(isAfterSpace ? ',' : ', ');
    else if (previous.is('a, code, strong')) $(badge).prepend('(').append(')');
  }
}

/** Adds the parentheses that styles replace on the page: "Webhooks (Owner, Plus and above)". */
function parenthesizeNotes($: cheerio.CheerioAPI): void {
  for (const notes of $('.rk-notes, .rk-endpoint__scope').toArray()) {
    const html = ($(notes).html() ?? '').trim();
    // Notes without a previous node are the only content of their cell.
    if (notes.prev && html && !/^\(.*\)$/s.test(html)) $(notes).html(`(${html})`);
  }
}

/** Converts definition lists to lists: "- `limit` (integer, required): The number of items per page." */
function convertDefinitionLists($: cheerio.CheerioAPI): void {
  for (const name of $('dt').toArray()) {
    const details = $(name).children('span').remove().toArray();
    const kinds = details.map((detail) => $(detail).html()?.trim()).join(', ');
    const text = $(name).next('dd');
    // Unwrapped, the first paragraph stays on the line of the name.
    const first = text.children('p:first-child');
    first.replaceWith(first.contents());
    const separator = text.text() ? ': ' : '';
    const item = $('<li>').append($(name).contents(), kinds && `(${kinds})`, separator, text.contents());
    $(name).parent().replaceWith(item);
  }
  for (const list of $('dl').toArray()) list.tagName = 'ul';
}

/** Reduces a page to elements that Markdown has. */
function simplify($: cheerio.CheerioAPI): void {
  $(removed).remove();
  // A comma for screen readers. The notes get parentheses instead.
  $('.rk-visually-hidden:has(+ .rk-notes)').replaceWith(' ');
  punctuateBadges($);
  parenthesizeNotes($);
  convertDefinitionLists($);
  for (const title of $('.rk-code-title').toArray()) {
    $(title).replaceWith($('<p>').append($('<strong>').text($(title).text())));
  }
  // The converter expects the class with the language on `<code>`, not on `<pre>`.
  for (const block of $('pre').toArray()) {
    const language = $(block).attr('class') ?? '';
    $(block).html($('<code>').addClass(language).text($(block).text()));
  }
  // Docusaurus inlines small images.
  for (const picture of $('[role=img], img[src^="data:"]').toArray()) {
    const name = $(picture).attr('aria-label') ?? $(picture).attr('alt');
    if (picture.tagName === 'strong') {
      // A symbol of the interface: "☰ (Menu)".
      $(picture).append(` (${name})`);
    } else {
      const text = $('<em>').text(`Picture: ${name}`);
      $(picture).replaceWith($(picture).closest('p').length > 0 ? text : $('<p>').append(text));
    }
  }
  $('.theme-admonition > :first-child').wrapInner('<strong>');
  for (const admonition of $('.theme-admonition').toArray()) admonition.tagName = 'blockquote';
}

/** Formats text without needless escapes in `https\://`, `www\.a.example`, `wren\@a.example`, and `Q\&A`. */
const text: NonNullable<Options['handlers']>['text'] = ({ value }, _, state, info) =>
  state.safe(value, info).replace(/(?<=\bhttps?)\\(?=:)|(?<=\bwww)\\(?=\.)|\\(?=@)|\\(?=&(?!#?\w+;))/gi, '');

const converter = unified()
  .use(rehypeRemark)
  // Padding all cells to the same width would multiply the size of a table with one long cell.
  .use(remarkGfm, { tablePipeAlign: false })
  .use(remarkStringify, { bullet: '-', listItemIndent: 'one', rule: '-', handlers: { text } });

/**
 * Converts a built page to Markdown: its title, URL, date of the last change, a link to the list of all pages, and the text that a
 * reader without JavaScript sees. Links to the site are absolute paths.
 */
export function toMarkdown(html: string, url: string): string {
  const main = html.slice(html.indexOf('<main'), html.lastIndexOf('</main>'));
  // React puts comments between adjacent text nodes.
  const $ = cheerio.load(main.replaceAll('<!-- -->', ''));
  // Pages have no dates if the build had no Git history.
  const changed = $('time[itemprop=dateModified]').attr('datetime')?.split('T')[0];
  simplify($);
  const article = $('.theme-doc-markdown, main').last();
  const date = changed ? `, changed ${changed}` : '';
  article.find('h1').after(`<p><a href="${url}">${url}</a>${date}. <a href="/llms.txt">All pages</a></p>`);
  for (const link of article.find('a[href^="#"]').toArray()) {
    $(link).attr('href', new URL(url).pathname + $(link).attr('href'));
  }
  const tree = raw({ type: 'root', children: [{ type: 'raw', value: article.html() ?? '' }] });
  return converter.stringify(converter.runSync(tree as Root));
}
