import { execFileSync, spawnSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { folderWith } from '../src/testFolders';

const guide = fs.readFileSync('CONTRIBUTING.md', 'utf8');
const commands = [...guide.matchAll(/`(npm run (?:new-page|move-page|remove-page|check|where) [^`]+)`/g)];

/** Returns a copy of the repository. */
function copy(): string {
  const dir = folderWith();
  const files = execFileSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], {
    encoding: 'utf8',
  });
  for (const file of files.split('\0').filter((each) => fs.existsSync(each) && fs.statSync(each).isFile())) {
    fs.cpSync(file, path.join(dir, file));
  }
  fs.symlinkSync(path.resolve('node_modules'), path.join(dir, 'node_modules'));
  return dir;
}

test('the commands of the guide work as typed, and leave a site without faults', { timeout: 120_000 }, () => {
  const cwd = copy();
  const run = (command: string) => spawnSync(command, { cwd, shell: true, encoding: 'utf8' });
  expect(commands.length).toBeGreaterThan(3);
  for (const [, command = ''] of commands) {
    expect(run(command), `CONTRIBUTING.md: ${command}`).toMatchObject({ status: 0, stderr: '' });
  }
  const [, id = ''] = /new-page (\S+)/.exec(guide) ?? [];
  const sidebar = /^ {2}chatFeatures: \[[\s\S]*?^ {2}\],/m.exec(
    fs.readFileSync(path.join(cwd, 'sidebars.ts'), 'utf8'),
  );
  expect(sidebar?.[0]).toContain(`'${id}'`);
  // Nobody has written the new page.
  const faults = run('npm run --silent check').stdout.match(/^\S+:\d+:\d+ (?!Warning).*/gm) ?? [];
  expect(faults.filter((fault) => !fault.startsWith(`docs/${id}.mdx:`))).toEqual([]);
  expect(faults.length).toBeGreaterThan(0);
});
