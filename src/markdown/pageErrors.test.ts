import type * as Preset from '@docusaurus/preset-classic';
import type { Nodes } from 'mdast';
import { toHast } from 'mdast-util-to-hast';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import { type PluggableList, unified } from 'unified';
import { expect, test } from 'vitest';
import config from '../../docusaurus.config';
import { limits } from '../facts/limits';
import { frontMatterOf, headOf } from './pages';
import { accessOf } from './pages/access';

// The errors that stop a build, through the plugins as the configuration adds them: a plugin that is no longer added
// fails these tests as well.

const page = 'docs/chat-features/polls.mdx';

const good = `---
title: Polls
description: Start a poll with the form, vote, change your vote, close a poll early, and read the results.
keywords: [poll, vote]
related:
  - /chat-features/ranks
---

A question has <Limit id="poll-question" />.
`;

/** Reads the front matter of a page as the build does. */
async function readFrontMatter(text: string): Promise<unknown> {
  const { frontMatter } = (await config.markdown?.parseFrontMatter?.({
    filePath: page,
    fileContent: text,
    defaultParseFrontMatter: async ({ fileContent }) => {
      const frontMatter = frontMatterOf(fileContent);
      // YAML 1.1, which Docusaurus reads, has dates.
      const { reviewed } = frontMatter;
      return {
        frontMatter: { ...frontMatter, ...(reviewed ? { reviewed: new Date(String(reviewed)) } : {}) },
        content: '',
      };
    },
  })) ?? { frontMatter: {} };
  return frontMatter;
}

/** Runs the configured steps of the build on a page. Throws what stops the build. */
async function build(text: string): Promise<string> {
  // The configuration has one preset, with its options.
  const [, options] = (config.presets ?? [])[0] as [string, Preset.Options];
  const { beforeDefaultRemarkPlugins = [], rehypePlugins = [] } = options.docs || {};
  // Docusaurus types the lists more loosely than unified does.
  const markdown = unified()
    .use(remarkParse)
    .use(remarkMdx)
    .use(beforeDefaultRemarkPlugins as PluggableList);
  const html = unified().use(rehypePlugins as PluggableList);
  const head = headOf(text);
  const value = text.replace(head, head.replace(/[^\n]/g, ''));
  const file = { path: page, value, data: { frontMatter: frontMatterOf(text) } };
  const passThrough: Nodes['type'][] = ['mdxJsxFlowElement', 'mdxJsxTextElement'];
  const tree = toHast((await markdown.run(markdown.parse(value), file)) as Nodes, { passThrough });
  return JSON.stringify(await html.run(tree, file));
}

test('builds a page without mistakes', async () => {
  expect(await readFrontMatter(good)).toMatchObject({ title: 'Polls' });
  const tree = await build(good);
  expect(tree).toContain(limits['poll-question'].text);
  expect(tree).toContain('/chat-features/ranks');
});

test('accepts what Docusaurus accepts in front matter', async () => {
  const frontMatter = {
    title: 'Polls',
    tags: ['a'],
    hide_table_of_contents: true,
    author: 'Wren',
    keywords: [],
  };
  const { keywords: _, ...shown } = frontMatter;
  expect(await readFrontMatter(`---\n${JSON.stringify(frontMatter)}\n---\n`)).toEqual(shown);
});

test('lets the search find a page by the words of the index', async () => {
  const text = good.replace('related:', 'index: [ballot#vote]\naccess: { who: member, plan: pro }\nrelated:');
  expect(await readFrontMatter(text)).toEqual({
    title: 'Polls',
    description: expect.any(String),
    keywords: ['ballot', 'poll', 'vote'],
    related: ['/chat-features/ranks'],
  });
});

const reviewed = good.replace('related:', 'reviewed: 2026-11-20\nrelated:');

test.each([
  ['as the writer typed it', reviewed],
  ['with spaces after the dashes', reviewed.replaceAll('---', '---  ')],
])('keeps the review date %s', async (_, text) => {
  expect(await readFrontMatter(text)).toMatchObject({ reviewed: '2026-11-20' });
});

test('stops at an unknown fact, with its line and the facts that come close', async () => {
  await expect(build(good.replace('"poll-question"', '"pol-question"'))).rejects.toThrow(
    /docs\/chat-features\/polls\.mdx:9 <Limit> names the limit "pol-question".*Near it: poll-question/s,
  );
});

test('links a related page that does not exist, so that Docusaurus warns of it', async () => {
  expect(await build(good.replace('/chat-features/ranks', '/chat-features/rank'))).toContain(
    '"href":"/chat-features/rank"',
  );
});

test('shows nothing for an access that does not exist', () => {
  expect(accessOf('shop', { access: { who: 'moderater', plan: 'plus' } })).toEqual({ plan: 'free' });
});
