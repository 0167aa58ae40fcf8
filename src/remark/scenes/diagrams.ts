import type { ElementContent } from 'hast';
import { h } from 'hastscript';
import { rankIds, ranks } from '../../facts/ranks';
import { lookOrder } from '../../facts/themes';
import type { RankId } from '../../facts/types';
import { marked, rankShape } from '../facts/html';
import { box, type Picture, plain, sentences } from './figure';
import type { Line, Tag } from './tags';

/** The drawing of a diagram, and its parts in words. */
interface Drawing {
  readonly art: ElementContent;
  readonly alt: readonly string[];
}

/** Adds what happens at a part of a diagram to its class: it ends well or badly. */
function withKind(className: string, tag: Tag): string {
  return tag.get('kind')
    ? `${className} ${className}--${tag.oneOf('kind', ['good', 'bad'], 'kind')}`
    : className;
}

/** A part of a diagram: its label, and its lines of text. */
interface Part {
  readonly label: Line;
  readonly lines: readonly Line[];
}

/** A line that is an attribute, or a tag inside if it has formatting or facts in it. */
function lineOf(tag: Tag, attribute: string, inside: string): Line | undefined {
  const value = tag.get(attribute);
  return tag.all(inside)[0]?.line ?? (value ? { art: [{ type: 'text', value }], alt: value } : undefined);
}

function partOf(tag: Tag): Part {
  const label = lineOf(tag, 'label', 'Label') ?? tag.fail('needs label="…" or <Label>…</Label>.');
  return { label, lines: tag.lines };
}

/** A label in bold, and lines of text below it. */
function drawn({ label, lines }: Part): ElementContent[] {
  return [h('strong', label.art), ...lines.map(({ art }) => h('div', art))];
}

function inWords({ label, lines: [line] }: Part): string {
  return line ? `${label.alt} (${line.alt.replace(/\.$/, '')})` : label.alt;
}

function step(tag: Tag): Picture {
  const by = lineOf(tag, 'by', 'By');
  const part = partOf(tag);
  return {
    art: box(
      withKind('scene-step', tag),
      ...(by ? [h('div', { className: 'scene-by' }, by.art)] : []),
      ...drawn(part),
    ),
    alt: by ? `${by.alt}: ${inWords(part)}` : inWords(part),
  };
}

/** Rows of boxes from top to bottom with an arrow between two rows. The boxes of a row are alternatives. */
function flow(tags: readonly Tag[]): Drawing {
  const rows = tags.map((tag) => (tag.name === 'Row' ? tag.some('Step') : [tag]).map(step));
  const parts = rows.flatMap((steps, index) => [
    ...(index > 0 ? [box('scene-arrow')] : []),
    box(`scene-steps scene-steps--${steps.length}`, ...steps.map(({ art }) => art)),
  ]);
  return {
    art: box('scene-flow', ...parts),
    alt: rows.map(
      (steps) => `${steps.length > 1 ? 'Then one of: ' : ''}${steps.map(({ alt }) => alt).join('; ')}`,
    ),
  };
}

/** Points in time from top to bottom. */
function timeline(tags: readonly Tag[]): Drawing {
  const points = tags.map((tag) =>
    box(
      withKind('scene-point', tag),
      h('strong', partOf(tag).label.art),
      h(
        'div',
        tag.lines.map(({ art }) => h('div', art)),
      ),
    ),
  );
  return {
    art: box('scene-timeline', ...points),
    alt: tags.map((tag) => `${partOf(tag).label.alt}: ${tag.lines.map(({ alt }) => alt).join(' ')}`),
  };
}

/** Who calls whom, from top to bottom. A call to oneself is work done there. */
function sequence(tags: readonly Tag[]): Drawing {
  const parties = tags.filter(({ name }) => name === 'Party').map((tag) => tag.need('name'));
  const columns = `grid-template-columns: repeat(${parties.length}, minmax(0, 1fr))`;
  const calls = tags
    .filter(({ name }) => name === 'Call')
    .map((tag, index) => {
      const [from, to] = [tag.oneOf('from', parties, 'party'), tag.oneOf('to', parties, 'party')];
      return { number: index + 1, from, to, ...tag.line };
    });
  const line = (one: number, other: number) => {
    const direction = one === other ? 'own' : one < other ? 'on' : 'back';
    const [first, last] = [Math.min(one, other) + 1, Math.max(one, other) + 2];
    const style = `grid-column: ${first} / ${last}; --scene-span: ${last - first}`;
    return h('div', { className: `scene-line scene-line--${direction}`, style });
  };
  return {
    art: box(
      'scene-sequence',
      h(
        'div',
        { className: 'scene-parties', style: columns },
        parties.map((party) => box('scene-party', party)),
      ),
      ...calls.map(({ number, from, to, art }) =>
        box(
          'scene-call',
          h('div', h('strong', `${number}. ${from === to ? from : `${from} → ${to}`}: `), art),
          h(
            'div',
            { className: 'scene-call-row', style: columns },
            line(parties.indexOf(from), parties.indexOf(to)),
          ),
        ),
      ),
    ),
    alt: calls.map(
      ({ number, from, to, alt }) => `${number}, ${from === to ? from : `${from} to ${to}`}: ${alt}`,
    ),
  };
}

function nestedBox(tag: Tag): ElementContent {
  const boxes = tag.all('Box');
  const nested = boxes.length > 0 ? [box('scene-nested', ...boxes.map(nestedBox))] : [];
  return box(withKind('scene-nest', tag), ...drawn(partOf(tag)), ...nested);
}

function nestedWords(tag: Tag): string {
  const own = sentences([tag.need('label'), ...tag.lines.map(({ alt }) => alt)].join(': '));
  const boxes = tag.all('Box');
  return boxes.length > 0 ? `${own} In it: ${boxes.map(nestedWords).join(' ')}` : own;
}

/** Boxes in boxes. */
function nest(tags: readonly Tag[]): Drawing {
  return { art: box('scene-nests', ...tags.map(nestedBox)), alt: tags.map(nestedWords) };
}

/** Bars below each other on one scale, which starts at 0. */
function bars(tags: readonly Tag[]): Drawing {
  const end = Math.max(...tags.map((tag) => tag.number('to')));
  const share = (amount: number) => `${Math.round((amount / end) * 1000) / 10}%`;
  const rows = tags.map((tag) => {
    const from = tag.number('from', 0);
    const style = `margin-left: ${share(from)}; width: ${share(tag.number('to') - from)}`;
    return box(
      'scene-bar-row',
      h('strong', tag.need('label')),
      h('span', tag.line.art),
      box('scene-track', h('div', { style })),
    );
  });
  return {
    art: box('scene-bars', ...rows),
    alt: tags.map((tag) => `${tag.need('label')}: ${tag.line.alt}`),
  };
}

/** Numbered layers, the strongest first. */
function layers(parts: readonly Part[]): Drawing {
  const rows = parts.map((part, index) =>
    box(
      'scene-layer',
      h('span', { className: 'scene-number' }, String(index + 1)),
      box('scene-layer-text', ...drawn(part)),
    ),
  );
  return {
    art: box('scene-layers', ...rows),
    alt: parts.map((part, index) => `${index + 1}, ${inWords(part)}`),
  };
}

/** Rows of those who act, columns of those who are acted on. No one acts on an equal or higher rank. */
function whoActsOnWhom(): Picture {
  const below = (id: RankId) => rankIds.slice(0, rankIds.indexOf(id));
  const actors = [...rankIds].reverse().filter((id) => ranks[id].staff);
  const head = rankIds.map((id) => box('scene-matrix-head', rankShape(id), h('span', ranks[id].name)));
  const mark = (can: boolean) =>
    h('span', { className: can ? 'scene-mark scene-mark--yes' : 'scene-mark' }, can ? '✓' : '–');
  const rows = actors.map((actor) =>
    box(
      'scene-matrix-row',
      box('scene-matrix-name', rankShape(actor), h('strong', ranks[actor].name)),
      ...rankIds.map((target) => mark(below(actor).includes(target))),
    ),
  );
  const names = (ids: readonly RankId[]) => ids.map((id) => ranks[id].name).join(', ');
  return {
    art: box('scene-matrix', box('scene-matrix-row', box('scene-matrix-name'), ...head), ...rows),
    alt: sentences(
      'Who can act on whom',
      ...actors.map((actor) => `${ranks[actor].name} on ${names(below(actor))}`),
      'Nobody on an equal or higher rank',
    ),
  };
}

function whichLookWins(): Picture {
  const lineOf = (text: string) => ({ art: marked(text), alt: plain(text) });
  const { art, alt } = layers(
    lookOrder.map(({ label, does }) => ({ label: lineOf(label), lines: [lineOf(does)] })),
  );
  return { art, alt: sentences('Which look wins: the first of these that is set decides', ...alt) };
}

/** Diagrams that are drawn from facts alone. */
const fromFacts = { 'look-order': whichLookWins, 'who-acts-on-whom': whoActsOnWhom };

/** How the tags of a diagram are drawn. All tags of one diagram are drawn the same way. */
const kinds: Readonly<Record<string, (tags: readonly Tag[]) => Drawing>> = {
  Step: flow,
  Row: flow,
  Moment: timeline,
  Party: sequence,
  Call: sequence,
  Box: nest,
  Bar: bars,
  Layer: (tags) => layers(tags.map(partOf)),
};

/** Draws `<Diagram>`: how something flows or fits together. */
export function diagram(tag: Tag): Picture {
  const parts = tag.all(...Object.keys(kinds));
  const [first] = parts;
  if (!first) {
    return tag.pick('of', fromFacts, 'diagram')();
  }
  const draw = kinds[first.name] ?? flow;
  const other = parts.find(({ name }) => kinds[name] !== draw);
  other?.fail(`can't be in the same diagram as <${first.name}>.`);
  const { art, alt } = draw(parts);
  return { art, alt: sentences(tag.need('title'), ...alt) };
}
