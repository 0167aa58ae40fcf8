import type { Element, ElementContent } from 'hast';
import { h } from 'hastscript';
import type { RootContent } from 'mdast';
import { withoutFormatting } from '../../components/shared/text';
import { inPage, marked } from '../facts/html';
import type { Tag } from './tags';

/** A drawing, and its text alternative in sentences. */
export interface Picture {
  readonly art: ElementContent;
  readonly alt: string;
}

/** An element of a drawing with a class of `scenes.css`. */
export function box(className: string, ...inside: (ElementContent | string)[]): Element {
  return h('div', { className }, inside);
}

/** A label of the interface. A test looks it up in the facts. */
export function label(text: string, className = ''): Element {
  return h('span', { className: `scene-label ${className}`.trim() }, marked(text));
}

/** The number of a step in the text, or of a call in a diagram. */
export function step(number: number): Element {
  return h('span', { className: 'scene-step' }, String(number));
}

/** The number in `step`, and those after it: each as a list of at most one, empty without the attribute. */
export function stepsOf(tag: Tag, count: number): Element[][] {
  const first = tag.get('step');
  return Array.from({ length: count }, (_, index) => (first ? [step(tag.number('step') + index)] : []));
}

/** Joins sentences, and adds the periods that are missing. */
export function sentences(...parts: readonly (string | undefined | false)[]): string {
  return parts
    .filter((part): part is string => Boolean(part))
    .map((part) => withoutFormatting(part).trim())
    .map((part) => (/[.!?…”"]$/.test(part) ? part : `${part}.`))
    .join(' ');
}

/** A drawing as it appears in a page: one image to a screen reader, not part of the search, with its caption. */
export function figure({ art, alt }: Picture, note: string | undefined): RootContent {
  return inPage(
    h('figure', { className: 'scene', dataSearch: 'ignore' }, [
      h(
        'div',
        { role: 'img', ariaLabel: alt },
        h('div', { className: 'scene-art', ariaHidden: 'true' }, art),
      ),
      ...(note ? [h('figcaption', note)] : []),
    ]),
  );
}

/** Drawings side by side, each below its name, for comparison. With a `title`, the text alternative is their names. */
export function sideBySide(
  pictures: readonly (Picture & { readonly name: string })[],
  title?: string,
): Picture {
  const art = pictures.map((each) => box('scene-variant', label(each.name, 'scene-variant-name'), each.art));
  return {
    art: box(`scene-row scene-row--${pictures.length}`, ...art),
    alt: title
      ? `${title}: ${pictures.map(({ name }) => name).join(', ')}.`
      : pictures.map(({ name, alt }) => `${name}: ${alt}`).join(' '),
  };
}
