import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { filesBelow } from '../../src/files';
import { hostingDirOf } from '../../src/plugins/builtFiles';
import { expect, test } from '../support/page';
import { buildDir, siteDir } from '../support/site';
import { copySite } from '../support/siteCopy';

/** Returns all files of a built site and of its server configuration, by path, without compressed copies. */
function filesOf(outDir: string): Map<string, Buffer> {
  const files = new Map<string, Buffer>();
  for (const [name, dir] of Object.entries({ build: outDir, hosting: hostingDirOf(outDir) })) {
    for (const file of filesBelow(dir, '').filter((each) => !/\.(?:br|gz)$/.test(each))) {
      files.set(path.join(name, file), fs.readFileSync(path.join(dir, file)));
    }
  }
  return files;
}

/** Puts the packages into a copy of the site. Hard links take seconds where copies would take minutes. */
function installPackages(dir: string): void {
  const target = path.join(dir, 'node_modules');
  const source = path.join(siteDir, 'node_modules');
  fs.rmSync(target, { force: true });
  if (spawnSync('cp', ['-al', source, target]).status !== 0) {
    fs.rmSync(target, { recursive: true, force: true });
    fs.cpSync(source, target, { recursive: true, verbatimSymlinks: true });
  }
  fs.rmSync(path.join(target, '.cache'), { recursive: true, force: true });
}

test('builds the same files in another folder, time zone, and language, from the cache of an earlier build, byte for byte', async () => {
  const copy = await copySite();
  try {
    // Names of chunks depend on where the packages are relative to the site, so a link to the folder won't do.
    installPackages(copy.dir);
    const environment = {
      TZ: 'Pacific/Kiritimati',
      LANG: 'de_DE.UTF-8',
      LC_ALL: 'de_DE.UTF-8',
    };
    const page = 'docs/chat-features/polls.mdx';
    const added = '\nA paragraph that only the earlier build has.\n';
    await copy.edit(page, (text) => text + added);
    const earlier = await copy.build(environment);
    expect(earlier.done, earlier.output).toBe(true);
    expect(fs.readFileSync(path.join(copy.outDir, 'chat-features/polls.html'), 'utf8')).toContain(
      added.trim(),
    );
    // What else makes a build start from scratch is in src/plugins/facts/buildCache.test.ts.
    await copy.edit(page, (text) => text.replace(added, ''));
    const { done, output } = await copy.build(environment);
    expect(done, output).toBe(true);
    const [tested, other] = [filesOf(buildDir), filesOf(copy.outDir)];
    const files = [...new Set([...tested.keys(), ...other.keys()])];
    const different = files.filter((file) => {
      const [one, two] = [tested.get(file), other.get(file)];
      return !one || !two?.equals(one);
    });
    // The first ones say enough: one different script renames a hundred files.
    expect(different.slice(0, 20)).toEqual([]);
  } finally {
    await copy.remove();
  }
});
