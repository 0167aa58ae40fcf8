import fs from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { fromRoot } from '../../src/utils/files';
import { createTempFolder } from '../../tools/testing/tempFolders';
import { runCommand } from '../support/programs';
import { findCode, type Sample, samplesIn, sdk } from '../support/samples';

const types = sdk.typesFile;
const modules = fromRoot('node_modules');
// In quotes, because the path of the repository can have spaces.
const compiler = `"${path.join(modules, 'typescript/bin/tsc')}"`;

/** The part of Vue that samples use. */
const vueTypes = `
export function ref<T>(value?: T): { value: T | undefined };
export const onMounted: (run: () => void) => void;
export const onBeforeUnmount: (run: () => void) => void;
`;

const compilerOptions = {
  target: 'es2023',
  module: 'esnext',
  moduleResolution: 'bundler',
  // Files don't share their globals. Scripts in HTML use the SDK's UMD global.
  moduleDetection: 'force',
  allowUmdGlobalAccess: true,
  jsx: 'react-jsx',
  allowJs: true,
  checkJs: true,
  noEmit: true,
  strict: true,
  // JavaScript can't declare the types of parameters.
  noImplicitAny: false,
  skipLibCheck: true,
  types: [],
  paths: { [sdk.packageName]: [types], vue: ['./vue.d.ts'] },
};

/** The code before a sample with `after="mount"`. In one line, so that line numbers in messages stay correct. */
const mountCode = `import { mount } from '${sdk.packageName}'; const chat = mount('#chat', { chat: 'night-owls' }); chat.ready; `;

function toScript({ location, language, meta, code }: Sample): [name: string, code: string] {
  // Otherwise `chat` would be `any`.
  const typed = code.replace(
    /(?<=function \w*\()chat\b/g,
    `/** @type {import('${sdk.packageName}').RookeryChat} */ chat`,
  );
  const before = meta.includes('after="mount"') ? mountCode : '';
  return [`${location.replaceAll('/', '-')}.${language}`, before + (language === 'js' ? typed : code)];
}

/** Returns the scripts of a sample in HTML or Vue as samples. */
function extractScripts(sample: Sample): Sample[] {
  const elements = sample.code.matchAll(/<script\b(?<attributes>[^>]*)>(?<code>.*?)<\/script>/gs);
  return [...elements].map(({ groups: { attributes = '', code = '' } = {} }, index) => ({
    ...sample,
    location: `${sample.location}-${index}`,
    language: attributes.includes('lang="ts"') ? 'ts' : 'js',
    code,
  }));
}

/** The elements that samples in HTML embed. Their attributes are valid JSX. */
const elements = samplesIn(['html']).flatMap(({ location, code }) =>
  (code.match(/<rookery-chat\b[^>]*>/g) ?? []).map((tag, index) => [
    `${location.replaceAll('/', '-')}-${index}.tsx`,
    `export const chat = ${tag}</rookery-chat>;`,
  ]),
);

const scripts = [
  ...samplesIn(['js', 'ts', 'tsx']).filter(
    ({ meta, code }) => code.includes(sdk.packageName) || meta.includes('after="mount"'),
  ),
  ...samplesIn(['html']).flatMap(extractScripts),
].map(toScript);

test('the samples in HTML, JavaScript, and TypeScript compile with the types of the SDK', async () => {
  const message = findCode(/"sentAt"/, 'json');
  const files = {
    ...Object.fromEntries([...scripts, ...elements]),
    'element.tsx':
      'export const chat = <rookery-chat chat="night-owls" height="500" title="Chat" slot="chat" onClick={() => {}} style={{ maxWidth: 600 }}>Loading</rookery-chat>;',
    'message.ts': `import type { Message } from '${sdk.packageName}'; export const message: Message = ${message}`,
  };
  const folder = createTempFolder({
    ...files,
    'vue.d.ts': vueTypes,
    'tsconfig.json': JSON.stringify({ compilerOptions, files: [...Object.keys(files), types] }),
  });
  fs.symlinkSync(modules, path.join(folder, 'node_modules'));
  expect(scripts.length).toBeGreaterThan(20);
  expect(elements.length).toBeGreaterThan(5);
  expect(await runCommand(`node ${compiler} -p . --pretty false 2>&1; echo $?`, folder)).toBe('0\n');
});

test('the samples request the token from the path of the token servers', () => {
  const paths = scripts.flatMap(([, code]) => code.match(/(?<=fetch\(')[^']*/g) ?? []);
  expect(new Set(paths)).toEqual(new Set(['/rookery-token']));
});

test('the types compile without React, Vue, and skipLibCheck', async () => {
  const folder = createTempFolder({ 'sdk.d.ts': fs.readFileSync(types, 'utf8') });
  const options = '--strict --noEmit --lib es2023,dom --types ""';
  expect(await runCommand(`node ${compiler} ${options} sdk.d.ts`, folder)).toBe('');
});
