import { execFileSync } from 'node:child_process';
import { type History, isPageFile } from './site';

/** The change at hand, as git knows it. */
export interface Change extends History {
  /** The pages that it adds or changes: committed on the branch, staged, or neither. */
  readonly changed: readonly string[];
}

/** Where a branch may have left from, in the order in which they are tried. */
const mainBranches = ['main', 'origin/main'];

/** The change in a folder against the point where its branch left `main`; nothing where there is no git. */
export function gitHistory(dir: string): Change | undefined {
  const git = (...args: string[]) =>
    execFileSync('git', args, {
      cwd: dir,
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
      maxBuffer: 1 << 26,
    });
  const attempt = (...args: string[]) => {
    try {
      return git(...args);
    } catch {
      // Git answers with an error where it has no such branch or file.
      return undefined;
    }
  };
  // In a folder of a larger repository, what git names would not be ours.
  if (attempt('rev-parse', '--show-prefix')?.trim() !== '') {
    return undefined;
  }
  const base =
    mainBranches.map((main) => attempt('merge-base', 'HEAD', main)?.trim()).find(Boolean) ?? 'HEAD';
  const pages = (list: string | undefined) => (list ?? '').split('\0').filter(isPageFile);
  const differing = (filter: string) =>
    pages(
      attempt('diff', '--name-only', '--no-renames', '-z', `--diff-filter=${filter}`, base, '--', 'docs'),
    );
  const changed = [
    ...differing('d'),
    ...pages(attempt('ls-files', '--others', '--exclude-standard', '-z', '--', 'docs')),
  ];
  return {
    changed,
    removed: differing('D'),
    before: (file) => (changed.includes(file) ? attempt('show', `${base}:${file}`) : undefined),
  };
}
