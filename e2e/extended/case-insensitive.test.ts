import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { isCaseSensitive } from '../../src/plugins/routes';
import { programs } from '../../tools/test/programs';
import { siteDir } from '../support/site';
import { copySite } from '../support/siteCopy';

// On a Mac and on Windows, every build shows this. On Linux, only root can mount such a file system.
const canMount = process.getuid?.() === 0 && fs.existsSync('/dev/fuse') && programs.ntfs.isInstalled();

test.skipIf(!isCaseSensitive(path.join(siteDir, 'build')) || !canMount)(
  'the site builds on a file system that ignores case',
  { timeout: 900_000 },
  async () => {
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
      expect(done, output).toBe(true);
      expect(fs.readFileSync(path.join(outDir, 'bot.html'), 'utf8')).toContain('<h1');
      expect(fs.readFileSync(path.join(outDir, 'SSO/index.html'), 'utf8')).toContain('/organizations/sso');
    } finally {
      execFileSync('umount', [mount]);
      await copy.remove();
    }
  },
);
