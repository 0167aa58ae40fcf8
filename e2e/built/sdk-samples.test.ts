import fs from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { sdk } from '../../src/facts/sdk';
import { declarationFile } from '../../src/markdown/reference/sdk/declarations';
import { folderWith } from '../../tools/testFolders';
import { runCommand } from '../support/programs';
import { type Sample, samplesIn, sampleWith } from '../support/samples';
import { siteDir } from '../support/site';
import { compiler, typeCheck } from '../support/typeCheck';

/** The code that a sample with `after="mount"` continues, in one line. */
const mounted = `import { mount } from '${sdk.package}'; const chat = mount('#chat', { chat: 'night-owls' }); chat.ready; `;

/** Returns the name of a file whose line 1 is the line in the name. */
function fileName({ file, line }: Sample, extension: string): string {
  return `${file.replaceAll('/', '-')}-${line}.${extension}`;
}

/** Returns a sample as a file. */
function scriptOf(sample: Sample): [name: string, code: string] {
  // Without a type, the compiler would accept any use of the parameter `chat`.
  const typed = sample.code.replace(
    /(?<=function \w*\()chat\b/g,
    `/** @type {import('${sdk.package}').RookeryChat} */ chat`,
  );
  const before = sample.meta.includes('after="mount"') ? mounted : '';
  return [fileName(sample, sample.language), before + (sample.language === 'js' ? typed : sample.code)];
}

/** Returns the scripts in a sample of HTML or Vue. */
function scriptsIn(sample: Sample): [name: string, code: string][] {
  const elements = sample.code.matchAll(/<script\b(?<attributes>[^>]*)>(?<content>.*?)<\/script>/gs);
  return [...elements].map(({ index, groups: { attributes = '', content = '' } = {} }) => {
    const line = sample.line + sample.code.slice(0, index).split('\n').length - 1;
    return [fileName({ ...sample, line }, attributes.includes('lang="ts"') ? 'ts' : 'js'), content];
  });
}

const scripts = [
  ...samplesIn(['js', 'ts', 'tsx'])
    .filter(({ meta, code }) => code.includes(sdk.package) || meta.includes('after="mount"'))
    .map(scriptOf),
  ...samplesIn(['html']).flatMap(scriptsIn),
];

test('the samples in HTML, JavaScript, and TypeScript use the SDK as its types allow', async () => {
  const { code } = sampleWith(/"sentAt"/, 'json');
  const message = `import type { Message } from '${sdk.package}'; export const message: Message = ${code}`;
  expect(scripts.length).toBeGreaterThan(20);
  expect(await typeCheck({ ...Object.fromEntries(scripts), 'message.ts': message })).toBe('');
});

test('the samples get the token from the path of the token servers', () => {
  const paths = scripts.flatMap(([, code]) => code.match(/(?<=fetch\(')[^']*/g) ?? []);
  expect(new Set(paths)).toEqual(new Set(['/rookery-token']));
});

test('the types compile without React, Vue, and skipLibCheck', async () => {
  const file = path.join(siteDir, declarationFile);
  const folder = folderWith({ 'sdk.d.ts': fs.readFileSync(file, 'utf8') });
  const options = '--strict --noEmit --lib es2023,dom --types ""';
  expect(await runCommand(`node ${compiler} ${options} sdk.d.ts`, folder)).toBe('');
});
