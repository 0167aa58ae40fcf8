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

/** How a build or another command ended: whether it was done, and what it printed. */
interface BuildResult {
  readonly done: boolean;
  readonly output: string;
}

/** A copy of the site in a folder of its own, to be changed and built without touching this one. */
export interface SiteCopy {
  readonly dir: string;
  readonly outDir: string;
  /** Changes a file of the copy. The path is from the folder that holds `package.json`. */
  edit(file: string, change: (text: string) => string): Promise<void>;
  /** Writes a new file into the copy. */
  write(file: string, text: string): Promise<void>;
  /** Builds it, into `outDir` or another folder. */
  build(environment?: Record<string, string>, outDir?: string): Promise<BuildResult>;
  /** Runs another command of Docusaurus in it, such as `new-page`. */
  run(...words: string[]): Promise<BuildResult>;
  /** Makes what was built into `outDir` ready for hosts, with options of `write-hosting`. */
  writeHosting(environment?: Record<string, string>, ...options: string[]): Promise<BuildResult>;
  remove(): Promise<void>;
}

/** Where a copy keeps its own index of Git, so that a command that moves a page doesn't stage that in the repository. */
const indexOf = (dir: string) => `${dir}.index`;

/**
 * Returns the environment in which Git compares a copy with the repository: the dates on the pages come from the history,
 * and a copy has none of its own. Empty without a repository.
 */
function gitEnvironment(dir: string): Record<string, string> {
  const { status, stdout } = spawnSync('git', ['rev-parse', '--absolute-git-dir'], {
    cwd: siteDir,
    encoding: 'utf8',
  });
  return status === 0
    ? {
        GIT_DIR: stdout.trim(),
        GIT_WORK_TREE: dir,
        GIT_INDEX_FILE: indexOf(dir),
        GIT_OPTIONAL_LOCKS: '0',
      }
    : {};
}

/** Runs a command of Docusaurus in a folder. */
function docusaurus(
  dir: string,
  words: readonly string[],
  environment: Record<string, string> = {},
): Promise<BuildResult> {
  const program = path.join(dir, 'node_modules/@docusaurus/core/bin/docusaurus.mjs');
  const env = { ...process.env, ...gitEnvironment(dir), ...environment, NO_COLOR: '1', FORCE_COLOR: '0' };
  return new Promise((resolve) => {
    execFile(
      process.execPath,
      [program, ...words],
      { cwd: dir, env, maxBuffer: 1 << 26 },
      (error, stdout, stderr) => resolve({ done: !error, output: stdout + stderr }),
    );
  });
}

/** Copies the site into a temporary folder. */
export async function copySite(): Promise<SiteCopy> {
  const dir = await fs.mkdtemp(path.join(os.tmpdir(), 'rookery-docs-'));
  for (const part of parts) {
    await fs.cp(path.join(siteDir, part), path.join(dir, part), { recursive: true });
  }
  spawnSync('git', ['read-tree', 'HEAD'], { cwd: siteDir, env: { ...process.env, ...gitEnvironment(dir) } });
  await fs.symlink(path.join(siteDir, 'node_modules'), path.join(dir, 'node_modules'), 'dir');
  return {
    dir,
    outDir: path.join(dir, 'build'),
    async edit(file, change) {
      const place = path.join(dir, file);
      await fs.writeFile(place, change(await fs.readFile(place, 'utf8')));
    },
    write: (file, text) => fs.writeFile(path.join(dir, file), text),
    build: (environment = {}, outDir = path.join(dir, 'build')) =>
      docusaurus(dir, ['build', dir, '--out-dir', outDir], environment),
    run: (...words) => docusaurus(dir, words),
    writeHosting: (environment = {}, ...options) =>
      docusaurus(dir, ['write-hosting', ...options], environment),
    async remove() {
      await fs.rm(indexOf(dir), { force: true });
      await fs.rm(dir, { recursive: true, force: true });
    },
  };
}
