import { expect, test } from 'vitest';
import { rowsOf } from './rows';

const page = `<article><h2 id="mute">Mute</h2>
  <table><tr id="row-mute"><th>Mute</th><td>The person can<wbr>not <code>write</code>.<br>For a time.</td></tr>
  <tr><th>No address</th><td>Left out</td></tr></table>
  <div data-search="ignore"><table><tr id="row-hidden"><th>Hidden</th></tr></table></div>
  <h3 id="ban">Ban</h3><table><tr id="row-ban"><th><b>Ban</b></th><td>One</td><td>Two</td></tr></table>
  </article><table><tr id="row-outside"><th>Outside</th></tr></table>`;

test('reads the rows that have an address, each under its heading', () => {
  expect(rowsOf(page, ['[data-search="ignore"]'])).toEqual([
    { hash: '#row-mute', name: 'Mute', text: 'The person cannot write. For a time.', under: '#mute' },
    { hash: '#row-ban', name: 'Ban', text: 'One Two', under: '#ban' },
  ]);
});
