import fs from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { sdk } from '../../src/facts/sdk';
import { declarationFile } from '../../src/remark/sdk/declarations';
import { folderWith, runProgram } from '../support/programs';
import { type Sample, samplesIn, sampleWith } from '../support/samples';
import { siteDir } from '../support/site';
import { type Script, typeCheck } from '../support/typeCheck';

/** The code that a sample with `after="mount"` continues, in one line. */
const mounted = `import { mount } from '${sdk.package}'; const chat = mount('#chat', { chat: 'night-owls' }); chat.ready; `;

function scriptOf({ file, line, language, meta, code }: Sample): Script {
  // Without a type, the compiler would accept any use of the parameter `chat`.
  const typed = code.replace(
    /(?<=function \w*\()chat\b/g,
    `/** @type {import('${sdk.package}').RookeryChat} */ chat`,
  );
  return {
    file,
    line,
    extension: language === 'tsx' || language === 'ts' ? language : 'js',
    code: (meta.includes('after="mount"') ? mounted : '') + (language === 'js' ? typed : code),
    classic: false,
  };
}

const element = /<script\b(?<attributes>[^>]*)>(?<content>.*?)<\/script>/gs;

/** Returns the scripts in a sample of HTML or Vue. */
function scriptsInHtml({ file, line, code }: Sample): Script[] {
  return [...code.matchAll(element)].map(({ index, 0: whole, groups = {} }) => {
    const { attributes = '', content = '' } = groups;
    return {
      file,
      line: line + code.slice(0, index + whole.indexOf('>') + 1).split('\n').length - 1,
      extension: attributes.includes('lang="ts"') ? 'ts' : 'js',
      code: content,
      classic: !/\bsetup\b|type="module"/.test(attributes),
    };
  });
}

const scripts = [
  ...samplesIn(['js', 'ts', 'tsx'])
    .filter(({ meta, code }) => code.includes(sdk.package) || meta.includes('after="mount"'))
    .map(scriptOf),
  ...samplesIn(['html']).flatMap(scriptsInHtml),
];

test('the samples in HTML, JavaScript, and TypeScript use the SDK as its types allow', async () => {
  const message = sampleWith(/"sentAt"/, 'json');
  const typedMessage = {
    ...message,
    language: 'ts',
    code: `import type { Message } from '${sdk.package}'; export const message: Message = ${message.code}`,
  };
  expect(scripts.length).toBeGreaterThan(20);
  expect(await typeCheck([...scripts, scriptOf(typedMessage)])).toEqual([]);
});

test('the samples get the token from the path of the token servers', () => {
  const paths = scripts.flatMap(({ code }) => code.match(/(?<=fetch\(')[^']*/g) ?? []);
  expect(new Set(paths)).toEqual(new Set(['/rookery-token']));
});

test('the custom element has types in React and in the DOM', async () => {
  const view = (attributes: string): Script => ({
    file: attributes,
    line: 1,
    extension: 'tsx',
    code:
      `export const view = <rookery-chat ${attributes} />;\n` +
      "export const { chat } = document.createElement('rookery-chat');\nchat.open();\n",
    classic: false,
  });
  const good = [
    'chat="night-owls" height={500} key="chat" className="box"',
    'chat="night-owls" ref={(element) => element?.chat.open()}',
  ];
  const wrong = ['height={500}', 'chat="night-owls" mode="pop"', 'chats="night-owls"'];
  expect(await typeCheck(good.map(view))).toEqual([]);
  expect(await typeCheck(wrong.map(view))).toHaveLength(wrong.length);
});

test('the types compile without React, Vue, and skipLibCheck', async () => {
  const file = path.join(siteDir, declarationFile);
  const folder = folderWith({ 'sdk.d.ts': fs.readFileSync(file, 'utf8') });
  const compiler = path.join(siteDir, 'node_modules/typescript/bin/tsc');
  const options = ['--strict', '--noEmit', '--lib', 'es2023,dom', '--types', ''];
  expect(await runProgram([process.execPath, compiler, ...options, 'sdk.d.ts'], { folder })).toBe('');
});
