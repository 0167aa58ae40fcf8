import type { Nodes } from 'hast';
import { toHast } from 'mdast-util-to-hast';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { expect, test } from 'vitest';
import { rehypePlugins } from '.';

/** Runs the steps on a page. Throws what stops the build. */
async function build(text: string): Promise<string> {
  const tree = toHast(unified().use(remarkParse).use(remarkMdx).parse(text), {
    passThrough: ['mdxJsxTextElement'],
  });
  const file = {
    path: 'docs/chat-features/polls.mdx',
    data: { frontMatter: { related: [{ '/faq': 'Find answers' }, '/no-such-page'] } },
  };
  return JSON.stringify(
    await unified()
      .use(rehypePlugins)
      .run(tree as Nodes, file),
  );
}

test('ends a page with its related pages, also one that does not exist, so that Docusaurus warns of it', async () => {
  const html = await build('Ask a question.');
  expect(html).toContain('"href":"/faq"');
  expect(html).toContain('Find answers');
  expect(html).toContain('"href":"/no-such-page"');
});

test('stops at an unknown fact, with its line and the facts that come close', async () => {
  await expect(build('Polls\n\nA question has <Limit id="pol-question" />.')).rejects.toThrow(
    /docs\/chat-features\/polls\.mdx:3 <Limit> names the limit "pol-question".*Near it: poll-question/s,
  );
});

test('names the icon of a menu for screen readers', async () => {
  expect(await build('Open **☰**.')).toContain('"role":"img","ariaLabel":"Menu"');
  expect(await build('Call **constructor**.')).not.toContain('"role"');
});

test('keeps punctuation with the code before it', async () => {
  const page = JSON.parse(await build('Send `id`, and `name` last.'));
  const [, kept, text, next] = page.children[0].children;
  expect(kept).toMatchObject({ tagName: 'span', children: [{ tagName: 'code' }, { value: ',' }] });
  expect([text.value, next.tagName]).toEqual([' and ', 'code']);
});
