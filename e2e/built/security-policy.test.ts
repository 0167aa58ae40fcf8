import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { allPages, faultsOn } from '../support/builtSite';
import { buildDir, built } from '../support/site';

/** The headers of every response, as static hosts read them. */
const headers = new Map(
  [...built('_headers').matchAll(/^ {2}([\w-]+): (.*)$/gm)].map(([, name = '', value = '']) => [name, value]),
);

/** The sources of each directive of the policy. */
const policy = new Map(
  (headers.get('Content-Security-Policy') ?? '').split('; ').map((directive) => {
    const [name = '', ...sources] = directive.split(' ');
    return [name, sources];
  }),
);

function hashOf(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
}

/** Scripts in the page that browsers run. Data, such as what search engines read, isn't run. */
const inlineScripts = 'script:not([src]):not([type="application/ld+json"])';

describe('the policy', () => {
  test.each([
    ['script-src', inlineScripts],
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

  test('has two inline scripts: one that sets the color mode, and one for early answers', () => {
    const scripts = new Set(
      allPages.flatMap(({ $ }) =>
        $(inlineScripts)
          .toArray()
          .map((script) => $(script).text()),
      ),
    );
    expect(scripts.size).toBe(2);
    expect(Math.max(...[...scripts].map((script) => script.length))).toBeLessThan(6_000);
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

describe('pages', () => {
  test('have no event handler in their HTML, and no link that is a script', () => {
    const faults = faultsOn(allPages, ({ $ }) =>
      $('*')
        .toArray()
        .flatMap((element) => Object.entries('attribs' in element ? element.attribs : {}))
        .filter(([name, value]) => /^on\w/.test(name) || /^\s*javascript:/i.test(value))
        .map(([name, value]) => `has ${name}="${value}"`),
    );
    expect(faults).toEqual([]);
  });

  test('request nothing from another host', () => {
    const faults = faultsOn(allPages, ({ $ }) =>
      $('[src], [srcset], [poster], [data], [action], link[href]:not([rel=canonical], [hreflang])')
        .toArray()
        .map(
          (element) => $(element).attr('src') ?? $(element).attr('href') ?? $(element).attr('action') ?? '',
        )
        .filter((address) => /^(?:\w+:)?\/\//.test(address)),
    );
    expect(faults).toEqual([]);
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
