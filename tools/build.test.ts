import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { expect, test } from 'vitest';
import { createTempFolder } from './tempFolders';

test.each([
  ['compress.ts', { 'build/assets/js/main.js': '' }],
  ['bench/search/index.ts', { 'build/search-index.json': '' }],
])('%s asks for a build that ended', (program, files) => {
  const tsx = path.resolve('node_modules/tsx/dist/cli.mjs');
  const { status, stderr } = spawnSync(process.execPath, [tsx, path.join(__dirname, program)], {
    cwd: createTempFolder(files),
    encoding: 'utf8',
  });
  expect({ status, stderr }).toEqual({
    status: 1,
    stderr: expect.stringContaining('Run `npm run build` first'),
  });
});
