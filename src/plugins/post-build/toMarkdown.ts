import * as cheerio from 'cheerio';
import type { Root } from 'hast';
import { raw } from 'hast-util-raw';
import rehypeRemark from 'rehype-remark';
import remarkGfm from 'remark-gfm';
import remarkStringify, { type Options } from 'remark-stringify';
import { unified } from 'unified';

/** Selects what readers operate, what decorates, and what repeats other text. */
const leftOut = [
  'search, [role=tablist], [aria-hidden=true]',
  '.hash-link, .letter-bar, .needs-scripts, .not-on-paper',
  // The table of all settings repeats those of their pages.
  'table[data-search=ignore], h2:has(+ p + * table[data-search=ignore])',
  // What introduces a component that is useless without interaction.
  ':is(h2, h3):has(+ p + .needs-scripts, + p + .not-on-paper), p:has(+ .not-on-paper), p:has(+ * > .not-on-paper:first-child)',
  // The name of a language.
  '[class^=codeBlockTitle_]:has([data-search])',
].join();

/**
 * Separates what only a style sheet separates: notes next to a name are put into parentheses, and between a rank and a plan
 * comes a comma, as in "Webhooks (Owner, Plus and above)".
 */
function punctuateNotes($: cheerio.CheerioAPI): void {
  const badge = '.rank, .plan';
  for (const note of $(badge).toArray()) {
    // Without the picture of its shape, a rank begins with a space.
    $(note).text($(note).text().trim());
    const isSpaced = note.prev?.type === 'text' && note.prev.data.trim() === '';
    const before = $((isSpaced ? note.prev?.prev : note.prev) ?? undefined);
    if (before.is(badge)) {
      before.after(isSpaced ? ',' : ', ');
    } else if (before.is('a, code, strong')) {
      $(note).prepend('(').append(')');
    }
  }
  for (const notes of $('.notes, .endpoint__scope').toArray()) {
    const inner = ($(notes).html() ?? '').trim();
    // A cell can consist of a note alone, and a note can have its own parentheses.
    if (notes.prev && inner && !/^\(.*\)$/s.test(inner)) {
      $(notes).html(`(${inner})`);
    }
  }
}

/** Turns each name and its text into a list item: "- `limit` (integer, required): The number of items per page." */
function listNames($: cheerio.CheerioAPI): void {
  for (const name of $('dt').toArray()) {
    const details = $(name).children('span').remove().toArray();
    const kinds = details.map((detail) => $(detail).html()?.trim()).join(', ');
    const text = $(name).next('dd');
    // Without a paragraph, the text stays on the line of the name.
    const first = text.children('p:first-child');
    first.replaceWith(first.contents());
    const separator = text.text() ? ': ' : '';
    const item = $('<li>').append($(name).contents(), kinds && `(${kinds})`, separator, text.contents());
    $(name).parent().replaceWith(item);
  }
  for (const list of $('dl').toArray()) {
    list.tagName = 'ul';
  }
}

/** Reduces a page to elements that Markdown can express. */
function simplify($: cheerio.CheerioAPI): void {
  $(leftOut).remove();
  // The comma that screen readers hear before notes, which get parentheses here.
  $('.visually-hidden:has(+ .notes)').replaceWith(' ');
  punctuateNotes($);
  listNames($);
  for (const title of $('[class^=codeBlockTitle_]').toArray()) {
    $(title).replaceWith($('<p>').append($('<strong>').text($(title).text())));
  }
  // The language of a code block is in a class of the block.
  for (const block of $('pre').toArray()) {
    const language = $(block).attr('class') ?? '';
    $(block).html($('<code>').addClass(language).text($(block).text()));
  }
  for (const picture of $('[role=img]').toArray()) {
    const name = $(picture).attr('aria-label');
    if (picture.tagName === 'strong') {
      // A sign of the interface: "☰ (Menu)".
      $(picture).append(` (${name})`);
    } else {
      $(picture).replaceWith($('<p>').append($('<em>').text(`Picture: ${name}`)));
    }
  }
  for (const title of $('.theme-admonition > :first-child').toArray()) {
    $(title).html($('<strong>').append($(title).contents()));
  }
  for (const admonition of $('.theme-admonition').toArray()) {
    admonition.tagName = 'blockquote';
  }
}

/** Writes text without the escapes that only keep a URL, an email address, or an ampersand from looking like syntax. */
const text: NonNullable<Options['handlers']>['text'] = ({ value }, _, state, info) =>
  state.safe(value, info).replace(/(?<=\bhttps?)\\(?=:)|(?<=\bwww)\\(?=\.)|\\(?=@)|\\(?=&(?!#?\w+;))/gi, '');

const converter = unified()
  .use(rehypeRemark)
  // Padding all cells to the same width would multiply the size of a table with one long cell.
  .use(remarkGfm, { tablePipeAlign: false })
  .use(remarkStringify, { bullet: '-', listItemIndent: 'one', rule: '-', handlers: { text } });

/**
 * Converts a built page to Markdown: its title, its URL, the day of its last change, a link to the list of all pages, and the
 * text that a reader without JavaScript sees. Links are paths of the site.
 */
export function toMarkdown(html: string, url: string): string {
  const main = html.slice(html.indexOf('<main'), html.lastIndexOf('</main>'));
  // React separates texts with comments.
  const $ = cheerio.load(main.replaceAll('<!-- -->', ''));
  // Without the Git history, no page has a date.
  const changed = $('time[itemprop=dateModified]').attr('datetime')?.slice(0, '2026-01-01'.length);
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
