import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { ToolError } from '../toolError';

function git(
  dir: string,
  args: readonly string[],
  environment: Readonly<Record<string, string>> = {},
): string {
  return execFileSync('git', args, {
    cwd: dir,
    encoding: 'utf8',
    env: { ...process.env, ...environment },
    stdio: ['ignore', 'pipe', 'ignore'],
  }).trim();
}

/**
 * The commit that a branch and the checked-out state have in common, so that what happened on the branch since does
 * not count. @throws ToolError where git does not know the branch
 */
export function commonCommit(dir: string, branch: string): string {
  for (const name of [branch, `origin/${branch}`]) {
    try {
      return git(dir, ['merge-base', name, 'HEAD']);
    } catch {
      // The next name is tried; what is left over is said below.
    }
  }
  throw new ToolError(
    `git knows no "${branch}" to compare with. Name a branch or a commit: npm run report -- --base main. If it is there, ` +
      'this copy of the repository may have too little history: git fetch --unshallow.',
  );
}

/**
 * Calls back with a folder that holds the site as it was at a commit, and removes the folder. The working tree and
 * git's index stay as they are.
 */
export function withCommit<Result>(dir: string, commit: string, use: (folder: string) => Result): Result {
  const folder = fs.mkdtempSync(path.join(fs.realpathSync(os.tmpdir()), 'rookery-docs-base-'));
  const index = { GIT_INDEX_FILE: path.join(folder, '.index') };
  try {
    // The site need not be at the top of the repository.
    const prefix = git(dir, ['rev-parse', '--show-prefix']);
    const top = git(dir, ['rev-parse', '--show-toplevel']);
    git(top, ['read-tree', commit], index);
    git(top, ['checkout-index', '--all', `--prefix=${folder}/`], index);
    const site = path.join(folder, prefix);
    if (!fs.existsSync(path.join(site, 'node_modules'))) {
      fs.symlinkSync(path.join(dir, 'node_modules'), path.join(site, 'node_modules'), 'junction');
    }
    return use(site);
  } finally {
    fs.rmSync(folder, { recursive: true, force: true });
  }
}
