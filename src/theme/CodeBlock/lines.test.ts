import { expect, test } from 'vitest';
import { linesOf, markLines } from './lines';

test('leaves out the lines that the theme took from the code', () => {
  const comment = '<span class="token comment">// highlight-next-line</span>';
  expect(linesOf(`a &lt; b\n\n${comment}\n\nc`, 'a < b\n\n\nc')).toEqual(['a &lt; b', '', '', 'c']);
});

test('marks lines, and nothing in others', () => {
  expect(markLines(['a', 'b', 'c'], { 1: ['marked'] })).toBe('a\n<span class="marked">b\n</span>c');
});

test('numbers lines', () => {
  const styles = { codeLine: 'line', codeLineNumber: 'number', codeLineContent: 'content' };
  expect(markLines(['a', 'b'], { 1: ['marked'] }, styles)).toBe(
    '<span class="line"><span class="number"></span><span class="content">a\n</span></span>' +
      '<span class="marked line"><span class="number"></span><span class="content">b\n</span></span>',
  );
});
