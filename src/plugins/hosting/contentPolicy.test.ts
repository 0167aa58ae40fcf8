import { expect, test } from 'vitest';
import { tagsIn } from '../htmlTags';
import { contentPolicy } from './contentPolicy';

/** Returns a directive of the policy for a page. */
function directive(name: string, html: string): string | undefined {
  const policy = contentPolicy([{ file: 'page.html', tags: tagsIn(html) }]).split('; ');
  return policy.find((text) => text.startsWith(`${name} `));
}

test('allows inline scripts and style sheets by hash', () => {
  // The hashes of "a()" and "a{}", by openssl.
  expect(directive('script-src', '<script>a()</script>')).toBe(
    "script-src 'self' 'sha256-qVpDBgj7bpq5hMAcGp3AOc79J3Y1Z4HvySTwKrWDoy4='",
  );
  expect(directive('style-src', '<style>a{}</style>')).toBe(
    "style-src 'self' 'sha256-X1RutGBrXCt9KkSaXMK7tHftWiRscFHOhxsS8tv8hBk='",
  );
});

test('leaves out data and scripts with an address, which have no hash', () => {
  for (const html of ['<script type="application/ld+json">{}</script>', '<script src="/a.js"></script>']) {
    expect(directive('script-src', html)).toBe("script-src 'self'");
  }
  expect(directive('script-src', '<script type="speculationrules">{}</script>')).toMatch(/sha256/);
});

test('lets pages connect to the feedback endpoint, and without one only to their own host', () => {
  const pages = [{ file: 'index.html', tags: tagsIn('<!doctype html>') }];
  expect(contentPolicy(pages)).toContain("; connect-src 'self';");
  expect(contentPolicy(pages, ['https://feedback.example'])).toContain(
    "; connect-src 'self' https://feedback.example;",
  );
});
