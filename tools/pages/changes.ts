import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { type TextEdit, withEdits } from './textEdits';

/** Changes to a site's files that are planned as a whole before the first of them is made. */
export interface Changes {
  /** The text of a file as it will be. The path is from the site's folder. */
  read(file: string): string;
  write(file: string, text: string): void;
  edit(file: string, edits: readonly TextEdit[]): void;
  move(from: string, to: string): void;
  remove(file: string): void;
  /** The files that will differ, sorted. */
  files(): string[];
  /** Calls back with a temporary copy of the site in which the changes are made, and removes it. */
  tryOut<Result>(check: (dir: string) => Result): Result;
  /** Makes the changes. Where one fails, those before it are taken back. */
  make(): void;
}

/** What the copy to try changes out on is made of: what changes is copied, the rest is linked. */
const copied = [
  'docs',
  'src',
  'static',
  'sidebars.ts',
  'docusaurus.config.ts',
  'package.json',
  'tsconfig.json',
];
const linked = ['node_modules'];

/** Whether git knows a file, so that it can be told of a move. */
function isTracked(dir: string, file: string): boolean {
  try {
    execFileSync('git', ['ls-files', '--error-unmatch', file], { cwd: dir, stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
}

/** Starts a plan of changes to a site. Nothing is written before `make` is called. */
export function planChanges(dir: string): Changes {
  /** The new text of each file that changes, or nothing for one that goes. */
  const texts = new Map<string, string | undefined>();
  const moves: { readonly from: string; readonly to: string }[] = [];

  function read(file: string): string {
    return texts.get(file) ?? fs.readFileSync(path.join(dir, file), 'utf8');
  }

  function put(folder: string, file: string, text: string | undefined): void {
    const place = path.join(folder, file);
    if (text === undefined) {
      fs.rmSync(place, { force: true });
      return;
    }
    fs.mkdirSync(path.dirname(place), { recursive: true });
    fs.writeFileSync(place, text);
  }

  return {
    read,
    write: (file, text) => {
      texts.set(file, text);
    },
    edit: (file, edits) => {
      texts.set(file, withEdits(read(file), edits));
    },
    move(from, to) {
      texts.set(to, read(from));
      texts.set(from, undefined);
      moves.push({ from, to });
    },
    remove: (file) => {
      texts.set(file, undefined);
    },
    files: () => [...texts.keys()].sort(),
    tryOut(check) {
      const copy = fs.mkdtempSync(path.join(fs.realpathSync(os.tmpdir()), 'rookery-docs-try-'));
      try {
        for (const part of copied.filter((each) => fs.existsSync(path.join(dir, each)))) {
          fs.cpSync(path.join(dir, part), path.join(copy, part), { recursive: true });
        }
        for (const part of linked.filter((each) => fs.existsSync(path.join(dir, each)))) {
          fs.symlinkSync(path.join(dir, part), path.join(copy, part), 'junction');
        }
        for (const [file, text] of texts) {
          put(copy, file, text);
        }
        return check(copy);
      } finally {
        fs.rmSync(copy, { recursive: true, force: true });
      }
    },
    make() {
      const before = [...texts.keys()].map((file) => {
        const place = path.join(dir, file);
        return [file, fs.existsSync(place) ? fs.readFileSync(place, 'utf8') : undefined] as const;
      });
      try {
        for (const { from, to } of moves.filter(({ from }) => isTracked(dir, from))) {
          fs.mkdirSync(path.dirname(path.join(dir, to)), { recursive: true });
          execFileSync('git', ['mv', from, to], { cwd: dir, stdio: 'ignore' });
        }
        for (const [file, text] of texts) {
          put(dir, file, text);
        }
      } catch (error) {
        for (const [file, text] of before) {
          put(dir, file, text);
        }
        throw error;
      }
    },
  };
}
