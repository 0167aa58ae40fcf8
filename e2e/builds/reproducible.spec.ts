import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { hostingDirOf } from '../../src/plugins/hosting/writeHosting';
import { expect, test } from '../support/page';
import { buildDir, siteDir } from '../support/site';
import { copySite } from '../support/siteCopy';

/** Returns all files of a built site and of its server configuration, by path. */
function filesOf(outDir: string): Map<string, Buffer> {
  const files = new Map<string, Buffer>();
  for (const [name, dir] of Object.entries({ build: outDir, hosting: hostingDirOf(outDir) })) {
    for (const entry of fs.readdirSync(dir, { recursive: true, withFileTypes: true })) {
      if (entry.isFile()) {
        const file = path.join(entry.parentPath, entry.name);
        files.set(path.join(name, path.relative(dir, file)), fs.readFileSync(file));
      }
    }
  }
  return files;
}

test('builds the same files in another folder, time zone, and language, byte for byte', async () => {
  const copy = await copySite();
  try {
    const environment = {
      TZ: 'Pacific/Kiritimati',
      LANG: 'de_DE.UTF-8',
      LC_ALL: 'de_DE.UTF-8',
      // The dates on the pages come from the history, and a file with uncommitted changes has none. Git compares the
      // copy with the repository, so both builds see the same.
      GIT_DIR: execFileSync('git', ['rev-parse', '--absolute-git-dir'], {
        cwd: siteDir,
        encoding: 'utf8',
      }).trim(),
      GIT_WORK_TREE: copy.dir,
      GIT_OPTIONAL_LOCKS: '0',
    };
    for (const result of [await copy.build(environment), await copy.writeHosting(environment)]) {
      expect(result.done, result.output).toBe(true);
    }
    const [tested, other] = [filesOf(buildDir), filesOf(copy.outDir)];
    expect([...other.keys()].sort()).toEqual([...tested.keys()].sort());
    const different = [...tested].filter(([file, content]) => !other.get(file)?.equals(content));
    expect(different.map(([file]) => file)).toEqual([]);
  } finally {
    await copy.remove();
  }
});
