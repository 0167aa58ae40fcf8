import { sampleEmoji, skinTones } from '@site/src/facts/emoji';
import { accountLimits } from '@site/src/facts/limits/accounts';
import { settingsLimits } from '@site/src/facts/limits/settings';
import type { HintId, Inline, WrapKind } from './tree';

/** What the parser found on its way: hints, and the steps it took, by which the tests see that it stays fast. */
export interface Findings {
  readonly hints: Set<HintId>;
  steps: number;
}

/** A mark that was opened and waits for its end. Few are open at a time: none stands inside itself. */
interface Frame {
  readonly mark: '*' | '~' | '|' | '[';
  readonly at: number;
  /** How many signs of the mark are not yet closed. */
  signs: number;
  readonly children: Inline[];
}

const { username } = accountLimits;
const channelName = settingsLimits['channel-name'];
const mention = new RegExp(`@\\w{${username.min},${username.max}}(?!\\w)`, 'y');
const channel = new RegExp(`#[a-z0-9-]{${channelName.min},${channelName.max}}(?![\\w-])`, 'y');
const shortcode = /:[a-z0-9_+-]{1,40}:/y;
const bareAddress = /https:\/\/[^\s<>"*|\\`[\]]+/y;
// The signs that end a part of each pattern cannot stand inside it, so that no sign is read more often than twice.
const linkEnd = /\]\(([^\s()<>]*)\)/y;
const image = /!\[[^[\]\n]*\]\(/y;
const escapable = /[*~|`>[\]():@#.\\-]/;

const tones = Object.values(skinTones).filter(({ suffix }) => suffix !== '');

/** The emoji of each shortcode that the table of common ones has, in every skin tone. */
const emojiOf: ReadonlyMap<string, string> = new Map(
  sampleEmoji.flatMap((sample): [string, string][] => [
    [sample.shortcode, sample.emoji],
    ...('toned' in sample
      ? tones.map(({ suffix, sample: hand }): [string, string] => [
          `${sample.shortcode.slice(0, -1)}${suffix}:`,
          sample.emoji.replace('\uFE0F', '') + hand.slice(skinTones.default.sample.length),
        ])
      : []),
  ]),
);

/** The address as the browser understands it, or nothing where messages make no link of it. */
function linkAddress(typed: string): string | undefined {
  if (!/^https:\/\/[^/\\]/i.test(typed)) {
    return undefined;
  }
  try {
    const { protocol, href } = new URL(typed);
    return protocol === 'https:' ? href : undefined;
  } catch {
    return undefined;
  }
}

/** The children of a link: nothing in a link can be selected apart from it. */
function withoutControls(nodes: readonly Inline[]): Inline[] {
  return nodes.flatMap((node): Inline[] => {
    switch (node.kind) {
      case 'link':
      case 'spoiler':
        return withoutControls(node.children);
      case 'channel':
        return [{ ...node, kind: 'text' }];
      case 'bold':
      case 'italic':
      case 'strikethrough':
        return [{ ...node, children: withoutControls(node.children) }];
      default:
        return [node];
    }
  });
}

function hasSpoiler(nodes: readonly Inline[]): boolean {
  return nodes.some((node) => node.kind === 'spoiler' || ('children' in node && hasSpoiler(node.children)));
}

/** Reads marks inside lines from left to right, without going back. */
class InlineParser {
  private readonly root: Inline[] = [];
  private readonly frames: Frame[] = [];
  private textFrom: number;
  private at: number;
  /** Where the last line without another backtick ends: no end of code is looked for up to there. */
  private noCodeBefore = -1;

  constructor(
    private readonly message: string,
    from: number,
    private readonly end: number,
    private readonly findings: Findings,
  ) {
    this.at = from;
    this.textFrom = from;
  }

  parse(): Inline[] {
    while (this.at < this.end) {
      this.findings.steps += 1;
      if (!this.readSign(this.message.charAt(this.at))) {
        this.at += 1;
      }
    }
    this.flushText();
    this.collapse(0);
    return this.root;
  }

  private get siblings(): Inline[] {
    return this.frames.at(-1)?.children ?? this.root;
  }

  private flushText(): void {
    if (this.textFrom < this.at) {
      this.siblings.push(this.textNode(this.textFrom, this.at));
    }
    this.textFrom = this.at;
  }

  private textNode(from: number, to: number): Inline {
    return { kind: 'text', at: from, text: this.message.slice(from, to) };
  }

  /** Adds a node for the next signs, and goes on behind them. */
  private add(length: number, node: Inline): true {
    this.flushText();
    this.siblings.push(node);
    this.skip(length);
    return true;
  }

  private skip(length: number): void {
    this.at += length;
    this.textFrom = this.at;
  }

  /** What a pattern finds exactly here, if it ends within the lines that are read. */
  private match(pattern: RegExp): RegExpExecArray | undefined {
    pattern.lastIndex = this.at;
    const found = pattern.exec(this.message);
    if (!found || this.at + found[0].length > this.end) {
      return undefined;
    }
    this.findings.steps += found[0].length;
    return found;
  }

  /** Whether a word ends right before this place, so that no name or address begins here. */
  private afterWord(): boolean {
    return this.at > 0 && /[\p{L}\p{N}_]/u.test(this.message.charAt(this.at - 1));
  }

  /** Reads what begins with a sign; false where it is text. */
  private readSign(sign: string): boolean {
    switch (sign) {
      case '\n':
        return this.add(1, { kind: 'break', at: this.at });
      case '\\':
        return this.readEscape();
      case '`':
        return this.readCode();
      case '*':
      case '~':
      case '|':
        return this.readMark(sign);
      case '!':
        if (this.match(image)) {
          this.findings.hints.add('images');
        }
        return false;
      case '[':
        return this.openLink();
      case ']':
        return this.closeLink();
      case '@':
      case '#':
        return this.readName(sign);
      case ':':
        return this.readShortcode();
      case 'h':
        return this.readAddress();
      default:
        return false;
    }
  }

  private readEscape(): boolean {
    const next = this.message.charAt(this.at + 1);
    if (this.at + 1 >= this.end || !escapable.test(next)) {
      return false;
    }
    return this.add(2, { kind: 'text', at: this.at + 1, text: next });
  }

  private readCode(): boolean {
    if (this.at < this.noCodeBefore) {
      return false;
    }
    const lineEnd = this.message.indexOf('\n', this.at);
    const limit = lineEnd === -1 ? this.end : Math.min(lineEnd, this.end);
    let close = this.at + 1;
    while (close < limit && this.message.charAt(close) !== '`') {
      this.findings.steps += 1;
      close += 1;
    }
    if (close >= limit) {
      this.noCodeBefore = limit;
      return false;
    }
    if (close === this.at + 1) {
      // Two backticks side by side hold nothing; both stay.
      this.at = close;
      return false;
    }
    const node: Inline = { kind: 'code', at: this.at + 1, text: this.message.slice(this.at + 1, close) };
    return this.add(close + 1 - this.at, node);
  }

  private readMark(mark: '*' | '~' | '|'): boolean {
    let signs = 1;
    while (this.at + signs < this.end && this.message.charAt(this.at + signs) === mark) {
      signs += 1;
    }
    this.findings.steps += signs;
    const isMark = mark === '*' ? signs <= 3 : signs === 2;
    if (!isMark) {
      this.at += signs;
      return true;
    }
    const before = this.message.charAt(this.at - 1);
    const after = this.at + signs < this.end ? this.message.charAt(this.at + signs) : '';
    const left = /\S/.test(before) ? this.close(mark, signs) : signs;
    if (left === 0) {
      return true;
    }
    const from = this.at;
    if (/\S/.test(after) && this.mayOpen(mark, left)) {
      this.flushText();
      this.frames.push({ mark, at: from, signs: left, children: [] });
      this.skip(left);
      return true;
    }
    if (signs === 2 && mark !== '|' && /^\s$/.test(after) && !/\S/.test(before)) {
      this.findings.hints.add('space-in-mark');
    }
    this.at += left;
    return true;
  }

  /** A mark does not stand inside itself. */
  private mayOpen(mark: string, signs: number): boolean {
    const open = this.frames.filter((frame) => frame.mark === mark);
    return open.every((frame) => mark === '*' && frame.signs + signs === 3 && frame.signs !== 3);
  }

  /** Ends what these signs can end, and gives how many are left over. */
  private close(mark: '*' | '~' | '|', signs: number): number {
    let left = signs;
    while (left > 0) {
      const index = this.frames.findLastIndex(
        (frame) => frame.mark === mark && (frame.signs === left || frame.signs === 3 || left === 3),
      );
      const frame = this.frames[index];
      if (!frame) {
        break;
      }
      this.flushText();
      this.collapse(index + 1);
      const used = Math.min(frame.signs, left);
      const node = wrap(mark, used, frame);
      frame.signs -= used;
      if (frame.signs > 0) {
        frame.children.splice(0, frame.children.length, node);
      } else {
        this.frames.pop();
        this.siblings.push(node);
      }
      left -= used;
      this.skip(used);
    }
    return left;
  }

  /** Turns the marks that were opened from this one on into the text that they are. */
  private collapse(index: number): void {
    for (const { at, signs, children } of this.frames.splice(index)) {
      this.siblings.push(this.textNode(at, at + signs));
      for (const child of children) {
        this.findings.steps += 1;
        this.siblings.push(child);
      }
    }
  }

  private openLink(): boolean {
    if (this.frames.some(({ mark }) => mark === '[')) {
      return false;
    }
    this.flushText();
    this.frames.push({ mark: '[', at: this.at, signs: 1, children: [] });
    this.skip(1);
    return true;
  }

  private closeLink(): boolean {
    const index = this.frames.findIndex(({ mark }) => mark === '[');
    const frame = this.frames[index];
    if (!frame) {
      return false;
    }
    this.flushText();
    const found = this.match(linkEnd);
    const address = linkAddress(found?.[1] ?? '');
    if (address === undefined && this.message.startsWith('](', this.at)) {
      this.findings.hints.add('address');
    }
    this.collapse(index + 1);
    if (!found || address === undefined || frame.children.length === 0) {
      this.collapse(index);
      return false;
    }
    this.frames.pop();
    const { at } = frame;
    const link: Inline = { kind: 'link', at, address, children: withoutControls(frame.children) };
    const covered = hasSpoiler(frame.children);
    return this.add(found[0].length, covered ? { kind: 'spoiler', at, children: [link] } : link);
  }

  private readName(sign: '@' | '#'): boolean {
    const found = this.afterWord() ? undefined : this.match(sign === '@' ? mention : channel);
    if (!found) {
      return false;
    }
    const kind = sign === '@' ? 'mention' : 'channel';
    return this.add(found[0].length, { kind, at: this.at, text: found[0] });
  }

  private readShortcode(): boolean {
    const text = this.match(shortcode)?.[0];
    if (text === undefined) {
      return false;
    }
    const emoji = emojiOf.get(text);
    if (emoji === undefined) {
      // A time such as 12:30:15 has colons too.
      if (/[a-z]/.test(text) && !this.afterWord()) {
        this.findings.hints.add('shortcode');
      }
      return false;
    }
    return this.add(text.length, { kind: 'emoji', at: this.at, text, emoji });
  }

  private readAddress(): boolean {
    const typed = this.afterWord() ? undefined : this.match(bareAddress)?.[0];
    if (typed === undefined) {
      return false;
    }
    const text = typed.replace(/[.,;:!?)'~]{1,20}$/, '');
    const address = linkAddress(text);
    if (address === undefined) {
      // Read once is enough: a wrong address may hold a thousand more.
      this.at += typed.length;
      return true;
    }
    return this.add(text.length, {
      kind: 'link',
      at: this.at,
      address,
      children: [{ kind: 'text', at: this.at, text }],
    });
  }
}

function wrap(mark: '*' | '~' | '|', signs: number, { at, children }: Frame): Inline {
  const around = (kind: WrapKind, inside: readonly Inline[]): Inline => ({ kind, at, children: inside });
  const inside = [...children];
  if (mark !== '*') {
    return around(mark === '~' ? 'strikethrough' : 'spoiler', inside);
  }
  if (signs === 1) {
    return around('italic', inside);
  }
  return around('bold', signs === 3 ? [around('italic', inside)] : inside);
}

/** Reads the formatting of the message between two places. */
export function parseInline(message: string, from: number, to: number, findings: Findings): Inline[] {
  return new InlineParser(message, from, to, findings).parse();
}
