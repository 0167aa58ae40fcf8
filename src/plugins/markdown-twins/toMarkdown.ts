import rehypeParse from 'rehype-parse';
import rehypeRemark from 'rehype-remark';
import remarkGfm from 'remark-gfm';
import remarkStringify from 'remark-stringify';
import { unified } from 'unified';
import { readersText } from './readersText';

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
