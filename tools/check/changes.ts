import { execFileSync } from 'node:child_process';
import { typedId } from './ids';

/** How the working tree differs from the point where its branch left `main`. */
export interface Changes {
  /** The files that are new or different, below `docs/`, `src/facts/`, and `static/img/`, and the tables of the site. */
  readonly files: readonly string[];
  /** The files that are gone. */
  readonly removed: readonly string[];
  /** The heading ids that are gone, and the line below which they were. */
  readonly removedIds: readonly { readonly file: string; readonly id: string; readonly line: number }[];
  /** What is in quotes on the changed lines of the sidebars and redirects: pages and paths. */
  readonly named: ReadonlySet<string>;
}

/** The tables of the site that name pages. */
export const siteTables: readonly string[] = ['sidebars.ts', 'src/redirects.ts'];

const watched = ['docs', 'src/facts', 'static/img', ...siteTables];

/** Returns what differs from `main` in a folder; nothing without Git, and in a folder of a larger repository. */
export function changesIn(dir: string): Changes | undefined {
  const git = (...args: readonly string[]): string | undefined => {
    try {
      return execFileSync('git', args, {
        cwd: dir,
        encoding: 'utf8',
        stdio: ['ignore', 'pipe', 'ignore'],
        maxBuffer: 1 << 28,
      }).trimEnd();
    } catch {
      // Git fails when there is no such branch.
      return undefined;
    }
  };
  if (git('rev-parse', '--show-prefix') !== '') {
    return undefined;
  }
  const base = git('merge-base', 'HEAD', 'main') ?? git('merge-base', 'HEAD', 'origin/main') ?? 'HEAD';
  const diff = git('diff', '--no-renames', '--unified=0', base, '--', ...watched) ?? '';
  const untracked = git('ls-files', '--others', '--exclude-standard', '-z', '--', ...watched) ?? '';

  const files = untracked.split('\0').filter(Boolean);
  const removed: string[] = [];
  const removedIds: { file: string; id: string; line: number }[] = [];
  const named = new Set<string>();
  for (const part of diff.split(/^diff --git /m).slice(1)) {
    const [header = '', ...hunks] = part.split(/^@@ /m);
    const file = /^a\/(.*) b\/\1$/m.exec(header)?.[1] ?? '';
    if (/^deleted file/m.test(header)) {
      removed.push(file);
      continue;
    }
    files.push(file);
    for (const hunk of hunks) {
      const line = Number(/\+(\d+)/.exec(hunk)?.[1] ?? 1);
      for (const [, sign = '', text = ''] of hunk.matchAll(/^([+-])(.*)$/gm)) {
        const id = sign === '-' && /^#{1,6} /.test(text) ? typedId(text) : undefined;
        if (id) {
          removedIds.push({ file, id, line: Math.max(line, 1) });
        }
        if (siteTables.includes(file)) {
          for (const [, name = ''] of text.matchAll(/'([^']+)'/g)) {
            named.add(name);
          }
        }
      }
    }
  }
  return { files, removed, removedIds, named };
}
