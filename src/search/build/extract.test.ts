import { expect, test } from 'vitest';
import { extract } from './extract';

const page = (content: string, head = '') =>
  extract(`<head><meta name="description" content="Stop someone.">${head}</head>
    <article><li class="breadcrumbs__item">Chat</li><div class="theme-doc-markdown"><h1>Mute</h1>${content}</div></article>`);

test('reads sections, and rows that have an id, each as a place', () => {
  expect(
    page(`<p>Stop <b>some</b>one.</p><h2 id="how">How<a class="hash-link">#</a></h2><p>Select <b>Mute</b></p>
      <table><tr id="ban"><th>Ban</th><td data-label="Longest">30 days</td><td>–</td><td data-label="Free">Yes</td></tr></table>`),
  ).toMatchObject({
    title: 'Mute',
    description: 'Stop someone.',
    breadcrumbs: ['Chat'],
    sections: [
      { hash: '', text: 'Stop someone.' },
      { hash: '#how', title: 'How', text: 'Select Mute.' },
      { hash: '#ban', title: 'Ban', text: 'Longest: 30 days · Free.' },
    ],
    rows: [{ hash: '#ban', name: 'Ban', cells: { Longest: '30 days', Free: 'Yes' } }],
  });
});

test('reads rows without an id as phrases, and only the identifiers of code samples', () => {
  const [top] =
    page(`<table><thead><tr><th>What</th></tr></thead><tr><th>Mute</th><td>Ends on its own</td></tr></table>
      <pre>const secret = process.env.ROOKERY_SECRET;</pre><div data-search="ignore">Not this</div>`)
      ?.sections ?? [];
  expect(top?.text).toBe('Mute: Ends on its own.');
  expect(top?.hidden).toBe('ROOKERY_SECRET');
});

test('joins the title of an admonition and its text', () => {
  const [top] =
    page('<div class="theme-admonition"><div>If you need help</div><div><p>Call us</p></div></div>')
      ?.sections ?? [];
  expect(top?.text).toBe('If you need help: Call us.');
});

test('labels the short values of a row, and leaves sentences as they are', () => {
  const [top] =
    page(`<table><tr><th>Slow mode</th><td data-label="Effect">Makes people wait.</td><td data-label="Default">Off</td></tr>
      <tr><th>Ban</th><td data-label="Use"><code>/bans/<small>{id}</small></code></td></tr>
      <tr><th>Links</th><td><ul><li>Allow</li><li>Block</li></ul> <span>Default: Allow</span></td></tr>
      <tr><th>Caw</th><td><ul><li>It plays.</li><li>It helps</li></ul></td></tr></table>`)?.sections ?? [];
  expect(top?.text).toBe(
    'Slow mode: Makes people wait. Default: Off. Ban: /bans/{id}. Links: Allow · Block · Default: Allow. Caw: It plays. It helps.',
  );
});

test('leaves out what a parameter and an endpoint look like in a request', () => {
  const [top] =
    page(`<div class="endpoint"><span>GET</span> <code>/bans</code></div><p>Returns bans.</p>
      <dl><dt><code>limit</code> <span class="parameters__type">integer</span></dt><dd><p>How many.</p></dd></dl>`)
      ?.sections ?? [];
  expect(top?.text).toBe('Returns bans. limit: How many.');
});

test('leaves out pages that search engines should leave out', () => {
  expect(page('', '<meta name="robots" content="noindex">')).toBeUndefined();
});
