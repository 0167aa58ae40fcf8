import { expect, test } from 'vitest';
import { withContentPolicy } from './contentPolicy';

const page = `<!doctype html><html><head><meta charset=UTF-8><title>Page</title>
<style>body{margin:0}</style><script type="application/ld+json">{}</script></head>
<body><script src=/assets/a.js></script><script>start()</script></body></html>`;

test('the policy comes before all scripts and styles, and has the hashes of those in the page', () => {
  const [before = '', policy = '', after = ''] = withContentPolicy(page).split(/(<meta http-equiv[^>]*>)/);
  expect(before).toBe('<!doctype html><html><head><meta charset=UTF-8>');
  expect(before + after).toBe(page);
  // `printf 'start()' | openssl dgst -sha256 -binary | base64`
  expect(policy).toContain("script-src 'self' 'sha256-DIm7WJS6ZKDYe5qFLPy+h4JFI9Bol5QmYC57mt3Fb00='; ");
  expect(policy).toContain("style-src 'self' 'sha256-IAdwN3biDCQ3brrgp1m8kBEsPQYyqfREKOEfeoREopc='; ");
});

test('a page without an encoding is refused', () => {
  expect(() => withContentPolicy('<title>Page</title>')).toThrow(/no <meta charset>.*<title>Page/);
});
