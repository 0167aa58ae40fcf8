import { toString as textOf } from 'mdast-util-to-string';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import type { Page } from '../../../src/content/page';
import { tags } from '../../../src/markdown/tagRegistry';
import { memoize } from '../../../src/memoize';
import { boxes, itemMark, type Token, titleIn, tokenize } from './token';

/** The elements of HTML that work on a page. */
const elements =
  'a abbr b br code dd del details div dl dt em head i img ins kbd li link mark ol p pre q s samp small span strong sub summary sup table tbody td th thead tr u ul var';

/** A tag that can exist, with plain attributes. Another rule knows those of the site. */
const tag = new RegExp(
  `</?(?<name>[A-Z]\\w*|(?:${elements.replaceAll(' ', '|')})(?![\\w-]))(?:\\s+[\\w-]+(?:=(?:"[^"]*"|'[^']*'))?)*\\s*/?>`,
  'y',
);

/** The language of a block, and what can follow it. */
const fenceInfo =
  /^(?:bash|css|diff|html|http|ini|java|js|json|jsx|mdx?|nginx|php|python|ruby|sql|text|ts|tsx|xml|yaml)(?: (?:title="[^"]*"|after="mount"))*$/;

const decode = memoize((entity: string) => textOf(unified().use(remarkParse).parse(entity)));

const isWord = (character = '') => /[\p{L}\p{N}]/u.test(character);
const isBlank = (character = '') => !/\S/.test(character);

/**
 * Returns the words of a page as someone reads them who knows what the guide for writers says, and not how Markdown is parsed: a
 * sign of formatting isn't shown, an item of a list has its number, and all else is text. What differs from what the page is
 * compiled to is what Markdown read otherwise.
 */
export function readTyped({ text, head }: Page): Token[] {
  const tokens: Token[] = [];
  const add = (words: string, start: number) => tokens.push(...tokenize(words, start));
  const mark = (name: string, start: number) => tokens.push({ text: name, start });
  const lineEnd = (from: number) => (text.indexOf('\n', from) + text.length + 1) % (text.length + 1);
  /** Where the links end whose words end at a place. */
  const linkEnds = new Map<number, number>();
  const openBoxes: number[] = [];
  /** The lists that a line is in: where the signs of their items are, and the last number. */
  let lists: { indent: number; content: number; number?: number; count: number }[] = [];
  let [isRow, isHeading, isQuote, afterBlank, wasText] = [false, false, false, true, false];
  /** The last list with numbers of the section, if it had only one step. */
  let lonelyStep = false;
  /** The last number of the last list of the section. */
  let lastStep = 0;
  let pos = head.length;
  let lineStart = pos;

  /** Matches a pattern at the position, and moves behind it. */
  const take = (pattern: RegExp) => {
    pattern.lastIndex = pos;
    const match = pattern.exec(text);
    if (match) pos = pattern.lastIndex;
    return match;
  };

  const readFence = (marks: string, info: string, start: number) => {
    if (fenceInfo.test(info.trim())) add(titleIn(info), start);
    else add(`${marks}${info}`, start);
    while (pos < text.length) {
      const end = lineEnd(pos);
      const line = text.slice(pos, end);
      if (new RegExp(`^[ \\t>]*${marks}[\`~]*[ \\t]*$`).test(line)) {
        pos = end;
        return;
      }
      // The marks of a merge that isn't finished.
      if (!/^(?:<{7}|={7}|>{7})(?: |$)/.test(line)) add(isQuote ? line.replace(/^[ \t]*> ?/, '') : line, pos);
      pos = end + 1;
    }
    add(marks, start);
  };

  const readItem = (number: number | undefined, indent: number, start: number) => {
    while (indent < (lists.at(-1)?.indent ?? 0)) lists.pop();
    const known = lists.at(-1);
    const isOther = known?.indent === indent && (known.number === undefined) !== (number === undefined);
    if (isOther) lists.pop();
    const isNew = !known || isOther || indent > known.indent;
    const list = isNew ? { indent, content: pos - lineStart, number, count: 0 } : known;
    if (isNew) {
      lists.push(list);
      mark('‹list›', start);
    }
    // Someone who writes `1.` again after one step means the second.
    const isSecond = isNew && lists.length === 1 && number === 1 && lonelyStep;
    const meant = isSecond ? 2 : number;
    Object.assign(list, { content: pos - lineStart, number: meant, count: list.count + 1 });
    mark(itemMark(meant, lists.length), start);
  };

  /** Reads what begins a line. Returns whether the whole line is read. */
  const readLineStart = (): boolean => {
    lineStart = pos;
    const start = pos;
    const [blanks = ''] = take(/[ \t]*/y) ?? [];
    const indent = blanks.replaceAll('\t', '    ').length;
    const isEmpty = pos >= text.length || text[pos] === '\n';
    isRow = text[pos] === '|';
    isHeading = false;
    if (isQuote && (isEmpty || text[pos] !== '>')) {
      mark('‹end of quote›', pos);
      isQuote = false;
    }
    if (isEmpty) {
      [afterBlank, wasText] = [true, false];
      return true;
    }
    const canStart = afterBlank || !wasText || lists.length > 0;
    const wasBlank = afterBlank;
    afterBlank = false;
    const quote = take(/> ?(?!>)/y);
    if (quote && !isQuote && canStart) {
      mark('‹quote›', start);
      isQuote = true;
    } else if (quote && !isQuote) {
      add('>', start);
    }
    const at = pos;
    const item = take(
      /(?:[-*+•·●▪○◦–—]|\d{1,9}[.)]|[a-h][.)])(?:[ \t\u00a0\u2000-\u200b\u202f]+(?=\S)|(?<=[.)-])(?=\p{L}))/uy,
    );
    const number = item ? Number.parseInt(item[0], 10) : Number.NaN;
    const isInOrder = Number.isNaN(number) || lists.length > 0 || number === 1 || number === lastStep + 1;
    const isItem = item && canStart && isInOrder;
    if (isItem) {
      if (lists.length > 0 && indent > (lists.at(-1)?.content ?? 0) + 3) mark('‹code›', at);
      readItem(Number.isNaN(number) ? undefined : number, indent, at);
      wasText = false;
      if (/^[a-h]/.test(item[0])) mark('‹letter›', at);
      return false;
    }
    if (item) pos = at;
    if (lists.length > 0 && wasBlank && indent <= (lists[0]?.indent ?? 0)) {
      lastStep = lists[0]?.number ?? 0;
      lonelyStep = lists[0]?.count === 1 && lists[0].number === 1;
      lists = [];
    }
    const inner = lists.findLast(({ content }) => indent >= content - 1)?.content ?? 0;
    if (wasBlank && indent >= inner + 4 && !/[<{]/.test(text[pos] ?? '')) mark('‹code›', pos);
    const fence = take(/(`{3,}|~{3,})([^\n]*)\n?/y);
    if (fence) {
      readFence(fence[1] ?? '', fence[2] ?? '', at);
      wasText = false;
      return true;
    }
    const box = take(
      new RegExp(`:{3,}(?:${boxes.join('|')})(?:\\[(?=[^\\n]*\\][ \\t]*$)|(?=[ \\t]*$))`, 'my'),
    );
    if (box) {
      openBoxes.push(at);
      if (box[0].endsWith('[')) linkEnds.set(text.lastIndexOf(']', lineEnd(pos)), lineEnd(pos));
      wasText = false;
      return false;
    }
    if (openBoxes.length > 0 && take(/:{3,}[ \t]*$/my)) {
      openBoxes.pop();
      wasText = false;
      return true;
    }
    if (take(/(?:-{3,}|\*{3,}|_{3,})[ \t]*$/my)) {
      if (wasBlank) mark('‹line›', at);
      return true;
    }
    if (isRow && take(/\|[ \t:|-]+$/my)) return true;
    const heading = take(/(#+)(?:[ \t]+|(?=[^ \t\n#]))/y);
    if (heading) {
      mark(`‹heading ${heading[1]?.length}›`, at);
      isHeading = true;
      lonelyStep = false;
      lastStep = 0;
      wasText = false;
      return false;
    }
    // What other programs begin blocks with.
    take(/[./%$;@&!?=:]{2,}(?=\s|\w)|:(?= )|!{3}|\?{3}|={3,}/y);
    wasText = !isRow && text[pos] !== '<' && text[pos] !== '{' && lists.length === 0;
    return false;
  };

  /** Notes where the link or the picture ends whose words begin here. */
  const readBracket = (): void => {
    let depth = 0;
    let end = pos;
    for (; end < text.length && !text.startsWith('\n\n', end); end += 1) {
      if (text[end] === '\\') end += 1;
      else if (text[end] === '[') depth += 1;
      else if (text[end] === ']') depth -= 1;
      if (depth === 0) break;
    }
    const target = /\((?:[^\s()]|\([^\s()]*\))*(?:\s+"[^"]*")?\)/y;
    target.lastIndex = end + 1;
    if (depth === 0 && target.test(text)) linkEnds.set(end, target.lastIndex);
    pos += 1;
  };

  const readInline = (): void => {
    const start = pos;
    const before = text[pos - 1];
    const linkEnd = linkEnds.get(pos);
    if (linkEnd !== undefined) {
      pos = linkEnd;
      return;
    }
    const address = take(/https?:\/\/(?:[^\s<>"“”‘’…—`)\]|]*[^\s<>"“”‘’…—`)\]|.,:;!?*_~'])?/y);
    if (address) {
      mark('‹address›', start);
      add(address[0], start);
      mark('‹end of address›', pos);
      return;
    }
    const word = take(/[\p{L}\p{N}\p{M}]+/uy);
    if (word) {
      add(word[0], start);
      return;
    }
    if (take(/\{\s*\/\*[\s\S]*?\*\/\s*\}/y)) return;
    const code = take(/(`+)(?!`)((?:(?!\n[ \t]*\n)[\s\S])*?[^`])\1(?!`)/y);
    if (code) {
      const words = (code[2] ?? '').replace(/&(?!amp;)#?\w+;/g, decode);
      add(isRow ? words.replaceAll('\\|', '|') : words, start);
      return;
    }
    const element = take(tag);
    if (element) {
      if (isHeading && Object.hasOwn(tags, element.groups?.name ?? '')) mark('‹tag›', start);
      return;
    }
    const entity = take(/&#?\w+;/y);
    if (entity) {
      add(decode(entity[0]), start);
      return;
    }
    if (take(/!?(?=\[)/y)) {
      readBracket();
      return;
    }
    const escaped = take(
      /\\(?:[*`[\]{}<|~]|_|#(?<=^[ \t]*\\#)|>(?<=^[ \t]*\\>)|[-+](?<=^[ \t]*\\[-+])|[.)](?<=^[ \t]*\d+\\[.)])|:(?=\w)|&(?=#?\w+;)|!(?=\[))/my,
    );
    if (escaped) {
      const isNeeded = !(escaped[0] === '\\_' && isWord(before) && isWord(text[pos]));
      add(escaped[0].slice(isNeeded ? 1 : 0), start);
      return;
    }
    const run = take(/\*+|_+|~{2,}|`+|={2,}|\+{2,}|\^+|[\]|]|:\w+:(?=`)|&(?:amp|copy|gt|lt|nbsp|quot)\b/y);
    if (!run) {
      const [sign = ''] = take(/\\{2}|[\s\S]/uy) ?? [];
      add(sign, start);
      return;
    }
    const next = text[pos];
    const isText =
      (/^[*_]$/.test(run[0]) && isBlank(before) && isBlank(next)) ||
      (/^(?:\*|_+)$/.test(run[0]) && isWord(before) && isWord(next)) ||
      (run[0].startsWith('+') && isWord(before));
    if (run[0] === '|' && isRow) {
      if (!/^[ \t]*$/.test(text.slice(pos, lineEnd(pos)))) mark('‹cell›', start);
    } else if (isText) {
      add(run[0], start);
    }
  };

  while (pos < text.length) {
    const isLineStart = pos === head.length || text[pos - 1] === '\n';
    if (isLineStart && readLineStart()) {
      if (text[pos] === '\n') pos += 1;
    } else if (isBlank(text[pos])) {
      pos += 1;
    } else {
      readInline();
    }
  }
  if (isQuote) mark('‹end of quote›', pos);
  for (const start of openBoxes) add(':::', start);
  return tokens;
}
