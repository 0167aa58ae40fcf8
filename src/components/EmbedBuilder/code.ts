import { type EmbedValues, iframeSnippet, scriptSnippet } from '@site/src/facts/embed';
import { sdk } from '@site/src/facts/sdk';
import type { Embed } from './choices';

/** Returns a JavaScript string literal. It escapes `<`, so that the text can't end the surrounding script. */
function quoted(text: string): string {
  return `'${text.replace(/[\\']/g, '\\$&').replaceAll('<', '\\x3c')}'`;
}

function asCode(name: string, value: string): string {
  if (name === 'hide') {
    return `[${value.split(' ').map(quoted).join(', ')}]`;
  }
  return name === 'open' || (/^\d+$/.test(value) && ['width', 'height'].includes(name))
    ? value
    : quoted(value);
}

/** Returns the options of `mount` as an object, on one line if they fit. */
function mountOptions(chat: string, values: EmbedValues, indent: string): string {
  const options = Object.entries({ chat, ...values }).map(
    ([name, value]) => `${name}: ${asCode(name, value)}`,
  );
  const line = `{ ${options.join(', ')} }`;
  return line.length <= 50
    ? line
    : `{\n${options.map((option) => `${indent}  ${option},\n`).join('')}${indent}}`;
}

function reactCode({ chat, values }: Embed): string {
  return `import { mount } from '${sdk.package}';
import { useEffect, useRef } from 'react';

export function Chat() {
  const box = useRef(null);

  useEffect(() => {
    if (!box.current) return;
    const chat = mount(box.current, ${mountOptions(chat, values, '    ')});
    chat.ready.catch((error) => console.error(error));
    return () => chat.destroy();
  }, []);

  return <div ref={box} />;
}`;
}

function vueCode({ chat, values }: Embed): string {
  return `<script setup>
import { mount } from '${sdk.package}';
import { onBeforeUnmount, onMounted, ref } from 'vue';

const box = ref();
let chat;

onMounted(() => {
  if (!box.value) return;
  chat = mount(box.value, ${mountOptions(chat, values, '  ')});
  chat.ready.catch((error) => console.error(error));
});
onBeforeUnmount(() => chat?.destroy());
</script>

<template>
  <div ref="box"></div>
</template>`;
}

/** Returns the code of an embed, ready to paste. */
export function codeOf(embed: Embed): string {
  const { code, chat, values } = embed;
  switch (code) {
    case 'iframe':
      return iframeSnippet(chat, values);
    case 'script':
      return scriptSnippet(chat, values);
    case 'react':
      return reactCode(embed);
    case 'vue':
      return vueCode(embed);
  }
}

const kinds = ['string', 'keyword', 'function'];

/**
 * Returns code as HTML, with the colors of other blocks for its strings, keywords or tags, attributes, and functions.
 */
export function highlight(code: string): string {
  return code
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replace(
      /(=?"[^"\n]*"|'[^'\n]*')|(&lt;\/?[\w-]+|(?<!=)\/?>|\b(?:const|export|from|function|if|import|let|return)\b)|([\w-]+(?=\(|=["{]))/g,
      (text, ...groups) => `<span class="token ${kinds[groups.findIndex(Boolean)]}">${text}</span>`,
    );
}

/** What to do with the code. */
export const placeOf: Readonly<Record<Embed['code'], string>> = {
  iframe: 'Paste it into an HTML block where you want the chat.',
  script: 'Paste both elements into an HTML block where you want the chat. The block has to allow scripts.',
  react: `Install ${sdk.package}, and use this component. It runs only in the browser.`,
  vue: `Install ${sdk.package}, and use this component. It runs only in the browser.`,
};
