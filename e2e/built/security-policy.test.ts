import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { allPages, faultsOn } from '../support/builtSite';
import { buildDir, built } from '../support/site';

const headers = new Map(
  [...built('_headers').matchAll(/^ {2}([\w-]+): (.*)$/gm)].map(([, name = '', value = '']) => [name, value]),
);

const policy = new Map(
  (headers.get('Content-Security-Policy') ?? '').split('; ').map((directive) => {
    const [name = '', ...sources] = directive.split(' ');
    return [name, sources];
  }),
);

function hashOf(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
}

describe('the policy', () => {
  test.each([
    // Data, such as what search engines read, isn't run.
    ['script-src', 'script:not([src]):not([type="application/ld+json"])'],
    ['style-src', 'style'],
  ])('allows in %s exactly what is in the pages', (directive, selector) => {
    const sources = policy.get(directive) ?? [];
    const used = new Set<string>();
    const faults = faultsOn(allPages, ({ $ }) =>
      $(selector)
        .toArray()
        .map((element) => ({ hash: hashOf($(element).text()), text: $(element).text() }))
        .filter(({ hash }) => {
          used.add(hash);
          return !sources.includes(hash);
        })
        .map(({ hash, text }) => `${hash} is not allowed: ${text.slice(0, 60)}`),
    );
    expect(faults).toEqual([]);
    expect(sources[0]).toBe("'self'");
    expect(sources.slice(1).filter((source) => !used.has(source))).toEqual([]);
  });

  test('opens nothing else', () => {
    const others = [...policy].filter(([name]) => !['script-src', 'style-src'].includes(name));
    expect(Object.fromEntries(others)).toEqual({
      'default-src': ["'none'"],
      'style-src-attr': ["'unsafe-inline'"],
      'img-src': ["'self'", 'data:'],
      'connect-src': ["'self'"],
      'worker-src': ["'self'"],
      'manifest-src': ["'self'"],
      'form-action': ["'self'"],
      'base-uri': ["'none'"],
      'object-src': ["'none'"],
      'frame-ancestors': ["'none'"],
    });
  });
});

describe('headers', () => {
  test('protect every response', () => {
    const {
      'Content-Security-Policy': _,
      'Permissions-Policy': permissions,
      ...others
    } = Object.fromEntries(headers);
    expect(others).toEqual({
      'Cross-Origin-Opener-Policy': 'same-origin',
      'Cross-Origin-Resource-Policy': 'same-origin',
      'Referrer-Policy': 'same-origin',
      'X-Content-Type-Options': 'nosniff',
      'X-Frame-Options': 'DENY',
      'Strict-Transport-Security': 'max-age=63072000; includeSubDomains',
      'Cache-Control': 'public, max-age=31536000, immutable',
    });
    expect(permissions).toMatch(/camera=\(\).*geolocation=\(\).*microphone=\(\)/);
  });

  test('are the same on nginx', () => {
    const nginx = fs.readFileSync(path.join(`${buildDir}-hosting`, 'nginx/headers.conf'), 'utf8');
    // What nginx sends in these depends on the request.
    const variable = ['Cache-Control', 'Strict-Transport-Security'];
    const missing = [...headers]
      .filter(([name]) => !variable.includes(name))
      .map(([name, value]) => `add_header ${name} "${value}" always;\n`)
      .filter((line) => !nginx.includes(line));
    expect(missing).toEqual([]);
  });
});
