import { expect, test } from 'vitest';
import { withContentPolicy } from './contentPolicy';
import { withInlineStyles } from './inlineStyles';

const page =
  '<head><meta http-equiv=Content-Security-Policy content="the policy, after the build"><link rel="stylesheet" href="/a.css"></head>';

test('a page gets its policy, and without a place for it stops the build', () => {
  expect(withContentPolicy(page)).toMatch(/^<head><meta http-equiv=\S+ content="default-src 'self'; /);
  expect(() => withContentPolicy('<head></head>')).toThrow('no place for its policy');
});

test('a page contains its style sheets', () => {
  expect(withInlineStyles(page, (url) => `/* ${url} $& */`)).toContain('<style>/* /a.css $& */</style>');
});

test('a page whose style sheets are not found, or do not exist, stops the build', () => {
  expect(() => withInlineStyles('<link href="/a.css" rel="stylesheet">', () => '')).toThrow('no style sheet');
  const read = () => {
    throw new Error('ENOENT');
  };
  expect(() => withInlineStyles(page, read)).toThrow('ENOENT');
});
