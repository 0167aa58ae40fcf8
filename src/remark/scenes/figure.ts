import type { Element, ElementContent } from 'hast';
import { h } from 'hastscript';
import type { RootContent } from 'mdast';
import { inPage, marked } from '../facts/html';

/** Something drawn, and what it shows in words for those who cannot see it. */
export interface Picture {
  readonly art: ElementContent;
  /** Sentences that say what the drawing says. */
  readonly says: string;
}

/** A box of a drawing: an element with a class of `scenes.css` and what is in it. */
export function box(name: string, ...inside: (ElementContent | string)[]): Element {
  return h('div', { className: name }, inside);
}

/** A word of the interface in a drawing. It stands in the facts as it stands here; a test looks it up. */
export function label(text: string, className = ''): Element {
  return h('span', { className: `scene-label ${className}`.trim() }, marked(text));
}

/** Text without the marks of the facts, for alternatives. */
export function plain(text: string): string {
  return text.replace(/\*\*|`/g, '');
}

/** Joins sentences; each gets a full stop where it has no end of its own. */
export function sentences(...parts: readonly (string | undefined | false)[]): string {
  return parts
    .filter((part): part is string => Boolean(part))
    .map((part) => plain(part).trim())
    .map((part) => (/[.!?…”"]$/.test(part) ? part : `${part}.`))
    .join(' ');
}

/** A drawing as it stands in a page: one picture to a screen reader, kept out of the search, with its caption. */
export function figure(kind: string, { art, says }: Picture, note?: string): RootContent {
  return inPage(
    h('figure', { className: `scene scene--${kind}`, dataSearch: 'ignore' }, [
      h(
        'div',
        { className: 'scene-picture', role: 'img', ariaLabel: says },
        h('div', { className: 'scene-art', ariaHidden: 'true' }, art),
      ),
      ...(note ? [h('figcaption', marked(note))] : []),
    ]),
  );
}

/** Drawings side by side, each under its name, for comparing. */
export function sideBySide(pictures: readonly (Picture & { readonly name: string })[]): Picture {
  const art = pictures.map(({ name, art }) => box('scene-variant', label(name, 'scene-variant-name'), art));
  return {
    art: box(`scene-row scene-row--${pictures.length}`, ...art),
    says: pictures.map(({ name, says }) => `${name}: ${says}`).join(' '),
  };
}

/** A drawing on a telephone. */
function onPhone({ art, says }: Picture): Picture {
  return { art: box('scene-phone', box('scene-phone-ear'), art), says: `On a phone. ${says}` };
}

/** Puts a drawing into the frame that a page asks for: none, or `phone`. */
export function framed(picture: Picture, frame: string | undefined): Picture {
  return frame === 'phone' ? onPhone(picture) : picture;
}
