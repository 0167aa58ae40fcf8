import { expect, test } from 'vitest';
import { highlight } from './highlight';

test.each([
  [
    'html',
    '<b id="a">',
    '&lt;b</span> <span class="rk-token-name">id</span><span class="rk-token-string">="a"</span>></span>',
  ],
  ['json', '{ "a": 1 }', '{ <span class="rk-token-name">"a"</span>: <span class="rk-token-value">1</span> }'],
  ['text', 'a < b & c', 'a &lt; b &amp; c'],
  ['no-such-language', '<b>', '&lt;b>'],
])('highlights %s: %s', (language, code, html) => {
  expect(highlight(code, language)).toContain(html);
});
