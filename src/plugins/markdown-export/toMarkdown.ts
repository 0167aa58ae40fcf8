import * as cheerio from 'cheerio';
import { h } from 'hastscript';
import rehypeRemark from 'rehype-remark';
import remarkGfm from 'remark-gfm';
import remarkStringify from 'remark-stringify';
import { unified } from 'unified';
import { fromCheerio } from '../../markdown/html/fromCheerio';

/** Selects navigation, controls, decoration, and components that are useless without interaction. */
const leftOut = [
  'button, form, input, label, noscript, search, select, textarea',
  '[role=tablist], [aria-hidden=true], [role=img]:not([aria-label])',
  '.hash-link, .letter-bar, .needs-scripts, .not-on-paper',
].join();

/** Reduces a page to elements that Markdown can express. */
function simplify($: cheerio.CheerioAPI): void {
  $(leftOut).remove();
  // The language of a code block is in a class of the block, and each of its lines ends with a `<br>`.
  $('pre br').replaceWith('\n');
  for (const block of $('pre').toArray()) {
    const language = $(block).attr('class') ?? '';
    $(block).html($('<code>').addClass(language).text($(block).text()));
  }
  for (const picture of $('[role=img], img[src^="data:"]').toArray()) {
    const name = $(picture).attr('aria-label') ?? $(picture).attr('alt');
    if (picture.tagName === 'strong') {
      // A sign of the interface: "☰ (Menu)".
      $(picture).append(` (${name})`);
    } else {
      $(picture).replaceWith($('<p>').append($('<em>').text(`Picture: ${name}`)));
    }
  }
  for (const title of $('summary, .theme-admonition > :first-child').toArray()) {
    $(title).html($('<strong>').append($(title).contents()));
  }
  for (const admonition of $('.theme-admonition').toArray()) {
    admonition.tagName = 'blockquote';
  }
  // A cell of a Markdown table has only one line.
  $(':is(td, th) li').prepend('• ').append(' ');
  for (const list of $(':is(td, th) :is(ul, ol, li)').toArray()) {
    $(list).replaceWith($(list).contents());
  }
}

const converter = unified()
  .use(rehypeRemark)
  // Padding all cells to the same width would multiply the size of a table with one long cell.
  .use(remarkGfm, { tablePipeAlign: false })
  .use(remarkStringify, { bullet: '-', listItemIndent: 'one', rule: '-' });

/** Converts a built page to Markdown: its title, its URL, and the text that a reader without JavaScript sees. */
export function toMarkdown(html: string, url: string): string {
  const $ = cheerio.load(html.slice(html.indexOf('<main'), html.lastIndexOf('</main>')));
  simplify($);
  const article = $('.theme-doc-markdown, main').last();
  article.find('h1').after($('<p>').append($('<a>').attr('href', url).text(url)));
  // With a base, links become absolute, so they work wherever the text is pasted.
  const tree = h(null, h('base', { href: url }), article.contents().toArray().flatMap(fromCheerio));
  return converter.stringify(converter.runSync(tree));
}
