import { expect, test } from 'vitest';
import { sdk } from '../../src/facts/sdk';
import { samplesOfClass } from '../support/sampleClasses';
import type { Sample } from '../support/samples';
import { type Script, scriptOf, scriptsInHtml, typeCheck } from '../support/typeCheck';

/** The code that a sample with `after="mount"` continues. */
const mounted = `import { mount } from '${sdk.package}'; const chat = mount('#chat', { chat: 'night-owls' }); chat.ready;`;

/** Adds the type of the parameter `chat`, because the compiler would accept any use of it. */
function withTypes(script: Script): Script {
  const code = script.code.replace(
    /(?<=function \w*\()chat\b/g,
    `/** @type {import('${sdk.package}').RookeryChat} */ chat`,
  );
  return script.extension === 'js' ? { ...script, code } : script;
}

interface SdkScript {
  readonly script: Script;
  readonly continues: boolean;
}

function fromSample(sample: Sample): SdkScript {
  return { script: scriptOf(sample), continues: sample.meta.includes('after="mount"') };
}

const samples = samplesOfClass('sdk').map(fromSample);
const inHtml = samplesOfClass('html')
  .flatMap(scriptsInHtml)
  .map((script) => ({ script, continues: false }));
const scripts = [...samples, ...inHtml];

function check(list: readonly SdkScript[]): Promise<string[]> {
  const continuing = new Set(list.map(({ continues }, index) => (continues ? index : -1)));
  const typed = list.map(({ script }) => withTypes(script));
  return typeCheck(typed, 'browser', (script) => (continuing.has(typed.indexOf(script)) ? mounted : ''));
}

test('the SDK samples pass the type check', async () => {
  expect(await check(scripts)).toEqual([]);
});

/** The path at which the token servers of the samples listen. */
const tokenAddress = '/rookery-token';

test('the samples get the token from the path of the token servers', () => {
  const faults = scripts.flatMap(({ script: { file, line, code } }) =>
    [...code.matchAll(/fetch\('(?<address>[^']*)'/g)]
      .filter(({ groups }) => groups?.address !== tokenAddress)
      .map(({ index, groups }) => {
        const at = line + code.slice(0, index).split('\n').length - 1;
        return `${file}:${at} asks ${groups?.address}, not ${tokenAddress}`;
      }),
  );
  expect(faults).toEqual([]);
});

test('the custom element has types in React and in the DOM', async () => {
  const view = (attributes: string) => ({
    script: {
      file: attributes,
      line: 1,
      extension: 'tsx',
      code:
        `export const view = <rookery-chat ${attributes} />;\n` +
        "export const { chat } = document.createElement('rookery-chat');\nchat.open();\n",
      classic: false,
    } as const,
    continues: false,
  });
  const good = [
    'chat="night-owls" height={500} key="chat" className="box"',
    'chat="night-owls" mode="popup" position="bottom-left" open',
    'chat="night-owls" hide="header members" width="100%"',
    'chat="night-owls" ref={(element) => element?.chat.open()}',
  ];
  expect(await check(good.map(view))).toEqual([]);
  const wrong = [
    'height={500}',
    'chat="night-owls" mode="pop"',
    'chat="night-owls" hide={3}',
    'chats="night-owls"',
    'chat="night-owls" ref={(element) => element?.chats.open()}',
  ];
  expect(await check(wrong.map(view))).toHaveLength(wrong.length);
});
