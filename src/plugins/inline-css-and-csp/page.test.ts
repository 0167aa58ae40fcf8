import { expect, test } from 'vitest';
import { withContentPolicy } from './contentPolicy';
import { withInlineStyles } from './inlineStyles';

const page = '<head><meta charset=UTF-8><title>a</title><link rel="stylesheet" href="/a.css"></head>';

test('a page gets its policy right after its encoding', () => {
  expect(withContentPolicy(page)).toMatch(
    /^<head><meta charset=UTF-8><meta http-equiv="Content-Security-Policy" content="default-src 'self'; /,
  );
});

test('a page without its encoding, or with another encoding, stops the build', () => {
  expect(() => withContentPolicy('<head><title>a</title></head>')).toThrow('no <meta charset>');
  const old = '<meta http-equiv="Content-Type" content="text/html; charset=utf-8">';
  expect(() => withContentPolicy(old)).toThrow('no <meta charset>');
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
