import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { folderWith } from './testFolders';

const guide = fs.readFileSync('CONTRIBUTING.md', 'utf8');
const commands = [...guide.matchAll(/`(npm run (?:new-page|move-page|remove-page|check) [^`]+)`/g)];

const notCopied = /^(?:\.git|\.docusaurus|build|node_modules|playwright-report|test-results)(?:[\\/]|$)/;

/** Returns a copy of the repository. */
function copy(): string {
  const dir = folderWith();
  fs.cpSync('.', dir, { recursive: true, filter: (file) => !notCopied.test(file) });
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
  // No one has written the new page and added it to a sidebar, or removed what links to the page that is gone.
  const faults = run('npm run --silent check').stdout.match(/^\S+:\d+:\d+ (?!Warning).*/gm) ?? [];
  const gone = /remove-page (\S+)/.exec(guide)?.[1];
  const expected = new RegExp(`^docs/${id}.mdx:|No sidebar has the page '${id}'|[/']${gone}\\b`);
  expect(faults.filter((fault) => !expected.test(fault))).toEqual([]);
  expect(faults.length).toBeGreaterThan(0);
  // The compiler names a mistake with which the check can't start.
  const plans = path.join(cwd, 'src/facts/plans.ts');
  fs.writeFileSync(plans, fs.readFileSync(plans, 'utf8').replace("exactly(9, 'dollar')", "'$9'"));
  expect(run('npm run --silent check').stdout).toMatch(/^src\/facts\/plans\.ts\(\d+,\d+\): error/);
});
