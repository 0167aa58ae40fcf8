import { spawnSync } from 'node:child_process';

/** Whether a folder has the Git history that dates of pages need. False without a commit and in shallow clones. */
export function hasGitHistory(cwd: string): boolean {
  const git = spawnSync('git', ['rev-parse', '--is-shallow-repository', 'HEAD'], { cwd, encoding: 'utf8' });
  return git.status === 0 && git.stdout.startsWith('false');
}
