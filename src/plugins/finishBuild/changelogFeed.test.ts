import { expect, test } from 'vitest';
import { site } from '../../site';
import { toFeed } from './changelogFeed';

test('the last entry ends before the related pages', () => {
  const feed = toFeed('<h3 id="changes-2026-03-02">March 2</h3><img src="/a.png"><nav>Test mode</nav>');
  expect(feed).toContain(`&lt;img src="${site.url}/a.png"&gt;</content>`);
});

test('the title of an entry is the whole text of its heading', () => {
  const heading =
    'March 2: <code>since</code> &amp; more<a class="hash-link" href="#changes-2026-03-02"></a>';
  expect(toFeed(`<h3 id="changes-2026-03-02">${heading}</h3>`)).toContain(
    '<title>March 2: since &amp; more</title>',
  );
});
