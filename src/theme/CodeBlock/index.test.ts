import { expect, test, vi } from 'vitest';
import CodeBlock from '.';

vi.mock('@theme/CodeBlock/Content/String', () => ({ default: null }));

test.each([
  ['the HTML of highlighted code', { highlightedHtml: '<span>a</span> &lt; b' }, '<span>a</span> &lt; b'],
  ['text, with its special characters escaped', { children: ['a < b', ' && c'] }, 'a &lt; b &amp;&amp; c'],
])('shows %s', (_, props, html) => {
  expect(CodeBlock(props)).toMatchObject({ props: { children: html } });
});
