import { sampleEmoji, skinTones } from '@site/src/facts/emoji';
import { limits } from '@site/src/facts/limits';
import { parseUrl } from '../ui/text';

/** Formatting around other text. */
type WrapKind = 'bold' | 'italic' | 'strikethrough' | 'spoiler';

/** A part of a line. */
export type Inline =
  | { readonly kind: 'text' | 'code' | 'mention' | 'channel'; readonly text: string }
  | { readonly kind: 'emoji'; readonly text: string; readonly emoji: string }
  | { readonly kind: 'break' }
  | { readonly kind: WrapKind; readonly children: readonly Inline[] }
  | { readonly kind: 'link'; readonly address: string; readonly children: readonly Inline[] };

const { username } = limits;
const channelName = limits['channel-name'];
const afterWord = '(?<![\\p{L}\\p{N}_])';

/** Returns the pattern of parts between two marks. No space can be next to a mark. */
function between(mark: string, name: string, part: string): string {
  return `${mark}(?=\\S)(?<${name}>(?:\\\\.|${part})+)(?<=\\S)${mark}`;
}

const tokens = new RegExp(
  [
    '(?<newline>\\n)',
    '\\\\(?<escaped>[*~|`>[\\]():@#.\\\\\\-])',
    '`(?<code>[^`\\n]+)`',
    between('\\*\\*\\*', 'both', '[^*\\\\]'),
    // Bold text can have italic parts, and the other way round.
    between('\\*\\*', 'bold', '\\*[^*\\\\]+\\*|[^*\\\\]'),
    between('\\*', 'italic', '\\*\\*[^*\\\\]+\\*\\*|[^*\\\\]'),
    between('~~', 'strikethrough', '[^~\\\\]|~(?!~)'),
    between('\\|\\|', 'spoiler', '[^|\\\\]|\\|(?!\\|)'),
    '\\[(?<label>[^[\\]\\n]+)\\]\\((?<target>https:\\/\\/[^\\s()<>]+)\\)',
    `${afterWord}(?<mention>@\\w{${username.min},${username.max}}(?!\\w))`,
    `${afterWord}(?<channel>#[a-z0-9\\-]{${channelName.min},${channelName.max}}(?![\\w\\-]))`,
    '(?<shortcode>:[a-z0-9_+\\-]{1,40}:)',
    // Punctuation at the end of an address belongs to the sentence.
    `${afterWord}(?<address>https:\\/\\/[^\\s<>"*|\\\\\`[\\]]*[^\\s<>"*|\\\\\`[\\].,;:!?)'~])`,
  ].join('|'),
  'gu',
);

const tones = Object.values(skinTones).filter(({ suffix }) => suffix !== '');

/** The emoji of the common shortcodes, in every skin tone. */
export const emojiOf: ReadonlyMap<string, string> = new Map(
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

/** Returns what a token means; undefined for text. Inside a link, nothing else can be selected. */
function nodeOf(groups: Readonly<Record<string, string | undefined>>, inLink: boolean): Inline | undefined {
  const { newline, escaped, code, both, label, target, mention, channel, shortcode, address } = groups;
  if (newline) {
    return { kind: 'break' };
  }
  if (escaped) {
    return { kind: 'text', text: escaped };
  }
  if (code) {
    return { kind: 'code', text: code };
  }
  if (both) {
    return { kind: 'bold', children: [{ kind: 'italic', children: parseInline(both, inLink) }] };
  }
  for (const kind of ['bold', 'italic', 'strikethrough'] as const) {
    const { [kind]: inside } = groups;
    if (inside) {
      return { kind, children: parseInline(inside, inLink) };
    }
  }
  if (mention) {
    return { kind: 'mention', text: mention };
  }
  const emoji = emojiOf.get(shortcode ?? '');
  if (emoji) {
    return { kind: 'emoji', text: shortcode ?? '', emoji };
  }
  if (inLink) {
    return undefined;
  }
  if (groups.spoiler) {
    return { kind: 'spoiler', children: parseInline(groups.spoiler) };
  }
  if (channel) {
    return { kind: 'channel', text: channel };
  }
  const link = target ?? address ?? '';
  const url = parseUrl(link);
  return url && { kind: 'link', address: url.href, children: parseInline(label ?? link, true) };
}

/** Parses the formatting of a text. What isn't formatting is text. */
export function parseInline(message: string, inLink = false): Inline[] {
  const nodes: Inline[] = [];
  let rest = 0;
  const addText = (end: number) => {
    if (rest < end) {
      nodes.push({ kind: 'text', text: message.slice(rest, end) });
    }
  };
  for (const { 0: token, index, groups = {} } of message.matchAll(tokens)) {
    const node = nodeOf(groups, inLink);
    if (node) {
      addText(index);
      nodes.push(node);
      rest = index + token.length;
    }
  }
  addText(message.length);
  return nodes;
}
