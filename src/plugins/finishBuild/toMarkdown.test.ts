import { expect, test } from 'vitest';
import { toMarkdown } from './toMarkdown';

const url = 'https://docs.rookery.example/owls';

test('turns pictures and tabs into text, and leaves out what readers operate', () => {
  const page = `<main><h1>Owls <svg><title>x</title></svg></h1>
    <p>The<!-- --> owl.</p>
    <div class="theme-admonition"><div><span><svg></svg></span>Mind</div><div><p>It is dark.</p></div></div>
    <ul role="tablist"><li role="tab">JS</li><li role="tab">PHP</li></ul>
    <div role="tabpanel"><p class="rk-tab-label"><strong>JS</strong></p>
      <div class="language-js"><pre class="language-js"><code><span class="rk-token-name">hoot</span>();
  hoot();</code></pre></div></div>
    <div role="tabpanel" hidden><p class="rk-tab-label"><strong>PHP</strong></p><p>Not yet.</p></div>
    <p>See <a href="/home#owls">all</a>, <a href="#x">here</a>.</p><img src="/img/owl.png" alt="An owl">
    <div role="img" aria-label="An owl hoots."><div>Hoo</div></div><search>Copy</search>
    <footer aria-hidden="true"><time itemprop="dateModified" datetime="2026-03-02T21:46:01.000Z">Mar 2, 2026</time></footer></main>`;
  expect(toMarkdown(page, url)).toBe(`# Owls

<${url}>, changed 2026-03-02. [All pages](/llms.txt)

The owl.

> **Mind**
>
> It is dark.

**JS**

\`\`\`js
hoot();
  hoot();
\`\`\`

**PHP**

Not yet.

See [all](/home#owls), [here](/owls#x).

![An owl](/img/owl.png)

*Picture: An owl hoots.*
`);
});

test.each([
  [
    'images that are inlined into the page by their text',
    '<p>See <img src="data:image/png;base64,AA" alt="An owl"> here.</p>',
    'See *Picture: An owl* here.',
  ],
  [
    'signs of menus with their names',
    '<p>Go to <strong role="img" aria-label="Menu">☰</strong>.</p>',
    'Go to **☰ (Menu)**.',
  ],
  [
    'ranks, plans, and notes apart from the name before them',
    `<table><thead><tr><th>Page</th></tr></thead><tbody><tr><th><a href="/x">Hooks</a> <span class="rk-notes"><span class="rk-rank"><svg></svg> Owner</span> <span class="rk-plan">Plus and above</span> </span></th></tr>
      <tr><th>History <span class="rk-notes">how long</span></th></tr><tr><th>Talk <span class="rk-notes">(by rank) </span></th></tr>
      <tr><td><span class="rk-notes">No</span></td></tr><tr><td><span class="rk-rank"><svg></svg> Owner</span> <span class="rk-plan">Pro</span></td></tr>
      <tr><td><code>/caw</code> <span class="rk-plan">Plus</span></td></tr></tbody></table>`,
    `| [Hooks](/x) (Owner, Plus and above) |
| History (how long) |
| Talk (by rank) |
| No |
| Owner, Pro |
| \`/caw\` (Plus) |`,
  ],
  [
    'names, types, and texts in one line',
    `<dl><div><dt><code>id</code> <span>string</span> <span>required</span></dt><dd><p>The ID. <span>3 characters.</span></p></dd></div>
      <div><dt><code>owner</code> <span>object</span></dt><dd><dl>
        <div><dt><code>owner.name</code></dt><dd><p>The name.</p></dd></div></dl></dd></div></dl>`,
    '- `id` (string, required): The ID. 3 characters.\n- `owner` (object):\n  - `owner.name`: The name.',
  ],
  [
    'URLs, email addresses, and ampersands as they are',
    '<p>Q&amp;A: https://a.example/b, www.a.example, or wren@a.example. Not &amp;amp;.</p>',
    'Q&A: https://a.example/b, www.a.example, or wren@a.example. Not \\&amp;.',
  ],
  ['the title of a code block in bold', '<div class="rk-code-title">Embed code</div>', '**Embed code**'],
])('keeps %s', (_, content, expected) => {
  expect(toMarkdown(`<main><h1>Owls</h1>${content}</main>`, url)).toContain(expected);
});

test('leaves out what introduces something to operate', () => {
  const page = `<main><h1>Owls</h1><h2>Choose</h2><p>Choose an owl.</p><div class="rk-no-print">…</div>
    <h2>Find</h2><p>Search by name.</p><div><div class="rk-no-print rk-js-only">…</div><div class="rk-js-only">All owls</div><p>Barn owl</p></div>
    <h2>Repeat</h2><p>Search.</p><div><div class="rk-no-print">…</div><table data-search="ignore"><tbody><tr><td>Barn owl</td></tr></tbody></table></div></main>`;
  expect(toMarkdown(page, url)).toBe(`# Owls\n\n<${url}>. [All pages](/llms.txt)\n\n## Find\n\nBarn owl\n`);
});
