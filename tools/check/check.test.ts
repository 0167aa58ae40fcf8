import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { run as check } from './check';
import { run as fix } from './fix';
import { goodPages, pollsPage } from './plantedFaults';

let dir: string;

function write(file: string, text: string): void {
  const place = path.join(dir, file);
  fs.mkdirSync(path.dirname(place), { recursive: true });
  fs.writeFileSync(place, text);
}

function git(...args: readonly string[]): void {
  execFileSync('git', args, { cwd: dir, stdio: 'ignore' });
}

beforeAll(() => {
  dir = fs.mkdtempSync(path.join(os.tmpdir(), 'rookery-checks-'));
  for (const [file, text] of Object.entries(goodPages)) {
    write(file, text);
  }
  git('init', '--initial-branch=main');
  git('add', 'docs');
  git('-c', 'user.name=Wren', '-c', 'user.email=wren@rookery.example', 'commit', '--message=Add pages');
});

afterEach(() => {
  git('checkout', '--', 'docs');
  git('clean', '-fd');
});

afterAll(() => fs.rmSync(dir, { recursive: true, force: true }));

/** Runs a command on the temporary site. Returns its exit status and what it printed. */
function run(command: typeof check, ...args: readonly string[]): { status: number; output: string } {
  let output = '';
  const print = (text: unknown) => {
    output += String(text);
    return true;
  };
  const spies = [process.stdout, process.stderr].map((stream) =>
    vi.spyOn(stream, 'write').mockImplementation(print),
  );
  try {
    command(args, dir);
    return { status: Number(process.exitCode ?? 0), output };
  } finally {
    process.exitCode = 0;
    for (const spy of spies) {
      spy.mockRestore();
    }
  }
}

test('checks the changed pages, and says when there are none', () => {
  expect(run(check)).toEqual({ status: 0, output: expect.stringContaining('No page has changed') });
  const text = goodPages[pollsPage].replace('## Change your vote', '## Just change it');
  write(pollsPage, text);
  write('docs/new.mdx', 'No front matter, but a login.\n');
  const { status, output } = run(check);
  expect(output).toMatch(/docs\/chat-features\/polls\.mdx:\d+:4 "Just"/);
  expect(output).toContain('docs/new.mdx:1 There is no `title`');
  expect(output).toContain('docs/new.mdx:1:24 "login"');
  expect(output).toContain('2 pages checked: 5 things to mend. `npm run fix` mends 1 of them.');
  expect(status).toBe(1);
});

test('notices a removed page that others link to', () => {
  fs.rmSync(path.join(dir, pollsPage));
  const { status, output } = run(check);
  expect(output).toContain(`${pollsPage}:1 The page is gone`);
  expect(status).toBe(1);
});

test('checks the named pages, and refuses a page that does not exist', () => {
  write('docs/new.mdx', 'No front matter.\n');
  expect(run(check, '/chat-features/ranks', '/chat-features/polls')).toEqual({
    status: 0,
    output: '2 pages checked: nothing to mend.\n',
  });
  expect(run(check, '--all').output).toContain(`${Object.keys(goodPages).length + 1} pages checked`);
  expect(run(check, 'docs/fax.mdx')).toEqual({
    status: 2,
    output: expect.stringContaining('There is no page docs/fax.mdx'),
  });
});

test('fixes what a machine can and prints what is left', () => {
  const text = `${goodPages[pollsPage]}\nThe chatroom is open. Please wait.\n`;
  write(pollsPage, text);
  const first = run(fix);
  expect(first.output).toMatch(/Mended.*\n.*polls\.mdx:\d+:5 "chatroom"/);
  expect(first.output).toContain('1 page checked: 1 thing to mend.');
  expect(first.status).toBe(1);
  expect(run(fix, '/chat-features/polls').output).toContain('There was nothing that a machine can mend.');
  expect(fs.readFileSync(path.join(dir, pollsPage), 'utf8')).toBe(text.replace('chatroom', 'chat'));
});
