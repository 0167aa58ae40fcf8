import fs from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { filesBelow } from '../../src/files';
import { redirects } from '../../src/redirects';
import { site } from '../../src/site';
import { allPages, attributes, faultsOn, hasId, isBuiltFile } from '../support/builtSite';
import { built, siteDir } from '../support/site';

const pageRoutes = new Set(allPages.map(({ route }) => route));
const oldAddresses = new Set(redirects.map(({ from }) => from));

function linkFaults(from: string, href: string): string[] {
  const { origin, protocol, pathname, hash } = new URL(href, `${site.url}${from}`);
  if (origin !== site.url) {
    return ['https:', 'mailto:', 'sms:', 'tel:'].includes(protocol)
      ? []
      : [`the link to ${href} isn't HTTPS`];
  }
  if (oldAddresses.has(pathname)) {
    return [`links to the old address ${pathname}`];
  }
  if (!pageRoutes.has(pathname)) {
    return isBuiltFile(pathname) ? [] : [`links to ${pathname}, which doesn't exist`];
  }
  const id = decodeURIComponent(hash.slice(1));
  return id && !hasId(pathname, id) ? [`links to ${pathname}${hash}, which has no such id`] : [];
}

describe('links', () => {
  test('lead to pages, files, and anchors that exist, and never to an old address', () => {
    const faults = faultsOn(allPages, ({ route, $ }) =>
      attributes($, 'a[href], area[href]', 'href').flatMap((href) => linkFaults(route, href)),
    );
    expect(faults).toEqual([]);
  });

  test('that code makes lead to sections that exist', () => {
    const links = filesBelow(siteDir, 'src')
      .filter((file) => /(?<!\.test)\.tsx?$/.test(file))
      .flatMap(
        (file) =>
          fs.readFileSync(path.join(siteDir, file), 'utf8').match(/(?<=')\/[a-z/-]+#[\w-]+(?=')/g) ?? [],
      );
    expect(links.length).toBeGreaterThan(5);
    expect(links.flatMap((link) => linkFaults('/', link))).toEqual([]);
  });
});

describe('ids', () => {
  test('are unique on their page', () => {
    const faults = faultsOn(allPages, ({ $ }) => {
      const all = attributes($, '[id]', 'id');
      return all.filter((id, index) => all.indexOf(id) !== index).map((id) => `has the id ${id} twice`);
    });
    expect(faults).toEqual([]);
  });
});

describe('files', () => {
  test('that a page shows or loads are part of the build', () => {
    const faults = faultsOn(allPages, ({ $ }) => {
      const named = [
        ...attributes($, '[src]', 'src'),
        ...attributes($, '[srcset]', 'srcset').flatMap((set) =>
          set.split(',').map((each) => each.trim().split(' ')[0] ?? ''),
        ),
        ...attributes($, 'link[href]:not([rel=canonical], [hreflang])', 'href'),
      ];
      return named
        .filter((file) => !file.startsWith('data:'))
        .filter(
          (file) =>
            !isBuiltFile(new URL(file, site.url).pathname) || new URL(file, site.url).origin !== site.url,
        )
        .map((file) => `shows or loads ${file}, which isn't part of the build`);
    });
    expect(faults).toEqual([]);
  });

  test('that the style sheet names are part of the build', () => {
    const [, css = ''] = /<style>(.*?)<\/style>/s.exec(built('index.html')) ?? [];
    const files = [...css.matchAll(/url\(["']?(?!data:|#)([^"')]+)/g)].map(
      ([, address = '']) => new URL(address, site.url),
    );
    expect(css).not.toBe('');
    expect(files.filter(({ origin, pathname }) => origin !== site.url || !isBuiltFile(pathname))).toEqual([]);
  });
});
