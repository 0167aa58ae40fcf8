import fs from 'node:fs';
import path from 'node:path';
import zlib from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { filesBelow } from '../../src/files';
import { builtFiles } from '../../src/plugins/builtFiles';
import { staticHostLimits } from '../../src/plugins/hosting/staticHosts';
import { redirects } from '../../src/redirects';
import { buildDir, built } from '../support/site';

describe('_redirects', () => {
  const rules = built('_redirects')
    .split('\n')
    .filter((line) => line.trim() && !line.startsWith('#'))
    .map((line) => {
      const [from = '', to = '', code = '', ...rest] = line.split(/\s+/);
      return { line, from, to, code, rest };
    });

  /** Returns the rule that a host follows: the first for the address among those that it understands. */
  function ruleFor(address: string, understood: RegExp) {
    const { to, code } = rules.find((rule) => rule.from === address && understood.test(rule.code)) ?? {};
    return { to, code };
  }

  test('has for Netlify a forced rule first, which a page at the old address cannot hide', () => {
    const found = redirects.map(({ from }) => ({ from, ...ruleFor(from, /^30\d!?$/) }));
    expect(found).toEqual(redirects.map((redirect) => ({ ...redirect, code: '301!' })));
  });

  test('has for Cloudflare Pages a rule that it understands, with and without a slash at the end', () => {
    const understood = /^(?:200|30[12378])$/;
    for (const end of ['', '/']) {
      const found = redirects.map(({ from }) => ({ from, ...ruleFor(from + end, understood) }));
      expect(found).toEqual(redirects.map((redirect) => ({ ...redirect, code: '301' })));
    }
    expect(rules.length).toBeLessThanOrEqual(staticHostLimits.redirectRules);
    expect(rules.filter(({ line }) => line.length > staticHostLimits.redirectLine)).toEqual([]);
  });
});

test('_headers is within the limits of Cloudflare Pages, and names no header twice', () => {
  const lines = built('_headers').split('\n').filter(Boolean);
  const patterns = lines.filter((line) => !line.startsWith(' '));
  const headers = lines.filter((line) => line.startsWith(' '));
  expect(patterns).toEqual(['/*', '/assets/*']);
  expect(lines.filter((line) => line.length > staticHostLimits.headerLine)).toEqual([]);
  expect(headers.filter((line) => !/^ {2}[A-Za-z-]+: \S.*$/.test(line))).toEqual([]);
  const names = headers.map((line) => line.split(':', 1)[0]);
  expect(new Set(names).size).toBe(names.length);
});

describe('compressed copies', () => {
  const decompress = { '.br': zlib.brotliDecompressSync, '.gz': zlib.gunzipSync };
  const files = builtFiles(buildDir);

  test('exist of every text that gets smaller', () => {
    const large = files.filter(
      (file) =>
        /\.(?:html|js|css|md|txt|json|xml|svg|yaml|ts)$/.test(file) &&
        fs.statSync(path.join(buildDir, file)).size > 1000,
    );
    const missing = large.flatMap((file) =>
      Object.keys(decompress)
        .filter((end) => !fs.existsSync(path.join(buildDir, file + end)))
        .map((end) => file + end),
    );
    expect(missing).toEqual([]);
  });

  test('contain the same bytes as their file, and are smaller', () => {
    const faults = files.flatMap((file) => {
      const content = fs.readFileSync(path.join(buildDir, file));
      return Object.entries(decompress).flatMap(([end, read]) => {
        const copy = path.join(buildDir, file + end);
        if (!fs.existsSync(copy)) {
          return [];
        }
        const bytes = fs.readFileSync(copy);
        return [
          ...(read(bytes).equals(content) ? [] : [`${file}${end} differs from ${file}`]),
          ...(bytes.length < content.length ? [] : [`${file}${end} is not smaller`]),
        ];
      });
    });
    expect(faults).toEqual([]);
  });

  test('belong to a file of the build', () => {
    const copies = filesBelow(buildDir, '').filter((file) => /\.(?:br|gz)$/.test(file));
    expect(copies.filter((file) => !fs.existsSync(path.join(buildDir, file.slice(0, -3))))).toEqual([]);
  });
});
