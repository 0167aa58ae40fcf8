import fs from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { openApiFile } from '../../src/markdown/reference/api/openapi';
import { fromRoot } from '../../src/utils/files';
import { createTempFolder } from '../../tools/testing/tempFolders';
import { sampleKey, startFakeApi } from '../support/fakeApi';
import { runCommand } from '../support/programs';
import { findCode } from '../support/samples';

test('the client generated from the contract calls the API, and accepts only text as a rank', async () => {
  const { address, calls, errors } = await startFakeApi();
  const sample = findCode(/from '\.\/rookery'/, 'ts');
  const folder = createTempFolder({
    'openapi.yaml': fs.readFileSync(fromRoot(openApiFile), 'utf8'),
    'sample.ts': sample.replace('\nconst', `\nOpenAPI.BASE = '${address}';\nconst`),
    'wrong.ts': sample.replace("rank: 'moderator'", 'rank: 42'),
    'package.json': '{ "type": "module" }',
  });
  fs.symlinkSync(fromRoot('node_modules'), path.join(folder, 'node_modules'));
  const command = findCode(/openapi-typescript-codegen/, 'bash').replace(/https:\S+(?=openapi)/, '');
  await runCommand(command, folder);

  const options =
    '--noEmit --strict --module esnext --moduleResolution bundler --lib esnext,dom --types node';
  const compile = (file: string) =>
    runCommand(`node node_modules/typescript/bin/tsc ${options} --pretty false ${file}; true`, folder);
  expect(await compile('sample.ts')).toBe('');
  expect(await compile('wrong.ts')).toMatch(/^wrong\.ts.*Type 'number' is not assignable to type 'string'/);

  const output = await runCommand('node --import tsx sample.ts', folder, { ROOKERY_API_KEY: sampleKey });
  expect(output).toBe('jay moderator\n');
  expect(calls).toMatchObject([{ id: 'set-rank', body: { rank: 'moderator' } }]);
  expect(errors).toEqual([]);
});
