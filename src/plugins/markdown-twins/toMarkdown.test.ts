import { expect, test } from 'vitest';
import { toMarkdown } from './toMarkdown';

const address = 'https://docs.rookery.example/owls';

test('turns into text what opens on demand, and leaves out what readers operate', async () => {
  const page = `<main><h1>Owls <svg><title>x</title></svg></h1>
    <details><summary>Who <b>hoots</b>?</summary><p>The owl.</p></details>
    <div class="theme-admonition"><div><span><svg></svg></span>Mind</div><div><p>It is dark.</p></div></div>
    <ul role="tablist"><li role="tab">JS</li><li role="tab">PHP</li></ul>
    <div role="tabpanel"><p class="tab-label"><strong>JS</strong></p>
      <div class="language-js"><pre class="language-js"><code><div>hoot();<br></div><div>  hoot();<br></div></code></pre></div></div>
    <div role="tabpanel" hidden><p class="tab-label"><strong>PHP</strong></p><p>Not yet.</p></div>
    <p>See <a href="/home#owls">all</a>, <a href="#x">here</a>.</p><img src="/img/owl.png" alt="An owl">
    <div role="img" aria-label="An owl hoots."><div>Hoo</div></div><button>Copy</button></main>`;
  expect(await toMarkdown(page, address)).toBe(`# Owls

<${address}>

**Who hoots?**

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

See [all](https://docs.rookery.example/home#owls), [here](${address}#x).

![An owl](https://docs.rookery.example/img/owl.png)

*Picture: An owl hoots.*
`);
});

test('keeps the cells of a table in one line', async () => {
  const page =
    '<main><h1>Owls</h1><table><thead><tr><th>Owl</th></tr></thead><tbody><tr><td><ul><li>barn</li><li>snowy</li></ul></td></tr></tbody></table></main>';
  expect(await toMarkdown(page, address)).toContain('| Owl |\n| - |\n| • barn • snowy |');
});

test('refuses a page without a title', async () => {
  await expect(toMarkdown('<main><p>Nothing</p></main>', address)).rejects.toThrow(`${address} has no title`);
});
