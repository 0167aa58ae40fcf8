import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { expect, test } from '@playwright/test';
import { isCaseSensitive } from '../src/plugins/redirects-for-file-system';
import { buildDir } from './support/site';
import { copySite } from './support/siteCopy';

const root = process.getuid?.() === 0;

function has(command: string): boolean {
  try {
    execFileSync('which', [command], { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
}

/** Makes sure of the file system driver that can ignore case; false where this machine cannot have it. */
function driver(): boolean {
  if (!has('lowntfs-3g') && root && has('apt-get')) {
    execFileSync('apt-get', ['update', '-qq'], { stdio: 'ignore' });
    execFileSync('apt-get', ['install', '-y', '-qq', 'ntfs-3g'], { stdio: 'ignore' });
  }
  return root && has('lowntfs-3g') && fs.existsSync('/dev/fuse');
}

test('the site builds on a file system that ignores case', async () => {
  test.setTimeout(240_000);
  if (!isCaseSensitive(buildDir)) {
    // A Mac or a Windows machine: the ordinary build has shown it.
    return;
  }
  test.skip(!process.env.CI && !driver(), 'needs root, FUSE and lowntfs-3g (Debian package ntfs-3g)');
  expect(driver(), 'CI must be able to mount a file system that ignores case').toBe(true);

  const copy = await copySite();
  const [image, mount] = [path.join(copy.dir, 'image'), path.join(copy.dir, 'mount')];
  const outDir = path.join(mount, 'build');
  fs.mkdirSync(mount);
  execFileSync('truncate', ['-s', '512M', image]);
  execFileSync('mkfs.ntfs', ['-Q', '-F', image], { stdio: 'ignore' });
  execFileSync('lowntfs-3g', ['-o', 'ignore_case', image, mount]);
  try {
    expect(isCaseSensitive(mount)).toBe(false);
    const { done, output } = await copy.build({}, outDir);
    expect(output).not.toMatch(/EEXIST/);
    expect(done).toBe(true);
    expect(fs.readFileSync(path.join(outDir, 'bot.html'), 'utf8')).toContain('<h1');
    expect(fs.readFileSync(path.join(outDir, 'SSO/index.html'), 'utf8')).toContain('/organizations/sso');
  } finally {
    execFileSync('umount', [mount]);
    await copy.remove();
  }
});
