import type { Element, ElementContent } from 'hast';
import { h } from 'hastscript';
import { type Content, marked } from './elements';

/** Returns text as code, whatever characters it contains. Line breaks are kept. */
export function code(text: string): Element {
  return h(
    'code',
    text.split('\n').flatMap((line, index) => (index === 0 ? [line] : [h('br'), line])),
  );
}

/** Several pieces of code in one line. */
export function codes(texts: readonly string[]): (string | ElementContent)[] {
  return texts.flatMap((text, index) => (index === 0 ? [code(text)] : [', ', code(text)]));
}

/** Returns fragments or sentences, each on its own line. */
export function lines(texts: readonly string[]): Content {
  return texts.length === 0
    ? ''
    : [
        h(
          'ul',
          texts.map((text) => h('li', marked(text))),
        ),
      ];
}

/** A color: a sample of it and its code. */
export function color(hex: string): ElementContent[] {
  return [
    h('span', { className: 'swatch', style: `background-color: ${hex}`, ariaHidden: 'true' }),
    { type: 'text', value: ' ' },
    code(hex),
  ];
}
