import { expect, test } from 'vitest';
import { toMarkdown } from './toMarkdown';

const url = 'https://docs.rookery.example/owls';

test('turns into text what opens on demand, and leaves out what readers operate', () => {
  const page = `<main><h1>Owls <svg><title>x</title></svg></h1>
    <details><summary>Who calls <code>hoot()</code>?</summary><p>The<!-- --> owl.</p></details>
    <div class="theme-admonition"><div><span><svg></svg></span>Mind</div><div><p>It is dark.</p></div></div>
    <ul role="tablist"><li role="tab">JS</li><li role="tab">PHP</li></ul>
    <div role="tabpanel"><p class="tab-label"><strong>JS</strong></p>
      <div class="language-js"><pre class="language-js"><code><div>hoot();<br></div><div>  hoot();<br></div></code></pre></div></div>
    <div role="tabpanel" hidden><p class="tab-label"><strong>PHP</strong></p><p>Not yet.</p></div>
    <p>See <a href="/home#owls">all</a>, <a href="#x">here</a>.</p><img src="/img/owl.png" alt="An owl">
    <div role="img" aria-label="An owl hoots."><div>Hoo</div></div><button>Copy</button></main>`;
  expect(toMarkdown(page, url)).toBe(`# Owls

<${url}>

**Who calls \`hoot()\`?**

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

See [all](https://docs.rookery.example/home#owls), [here](${url}#x).

![An owl](https://docs.rookery.example/img/owl.png)

*Picture: An owl hoots.*
`);
});

test.each([
  [
    'cells of a table in one line',
    '<table><thead><tr><th>Owl</th></tr></thead><tbody><tr><th><ul><li>barn</li><li>snowy</li></ul></th></tr></tbody></table>',
    '| Owl |\n| - |\n| • barn • snowy |',
  ],
  [
    'signs of menus with their names',
    '<p>Go to <strong role="img" aria-label="Menu">☰</strong>.</p>',
    'Go to **☰ (Menu)**.',
  ],
  ['small images', '<p><img alt="An owl" src="data:image/png;base64,AA"></p>', '*Picture: An owl*'],
])('keeps %s', (_, content, expected) => {
  expect(toMarkdown(`<main><h1>Owls</h1>${content}</main>`, url)).toContain(expected);
});
