import { findSimilar } from '../../../src/markdown/tagInput/lookUp';
import { tags } from '../../../src/markdown/tagRegistry';
import { readShown } from '../reading/shown';
import { boxes, type Token } from '../reading/token';
import { readTyped } from '../reading/typed';
import type { Rule } from '../site';

/** Where the two readings of a page differ. */
interface Difference {
  readonly typed: readonly Token[];
  readonly shown: readonly Token[];
  /** The token before it. */
  readonly before?: Token;
}

/** Returns how many tokens of each reading to pass over until three are the same again, as few as possible. */
function findGap(typed: readonly Token[], shown: readonly Token[], at: number, to: number): [number, number] {
  const goOn = (a: number, b: number) =>
    [0, 1, 2].every((ahead) => typed[at + a + ahead]?.text === shown[to + b + ahead]?.text);
  for (let size = 1; size <= typed.length - at + shown.length - to; size += 1) {
    for (let lost = 0; lost <= size; lost += 1) {
      if (goOn(lost, size - lost)) return [lost, size - lost];
    }
  }
  return [typed.length - at, shown.length - to];
}

function* compare(typed: readonly Token[], shown: readonly Token[]): Generator<Difference> {
  let [at, to] = [0, 0];
  while (at < typed.length || to < shown.length) {
    if (typed[at]?.text === shown[to]?.text) {
      at += 1;
      to += 1;
    } else {
      const [lost, added] = findGap(typed, shown, at, to);
      yield {
        typed: typed.slice(at, at + lost),
        shown: shown.slice(to, to + added),
        before: typed[at - 1],
      };
      at += lost;
      to += added;
    }
  }
}

/** What probably did it, by the source, an arrow, and what is shown. The first that matches counts. */
const causes: readonly (readonly [pattern: RegExp, advice: string])[] = [
  [
    /^<(?:iframe|video|audio|embed|object|form|link|script|style)\b/,
    "Readers' browsers block frames, media, forms, scripts, and styles on pages. Link to it instead.",
  ],
  [/^<[\w\s-]+(?:="[^"]*"\s*)*\w+=\{/, 'An attribute is plain text: `name="…"`, without braces.'],
  [/^(?:<{4}|={4}|>{4})|^>>/, 'Two versions of the page were merged here. Keep one, and remove the marks.'],
  [
    /^(?:`{3}|~{3})/,
    'The line above code is "```" and its language, such as "```text", and the line below it is "```" alone.',
  ],
  [
    /^:{3}|→ *: :|unknown box|→ *\[ ! [A-Z]/,
    `Write a box as \`:::note[Title]\`, its text, and \`:::\`, each on its own line. There are ${boxes.join(', ')}.`,
  ],
  [/^:\w/, 'A word after a colon is read as a command if `[` or `{` follows. Put it in code.'],
  [/^\\/, 'Markdown leaves out a `\\` before a sign. Put it in code.'],
  [/→ *&/, 'In code, characters show as they are: write `<`.'],
  [
    /^[^\]]+\]:.*→ *$/,
    'A line `[name]: …` shows nothing. Write the link where its words are: `[words](/path)`.',
  ],
  [/^\{|^\w+ \{/, 'Braces in text are read as code. Put it in code, or use words.'],
  [/‹code›/, 'Lines of code need a line "```text" above and a line "```" below them.'],
  [/‹tag›/, '*On this page* lists headings without the words of tags. Use words.'],
  [/‹letter›/, 'Steps have numbers: `1. `.'],
  [
    /‹(?:step|bullet|list)/,
    'An item starts with `- ` or `1. `, with a normal space and an empty line above the list. Steps are numbered 1, 2, 3, and what is between two of them, lists included, is indented as far as their text.',
  ],
  [/quote›/, 'A quote has `> ` before each of its lines, and an empty line above and below.'],
  [/‹heading|→ *#/, 'A heading is `## ` and its words, on a line of its own.'],
  [
    /‹cell›|\|/,
    'A table has `| --- |` in its second row once for each cell of the first, as many cells in each row, and no empty line between rows. Write `\\|` for a vertical bar in text, and leave it out of links.',
  ],
  [/‹(?:end of )?address›/, 'Write the address as `[words](https://…)`.'],
  [/\[ ?\^|\^ ?\[/, 'Footnotes show as text or not at all. Write a sentence.'],
  [/→.*[[\]]/, 'Write a link as `[words](/path)`, without a space between `]` and `(` or in the path.'],
  [/[*_`~]/, 'Close what it opens, without a space inside, or write `\\` before it.'],
];

/** Returns advice for a difference. */
function advise(source: string, shown: string): string {
  const name = /^<\/?([a-z]\w*)/.exec(source)?.[1];
  const [, advice] = causes.find(([pattern]) => pattern.test(`${source} → ${shown}`)) ?? [];
  return (
    advice ??
    (name
      ? `There is no tag \`<${name}>\`. Near it: ${findSimilar(name, Object.keys(tags)).join(', ')}.`
      : 'Put it in code, or use other words.')
  );
}

/** Returns the start of a text on one line, as code. */
function quote(text: string): string {
  const line = text.replace(/\s+/g, ' ').trim();
  return `\`${line.length > 40 ? `${line.slice(0, 40)}…` : line}\``;
}

/** Returns tokens as text, with the blanks that are between them on the page. */
function join(tokens: readonly Token[]): string {
  return tokens
    .map(({ text, start }, index) => {
      const previous = tokens[index - 1];
      return previous && start > previous.start + previous.text.length ? ` ${text}` : text;
    })
    .join('');
}

const isMark = ({ text }: Token) => text.startsWith('‹');

/** Says what happens to what is typed. */
function describe(source: string, { typed, shown }: Difference): string {
  const marks = shown.filter(isMark).map(({ text }) => text.slice(1, -1));
  const result = join(shown);
  if (marks.length > 0) {
    return `${quote(source)} is read as: ${[...new Set(marks)].join(', ')}.`;
  }
  if (result === '') {
    return `${quote(source)} isn't shown.`;
  }
  return typed.every(isMark) || result.length > source.length
    ? `${quote(result)} shows as text.`
    : `${quote(source)} shows as ${quote(result)}.`;
}

/**
 * Nothing that is typed gets lost: a page that is read as someone types it has the same words, numbers, and signs, in the same
 * order, as the page that readers see.
 */
export const shownAsTyped: Rule = function* (page) {
  const reported = new Set<string>();
  for (const difference of compare(readTyped(page), readShown(page))) {
    const { typed, shown, before } = difference;
    const [added] = shown;
    const after = before ? before.start + (isMark(before) ? 0 : before.text.length) : page.head.length;
    const isPlaced = added && added.start >= after && page.text.startsWith(added.text, added.start);
    const next = isPlaced ? added.start : after + Math.max(page.text.slice(after).search(/\S/), 0);
    const start = typed[0]?.start ?? next;
    const last = typed.findLast((token) => !isMark(token));
    const lineEnd = `${page.text}\n`.indexOf('\n', start);
    const source = page.text.slice(start, last ? last.start + last.text.length : lineEnd);
    const all = [...shown, ...typed.filter(isMark)].map(({ text }) => text).join(' ');
    const advice = advise(typed.length > 0 ? source : '', all);
    // One finding a line: what follows on it often has the same cause.
    const line = page.text.slice(0, start).split('\n').length;
    if (!reported.has(`${line} ${advice}`)) {
      yield { start, message: `${describe(source, difference)} ${advice}` };
    }
    reported.add(`${line} ${advice}`);
  }
};
