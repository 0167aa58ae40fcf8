import { expect, test } from 'vitest';
import { tidyAddress } from './tidyAddress';

test.each([
  ['/home.html', '/home'],
  ['/chat-features/moderation/index.html?a=1', '/chat-features/moderation?a=1'],
  ['/faq/?a=1', '/faq?a=1'],
  ['/index.html', '/'],
])('leads %s to %s', (address, exact) => {
  expect(tidyAddress(address)).toBe(exact);
});

test.each(['/', '/home', '/search?q=a.html', '/search-index.json'])('leaves %s as it is', (address) => {
  expect(tidyAddress(address)).toBeUndefined();
});

test.each(['//example.com/', '/\\example.com/', '/%5Cexample.com/', '//example.com/index.html'])(
  "doesn't redirect %s, which could name another host",
  (address) => {
    expect(tidyAddress(address)).toBeUndefined();
  },
);
