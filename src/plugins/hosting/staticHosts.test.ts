import { expect, test } from 'vitest';
import { headersFile, staticHostLimits } from './staticHosts';

test('a header that is too long for Cloudflare Pages is refused', () => {
  const header = { name: 'Content-Security-Policy', value: 'x'.repeat(staticHostLimits.headerLine) };
  expect(() => headersFile([header])).toThrow(
    /_headers would have a line of \d+ characters.*Cloudflare Pages reads 2000/,
  );
});

test('headers are for all files, and those with a hash are kept forever', () => {
  expect(headersFile([{ name: 'X-Frame-Options', value: 'DENY' }])).toBe(
    `/*
  X-Frame-Options: DENY
  Strict-Transport-Security: max-age=63072000; includeSubDomains

/assets/*
  Cache-Control: public, max-age=31536000, immutable
`,
  );
});
