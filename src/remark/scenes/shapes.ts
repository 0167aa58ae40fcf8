import type { ElementContent } from 'hast';
import { h } from 'hastscript';
import { marked } from '../facts/html';
import { box, type Picture, plain, sentences } from './figure';

/** A box of a diagram. */
export interface Step {
  readonly label: string;
  /** What happens there. A sentence or a fragment. */
  readonly text?: string;
  /** How it looks: where something ends well, badly, or begins. */
  readonly kind?: 'good' | 'bad';
  /** What is said on the way to it: "approve". */
  readonly by?: string;
}

function inWords({ label, text, by }: Step): string {
  return `${by ? `${by}: ` : ''}${label}${text ? ` (${text.replace(/\.$/, '')})` : ''}`;
}

function stepBox({ label, text, kind, by }: Step): ElementContent {
  return box(
    `scene-step${kind ? ` scene-step--${kind}` : ''}`,
    ...(by ? [h('div', { className: 'scene-by' }, marked(by))] : []),
    h('strong', marked(label)),
    ...(text ? [h('div', marked(text))] : []),
  );
}

/** Rows of boxes from top to bottom with an arrow between two rows. Boxes of one row are alternatives. */
export function flow(title: string, rows: readonly (readonly Step[])[]): Picture {
  const parts = rows.flatMap((steps, index) => [
    ...(index > 0 ? [h('div', { className: 'scene-arrow' })] : []),
    box(`scene-steps scene-steps--${steps.length}`, ...steps.map(stepBox)),
  ]);
  return {
    art: box('scene-flow', ...parts),
    says: sentences(
      title,
      ...rows.map((steps) => `${steps.length > 1 ? 'Then one of: ' : ''}${steps.map(inWords).join('; ')}`),
    ),
  };
}

/** A point on a line of time. */
export interface Point {
  readonly when: string;
  readonly what: readonly string[];
  readonly kind?: 'good' | 'bad';
}

/** Points of time from top to bottom. */
export function timeline(title: string, points: readonly Point[]): Picture {
  return {
    art: box(
      'scene-timeline',
      ...points.map(({ when, what, kind }) =>
        box(
          `scene-point${kind ? ` scene-point--${kind}` : ''}`,
          h('strong', { className: 'scene-when' }, marked(when)),
          box('scene-what', ...what.map((line) => h('div', marked(line)))),
        ),
      ),
    ),
    says: sentences(title, ...points.map(({ when, what }) => `${when}: ${what.map(plain).join(' ')}`)),
  };
}

/** One message between two parties of a sequence, by their places from 0. The same place twice is work done there. */
export interface Call {
  readonly from: number;
  readonly to: number;
  readonly says: string;
}

/** Who says what to whom, from top to bottom. */
export function sequence(title: string, parties: readonly string[], calls: readonly Call[]): Picture {
  const columns = `grid-template-columns: repeat(${parties.length}, minmax(0, 1fr))`;
  const place = ({ from, to }: Call) =>
    `grid-column: ${Math.min(from, to) + 1} / ${Math.max(from, to) + 2}; --scene-span: ${Math.abs(from - to) + 1}`;
  const direction = ({ from, to }: Call) => (from === to ? 'own' : from < to ? 'on' : 'back');
  return {
    art: box(
      'scene-sequence',
      h(
        'div',
        { className: 'scene-parties', style: columns },
        parties.map((party) => box('scene-party', party)),
      ),
      ...calls.map((call, index) =>
        box(
          'scene-call',
          h('div', { className: 'scene-call-text' }, [
            h(
              'strong',
              `${index + 1}. ${parties[call.from]}${call.from === call.to ? '' : ` → ${parties[call.to]}`}: `,
            ),
            ...marked(call.says),
          ]),
          h('div', { className: 'scene-call-row', style: columns }, [
            h('div', { className: `scene-line scene-line--${direction(call)}`, style: place(call) }),
          ]),
        ),
      ),
    ),
    says: sentences(
      title,
      ...calls.map(
        ({ from, to, says }, index) =>
          `${index + 1}, ${parties[from]}${from === to ? '' : ` to ${parties[to]}`}: ${plain(says)}`,
      ),
    ),
  };
}

/** Something with other things in it. */
export interface Nested {
  readonly label: string;
  readonly text?: string;
  readonly kind?: 'good' | 'bad';
  readonly holds?: readonly Nested[];
}

function nestedBox({ label, text, kind, holds = [] }: Nested): ElementContent {
  return box(
    `scene-nest${kind ? ` scene-nest--${kind}` : ''}`,
    h('strong', marked(label)),
    ...(text ? [h('div', marked(text))] : []),
    ...(holds.length > 0 ? [box('scene-nested', ...holds.map(nestedBox))] : []),
  );
}

function nestedWords({ label, text, holds = [] }: Nested): string {
  const inside = holds.length > 0 ? ` In it: ${holds.map(nestedWords).join(' ')}` : '';
  return `${sentences(`${label}${text ? `: ${plain(text)}` : ''}`)}${inside}`;
}

/** Boxes in boxes. */
export function nest(title: string, outer: readonly Nested[]): Picture {
  return {
    art: box('scene-nests', ...outer.map(nestedBox)),
    says: `${sentences(title)} ${outer.map(nestedWords).join(' ')}`,
  };
}

/** A bar from one place of a scale to another, in parts of it from 0 to 1. */
export interface Bar {
  readonly label: string;
  readonly value: string;
  readonly from?: number;
  readonly to: number;
}

/** Bars under one another. */
export function bars(title: string, rows: readonly Bar[]): Picture {
  const part = (share: number) => `${Math.round(share * 1000) / 10}%`;
  return {
    art: box(
      'scene-bars',
      ...rows.map(({ label, value, from = 0, to }) =>
        box(
          'scene-bar-row',
          h('strong', marked(label)),
          h('span', value),
          h('div', { className: 'scene-track' }, [
            h('div', { style: `margin-left: ${part(from)}; width: ${part(to - from)}` }),
          ]),
        ),
      ),
    ),
    says: sentences(title, ...rows.map(({ label, value }) => `${label}: ${value}`)),
  };
}

/** Layers on top of each other, the strongest first, each numbered. */
export function layers(title: string, steps: readonly Step[]): Picture {
  return {
    art: box(
      'scene-layers',
      ...steps.map(({ label, text }, index) =>
        box(
          'scene-layer',
          h('span', { className: 'scene-number' }, String(index + 1)),
          box('scene-layer-text', h('strong', marked(label)), ...(text ? [h('div', marked(text))] : [])),
        ),
      ),
    ),
    says: sentences(title, ...steps.map((step, index) => `${index + 1}, ${inWords(step)}`)),
  };
}
