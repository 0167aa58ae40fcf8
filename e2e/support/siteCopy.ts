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

/** A copy of the site in a separate folder, which tests can change and build. */
export interface SiteCopy {
  readonly dir: string;
  readonly outDir: string;
  /** Changes a file of the copy. The path is from the folder that contains `package.json`. */
  edit(file: string, change: (text: string) => string): Promise<void>;
  /** Writes a new file into the copy. */
  write(file: string, text: string): Promise<void>;
  /** Builds it into `outDir`. */
  build(environment?: Record<string, string>): Promise<BuildResult>;
  /** Runs a page command in it, such as `new`. */
  run(...words: string[]): Promise<BuildResult>;
  remove(): Promise<void>;
}

/**
 * Returns the environment in which Git compares a copy with the repository: the dates on the pages come from the history,
 * and a copy has none. Its index is separate, so that a command that moves a page stages nothing in the repository.
 * Empty without a repository.
 */
function gitEnvironment(dir: string, index: string): Record<string, string> {
  const git = (env: Record<string, string>, ...words: string[]) =>
    spawnSync('git', words, { cwd: siteDir, env: { ...process.env, ...env }, encoding: 'utf8' });
  const { status, stdout } = git({}, 'rev-parse', '--absolute-git-dir');
  if (status !== 0) {
    return {};
  }
  const environment = { GIT_DIR: stdout.trim(), GIT_WORK_TREE: dir, GIT_INDEX_FILE: index };
  git(environment, 'read-tree', 'HEAD');
  return environment;
}

const tsx = path.join(siteDir, 'node_modules/tsx/dist/cli.mjs');

function runNode(
  dir: string,
  words: readonly string[],
  environment: Record<string, string>,
): Promise<BuildResult> {
  const env = { ...process.env, ...environment, NO_COLOR: '1', FORCE_COLOR: '0' };
  return new Promise((resolve) => {
    execFile(process.execPath, words, { cwd: dir, env, maxBuffer: 1 << 26 }, (error, stdout, stderr) =>
      resolve({ done: !error, output: stdout + stderr }),
    );
  });
}

/** Copies the site into a temporary folder. */
export async function copySite(): Promise<SiteCopy> {
  const dir = await fs.mkdtemp(path.join(os.tmpdir(), 'rookery-docs-'));
  for (const part of parts) {
    await fs.cp(path.join(siteDir, part), path.join(dir, part), { recursive: true });
  }
  const outDir = path.join(dir, 'build');
  const docusaurus = path.join(dir, 'node_modules/@docusaurus/core/bin/docusaurus.mjs');
  const index = `${dir}.index`;
  const git = gitEnvironment(dir, index);
  await fs.symlink(path.join(siteDir, 'node_modules'), path.join(dir, 'node_modules'), 'dir');
  return {
    dir,
    outDir,
    async edit(file, change) {
      const place = path.join(dir, file);
      await fs.writeFile(place, change(await fs.readFile(place, 'utf8')));
    },
    write: (file, text) => fs.writeFile(path.join(dir, file), text),
    build: (environment = {}) =>
      runNode(dir, [docusaurus, 'build', dir, '--out-dir', outDir], { ...git, ...environment }),
    run: (...words) => runNode(dir, [tsx, path.join(siteDir, 'tools/pages/cli.ts'), ...words], git),
    async remove() {
      await fs.rm(index, { force: true });
      await fs.rm(dir, { recursive: true, force: true });
    },
  };
}
