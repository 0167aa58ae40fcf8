import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { expect, test } from '@playwright/test';
import { hostingDirOf } from '../src/plugins/hosting/writeHosting';
import { copySite, type SiteCopy } from './support/siteCopy';

/** The surroundings of the two builds, which must not show in what is built. */
const surroundings = [
  { TZ: 'UTC', LANG: 'C.UTF-8', LC_ALL: 'C.UTF-8' },
  { TZ: 'Pacific/Kiritimati', LANG: 'de_DE.UTF-8', LC_ALL: 'de_DE.UTF-8' },
] as const;

/** A hash of each file below a folder, by its path from there. */
function hashesIn(dir: string): Record<string, string> {
  const files = fs
    .readdirSync(dir, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile());
  return Object.fromEntries(
    files
      .map(({ parentPath, name }) => path.join(parentPath, name))
      .map((file) => [
        path.relative(dir, file),
        createHash('sha256').update(fs.readFileSync(file)).digest('hex'),
      ]),
  );
}

async function build(environment: Record<string, string>): Promise<SiteCopy> {
  const copy = await copySite();
  for (const result of [await copy.build(environment), await copy.writeHosting(environment)]) {
    expect(result.done, result.output).toBe(true);
  }
  return copy;
}

test('two builds in different folders, time zones and languages are the same, byte for byte', async () => {
  test.setTimeout(900_000);
  const copies: SiteCopy[] = [];
  try {
    for (const environment of surroundings) {
      copies.push(await build(environment));
    }
    const [first, second] = copies.map(({ outDir }) => ({
      ...hashesIn(outDir),
      ...hashesIn(hostingDirOf(outDir)),
    }));
    expect(Object.keys(first ?? {}).length).toBeGreaterThan(500);
    expect(first).toEqual(second);

    for (const { dir, outDir } of copies) {
      const naming = Object.keys(hashesIn(outDir)).filter((file) =>
        fs.readFileSync(path.join(outDir, file)).includes(dir),
      );
      expect(naming, 'files that name the folder they were built in').toEqual([]);
    }
  } finally {
    await Promise.all(copies.map((copy) => copy.remove()));
  }
});
