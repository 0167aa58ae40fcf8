import { sampleEmoji, skinTones } from '@site/src/facts/emoji';
import { accountLimits } from '@site/src/facts/limits/accounts';
import { settingsLimits } from '@site/src/facts/limits/settings';

/** Formatting around other text. */
type WrapKind = 'bold' | 'italic' | 'strikethrough' | 'spoiler';

/** A part of a line. `at` is where it begins in the message, which contains every text character for character. */
export type Inline = { readonly at: number } & (
  | { readonly kind: 'text' | 'code' | 'mention' | 'channel'; readonly text: string }
  | { readonly kind: 'emoji'; readonly text: string; readonly emoji: string }
  | { readonly kind: 'break' }
  | { readonly kind: WrapKind; readonly children: readonly Inline[] }
  | { readonly kind: 'link'; readonly address: string; readonly children: readonly Inline[] }
);

/** Something that looks different from what its writer might expect. */
export type HintId =
  | 'headings'
  | 'images'
  | 'tables'
  | 'html'
  | 'address'
  | 'open-code'
  | 'space-in-mark'
  | 'shortcode';

type Mark = '*' | '~' | '|' | '[';

/** Formatting that was opened and isn't closed yet. No mark is inside itself, so there are never many. */
interface Frame {
  readonly mark: Mark;
  readonly at: number;
  /** How many of its characters aren't closed yet. */
  length: number;
  readonly children: Inline[];
}

const { username } = accountLimits;
const channelName = settingsLimits['channel-name'];
const afterWord = '(?<![\\p{L}\\p{N}_])';

// No pattern can match across the start of another, so each character is read only a few times.
const tokens = new RegExp(
  [
    '(?<newline>\\n)',
    '\\\\(?<escaped>[*~|`>[\\]():@#.\\\\\\-])',
    '`(?<code>[^`\\n]+)`|``',
    '(?<mark>\\*+|~+|\\|+)',
    '(?<image>!)\\[[^[\\]\\n]*\\]\\(',
    '(?<open>\\[)',
    '(?<close>\\])(?:\\((?<target>[^\\s()<>]*)\\))?',
    `${afterWord}(?<mention>@\\w{${username.min},${username.max}}(?!\\w))`,
    `${afterWord}(?<channel>#[a-z0-9\\-]{${channelName.min},${channelName.max}}(?![\\w\\-]))`,
    '(?<shortcode>:[a-z0-9_+\\-]{1,40}:)',
    `${afterWord}(?<address>https:\\/\\/[^\\s<>"*|\\\\\`[\\]]+)`,
  ].join('|'),
  'gu',
);

const tones = Object.values(skinTones).filter(({ suffix }) => suffix !== '');

/** The emoji of the common shortcodes, in every skin tone. */
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

/** Returns a URL as the browser understands it; undefined if messages make no link of it. */
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

/** Returns the content of a link, where nothing else can be selected. */
function withoutControls(nodes: readonly Inline[]): Inline[] {
  return nodes.flatMap((node): Inline[] => {
    if (node.kind === 'channel') {
      return [{ ...node, kind: 'text' }];
    }
    if (!('children' in node)) {
      return [node];
    }
    const children = withoutControls(node.children);
    return node.kind === 'link' || node.kind === 'spoiler' ? children : [{ ...node, children }];
  });
}

function hasSpoiler(nodes: readonly Inline[]): boolean {
  return nodes.some((node) => node.kind === 'spoiler' || ('children' in node && hasSpoiler(node.children)));
}

function wrap(mark: Mark, length: number, { at, children: inside }: Frame): Inline {
  const children = [...inside];
  if (mark !== '*') {
    return { kind: mark === '~' ? 'strikethrough' : 'spoiler', at, children };
  }
  const italic: Inline = { kind: 'italic', at, children };
  return length === 1 ? italic : { kind: 'bold', at, children: length === 3 ? [italic] : children };
}

/** Reads the formatting of a message between two positions, and adds hints about what doesn't work. */
export function parseInline(message: string, from: number, to: number, hints: Set<HintId>): Inline[] {
  const text = message.slice(0, to);
  const root: Inline[] = [];
  const frames: Frame[] = [];
  /** Where the text begins that isn't in the tree yet. */
  let rest = from;

  const siblings = () => frames.at(-1)?.children ?? root;
  function addText(start: number, end: number): void {
    if (start < end) {
      siblings().push({ kind: 'text', at: start, text: text.slice(start, end) });
    }
  }
  /** Moves on to a position. What is before it, and not in the tree yet, is text. */
  function moveTo(start: number, end = start): void {
    addText(rest, start);
    rest = end;
    tokens.lastIndex = end;
  }
  function add(start: number, end: number, node: Inline): void {
    moveTo(start, end);
    siblings().push(node);
  }
  /** Turns what was opened from a frame on into text. */
  function collapse(index: number): void {
    for (const { at, length, children } of frames.splice(index)) {
      addText(at, at + length);
      siblings().push(...children);
    }
  }
  /** Closes what a run of marks can close, and returns how many of its characters are left. */
  function close(mark: Mark, start: number, length: number): number {
    let left = length;
    while (left > 0) {
      const index = frames.findLastIndex(
        (frame) => frame.mark === mark && (frame.length === left || frame.length === 3 || left === 3),
      );
      const frame = frames[index];
      if (!frame) {
        break;
      }
      const at = start + length - left;
      const used = Math.min(frame.length, left);
      moveTo(at, at + used);
      collapse(index + 1);
      const node = wrap(mark, used, frame);
      frame.length -= used;
      left -= used;
      if (frame.length > 0) {
        frame.children.splice(0, frame.children.length, node);
      } else {
        frames.pop();
        siblings().push(node);
      }
    }
    return left;
  }
  /** A mark isn't inside itself, except that bold and italic begin and end with the same character. */
  function canOpen(mark: Mark, length: number): boolean {
    const open = frames.filter((frame) => frame.mark === mark);
    return open.every((frame) => mark === '*' && frame.length + length === 3 && frame.length !== 3);
  }
  function openFrame(mark: Mark, start: number, length: number): void {
    moveTo(start, start + length);
    frames.push({ mark, at: start, length, children: [] });
  }
  function readMark(mark: Mark, start: number, length: number): void {
    if (mark === '*' ? length > 3 : length !== 2) {
      return;
    }
    const [before, after] = [text.charAt(start - 1), text.charAt(start + length)];
    const left = /\S/.test(before) ? close(mark, start, length) : length;
    if (left > 0 && /\S/.test(after) && canOpen(mark, left)) {
      openFrame(mark, start + length - left, left);
    } else if (left > 0 && length === 2 && mark !== '|' && /^\s$/.test(after) && !/\S/.test(before)) {
      hints.add('space-in-mark');
    }
    tokens.lastIndex = start + length;
  }
  function readLinkEnd(start: number, end: number, target: string | undefined): void {
    tokens.lastIndex = start + 1;
    const index = frames.findIndex(({ mark }) => mark === '[');
    const frame = frames[index];
    if (!frame) {
      return;
    }
    moveTo(start);
    tokens.lastIndex = start + 1;
    const address = linkAddress(target ?? '');
    if (address === undefined && text.startsWith('](', start)) {
      hints.add('address');
    }
    collapse(index + 1);
    if (address === undefined || frame.children.length === 0) {
      collapse(index);
      return;
    }
    frames.pop();
    const { at, children } = frame;
    const link: Inline = { kind: 'link', at, address, children: withoutControls(children) };
    add(start, end, hasSpoiler(children) ? { kind: 'spoiler', at, children: [link] } : link);
  }
  function readAddress(at: number, typed: string): void {
    const shown = typed.replace(/[.,;:!?)'~]{1,20}$/, '');
    const address = linkAddress(shown);
    if (address !== undefined) {
      add(at, at + shown.length, {
        kind: 'link',
        at,
        address,
        children: [{ kind: 'text', at, text: shown }],
      });
    }
  }
  function readShortcode(at: number, code: string): void {
    const emoji = emojiOf.get(code);
    if (emoji !== undefined) {
      add(at, at + code.length, { kind: 'emoji', at, text: code, emoji });
      return;
    }
    tokens.lastIndex = at + 1;
    // A time such as 12:30:15 has colons, too.
    if (/[a-z]/.test(code) && !/[\p{L}\p{N}_]/u.test(text.charAt(at - 1))) {
      hints.add('shortcode');
    }
  }

  tokens.lastIndex = from;
  for (let found = tokens.exec(text); found; found = tokens.exec(text)) {
    const { index: at, groups = {} } = found;
    const end = tokens.lastIndex;
    const { escaped, code, mark, mention, channel, shortcode, address } = groups;
    if (groups.newline) {
      add(at, end, { kind: 'break', at });
    } else if (escaped) {
      add(at, end, { kind: 'text', at: at + 1, text: escaped });
    } else if (code) {
      add(at, end, { kind: 'code', at: at + 1, text: code });
    } else if (mark) {
      readMark(mark.charAt(0) as Mark, at, mark.length);
    } else if (groups.image) {
      hints.add('images');
      tokens.lastIndex = at + 1;
    } else if (groups.open && !frames.some((frame) => frame.mark === '[')) {
      openFrame('[', at, 1);
    } else if (groups.close) {
      readLinkEnd(at, end, groups.target);
    } else if (mention) {
      add(at, end, { kind: 'mention', at, text: mention });
    } else if (channel) {
      add(at, end, { kind: 'channel', at, text: channel });
    } else if (shortcode) {
      readShortcode(at, shortcode);
    } else if (address) {
      readAddress(at, address);
    }
  }
  addText(rest, to);
  collapse(0);
  return root;
}
