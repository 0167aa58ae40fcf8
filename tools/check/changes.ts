import { execFileSync } from 'node:child_process';
import { typedId } from './ids';

/** How the working tree differs from the point where its branch left `main`. */
export interface Changes {
  /** The files that are new or different. */
  readonly files: readonly string[];
  /** Whether other pages may depend on a change: of anything but the text of pages, or of a page or a heading that is gone. */
  readonly affectOthers: boolean;
  /** The heading ids that are gone, and the line below which they were. */
  readonly removedIds: readonly { readonly file: string; readonly id: string; readonly line: number }[];
}

const watched = ['docs', 'src/facts', 'static/img', 'sidebars.ts', 'src/redirects.ts'];

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

  const parts = diff.split(/^diff --git /m).slice(1);
  const removedIds = parts.flatMap((part) => {
    const [header = '', ...hunks] = part.split(/^@@ /m);
    const kept = [...part.matchAll(/^\+(#{1,6} .*)$/gm)].map(([, heading = '']) => typedId(heading));
    return hunks.flatMap((hunk) => {
      const line = Math.max(Number(/\+(\d+)/.exec(hunk)?.[1] ?? 1), 1);
      const gone = [...hunk.matchAll(/^-(#{1,6} .*)$/gm)].flatMap(
        ([, heading = '']) => typedId(heading) ?? [],
      );
      return gone.filter((id) => !kept.includes(id)).map((id) => ({ file: fileOf(header), id, line }));
    });
  });
  const files = [...untracked.split('\0').filter(Boolean), ...parts.map(fileOf)];
  const isGone = parts.some((part) => /^deleted file/m.test(part));
  return {
    files,
    affectOthers: isGone || removedIds.length > 0 || !files.every((file) => /^docs\/(?!_)/.test(file)),
    removedIds,
  };
}

function fileOf(diff: string): string {
  return /^a\/(.*) b\/\1$/m.exec(diff)?.[1] ?? '';
}
