import { execFile, spawnSync } from 'node:child_process';
import fs from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { siteDir } from './site';

const parts = [
  'docs',
  'src',
  'static',
  'i18n',
  'docusaurus.config.ts',
  'sidebars.ts',
  'package.json',
  'package-lock.json',
  'tsconfig.json',
];

/** How a build ended: whether it was done, and what it printed. */
interface BuildResult {
  readonly done: boolean;
  readonly output: string;
}

/** A copy of the site in a separate folder, which tests can change and build. */
export interface SiteCopy {
  readonly dir: string;
  readonly outDir: string;
  /** Changes a file of the copy. The path is from the folder that contains `package.json`. */
  edit(file: string, change: (text: string) => string): Promise<void>;
  /** Builds it into `outDir`. */
  build(environment?: Record<string, string>): Promise<BuildResult>;
  remove(): Promise<void>;
}

/**
 * Returns the environment in which Git compares a copy with the repository, and changes nothing there: the dates on the
 * pages come from the history, and a copy has none. Empty without a repository.
 */
function gitEnvironment(dir: string): Record<string, string> {
  const options = { cwd: siteDir, encoding: 'utf8' } as const;
  const { status, stdout } = spawnSync('git', ['rev-parse', '--absolute-git-dir'], options);
  return status === 0 ? { GIT_DIR: stdout.trim(), GIT_WORK_TREE: dir, GIT_OPTIONAL_LOCKS: '0' } : {};
}

/** Copies the site into a temporary folder. */
export async function copySite(): Promise<SiteCopy> {
  const dir = await fs.mkdtemp(path.join(os.tmpdir(), 'rookery-docs-'));
  for (const part of parts) {
    await fs.cp(path.join(siteDir, part), path.join(dir, part), { recursive: true });
  }
  const outDir = path.join(dir, 'build');
  const docusaurus = path.join(dir, 'node_modules/@docusaurus/core/bin/docusaurus.mjs');
  await fs.symlink(path.join(siteDir, 'node_modules'), path.join(dir, 'node_modules'), 'dir');
  return {
    dir,
    outDir,
    async edit(file, change) {
      const place = path.join(dir, file);
      await fs.writeFile(place, change(await fs.readFile(place, 'utf8')));
    },
    build: (environment = {}) => {
      const env = { ...process.env, ...gitEnvironment(dir), ...environment, NO_COLOR: '1', FORCE_COLOR: '0' };
      const words = [docusaurus, 'build', dir, '--out-dir', outDir];
      return new Promise((resolve) => {
        execFile(process.execPath, words, { cwd: dir, env, maxBuffer: 1 << 26 }, (error, stdout, stderr) =>
          resolve({ done: !error, output: stdout + stderr }),
        );
      });
    },
    remove: () => fs.rm(dir, { recursive: true, force: true }),
  };
}
