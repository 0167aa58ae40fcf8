import { spawnSync } from 'node:child_process';

/** Returns whether pages can have dates: not without a commit, or in a shallow clone. */
export function hasGitHistory(): boolean {
  const git = spawnSync('git', ['rev-parse', '--is-shallow-repository', 'HEAD'], { encoding: 'utf8' });
  return git.status === 0 && git.stdout.startsWith('false');
}
