import type { ElementContent } from 'hast';
import { h } from 'hastscript';
import { box, type Picture, sentences, step } from './figure';
import type { Tag } from './tags';

/** The drawing of a diagram, and its parts in words. */
interface Drawing {
  readonly art: ElementContent;
  readonly alt: readonly string[];
}

/** Keeps words such as "sign-in" on one line. */
function unbroken(line: readonly ElementContent[]): ElementContent[] {
  return line.flatMap((part): ElementContent[] =>
    part.type === 'text'
      ? part.value
          .split(/(\w+-\w+)/)
          .map((value, index) =>
            index % 2 === 0 ? { type: 'text', value } : h('span', { className: 'whole' }, value),
          )
      : [part],
  );
}

/**
 * Calls between parties, from top to bottom: between their lifelines, or on a phone as a list. A call from a party to
 * itself is work that it does.
 */
function sequence(tags: readonly Tag[]): Drawing {
  const parties = tags.filter(({ name }) => name === 'Party').map((tag) => tag.need('name'));
  const calls = tags
    .filter(({ name }) => name === 'Call')
    .map((tag, index) => {
      const [from, to] = [tag.oneOf('from', parties, 'party'), tag.oneOf('to', parties, 'party')];
      return { number: index + 1, from, to, isResponse: Boolean(tag.get('response')), ...tag.line };
    });
  const drawn = calls.map(({ number, from, to, isResponse, art }) => {
    const [one, other] = [parties.indexOf(from), parties.indexOf(to)];
    const direction = one === other ? 'own' : one < other ? 'on' : 'back';
    const [first, last] = [Math.min(one, other) + 1, Math.max(one, other) + 2];
    const style = `--row: ${number + 1}; --first: ${first}; --last: ${last}; --span: ${last - first}`;
    const kind = `scene-call scene-call--${direction}${isResponse ? ' scene-call--response' : ''}`;
    const route = direction === 'own' ? from : `${from} → ${to}`;
    return h('div', { className: kind, style }, [
      step(number),
      h('div', [h('strong', { className: 'scene-route' }, route), ...unbroken(art)]),
    ]);
  });
  return {
    art: h('div', { className: 'scene-sequence', style: `--scene-parties: ${parties.length}` }, [
      ...parties.map((party) => box('scene-party', party)),
      ...drawn,
    ]),
    alt: calls.map(
      ({ number, from, to, alt }) => `${number}, ${from === to ? from : `${from} to ${to}`}: ${alt}`,
    ),
  };
}

function nestedBox(tag: Tag): ElementContent {
  const boxes = tag.all('Box');
  const nested = boxes.length > 0 ? [box('scene-nested', ...boxes.map(nestedBox))] : [];
  const lines = tag.lines.map(({ art }) => h('div', art));
  return box('scene-nest', h('strong', tag.need('label')), ...lines, ...nested);
}

function nestedWords(tag: Tag): string {
  const own = sentences([tag.need('label'), ...tag.lines.map(({ alt }) => alt)].join(': '));
  const boxes = tag.all('Box');
  return boxes.length > 0 ? `${own} Inside it: ${boxes.map(nestedWords).join(' ')}` : own;
}

/** Nested boxes. */
function nest(tags: readonly Tag[]): Drawing {
  return { art: box('scene-nests', ...tags.map(nestedBox)), alt: tags.map(nestedWords) };
}

/** Bars below each other on one scale, starting at 0. */
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

/** How the tags of a diagram are drawn. All tags of one diagram are drawn the same way. */
const kinds: Readonly<Record<string, (tags: readonly Tag[]) => Drawing>> = {
  Party: sequence,
  Call: sequence,
  Box: nest,
  Bar: bars,
};

/** Draws `<Diagram>`: how something flows or fits together. */
export function diagram(tag: Tag): Picture {
  const parts = tag.all(...Object.keys(kinds));
  const [first] = parts;
  if (!first) {
    return tag.fail(`has nothing in it. Its tags are: ${Object.keys(kinds).join(', ')}.`);
  }
  const draw = kinds[first.name] ?? nest;
  const other = parts.find(({ name }) => kinds[name] !== draw);
  other?.fail(`can't be in the same diagram as <${first.name}>.`);
  const { art, alt } = draw(parts);
  return { art, alt: sentences(tag.need('title'), ...alt) };
}
