import type { Element, ElementContent } from 'hast';
import { h } from 'hastscript';
import { screens } from '../../facts/moderation';
import { examples, product } from '../../facts/product';
import { rankShapeStyles, ranks } from '../../facts/ranks';
import { type BarIconId, barIcons } from '../../facts/settings/icons';
import { densities, fonts, themes } from '../../facts/themes';
import { marked, rankShape } from '../facts/html';
import { FactError, lookUp } from '../facts/lookUp';
import { box, label, type Picture, sentences } from './figure';
import { barIcon, noticeSign } from './icons';
import type { Line, Person } from './read';

/** The look of a drawn chat: ids of the facts, each left out for that of the page. */
export interface Look {
  readonly theme?: string;
  readonly font?: string;
  readonly density?: string;
  readonly shapes?: string;
  readonly accent?: string;
}

/** What a drawn chat shows; what is left out is not drawn. */
export interface ChatWindow {
  readonly chat?: string;
  readonly channel?: string;
  /** Channels in the header, with the open one among them. */
  readonly channels?: readonly string[];
  readonly notice?: string;
  /** Style of the notice as on the screen. */
  readonly noticeStyle?: string;
  readonly lines: readonly Line[];
  /** Drawings between the messages and the message box, such as a poll. */
  readonly extras?: readonly Picture[];
  /** People of the member list. */
  readonly members?: readonly Person[];
  /** Lines beside the message box. */
  readonly hint?: readonly string[];
  /** What stands in the message box. */
  readonly typed?: string;
  /** Icons of the icon bar, left to right. */
  readonly icons?: readonly BarIconId[];
  /** Text of the banner under the message box. */
  readonly banner?: string;
  readonly without?: readonly string[];
  readonly look?: Look;
}

function styleOf({ theme, font, density, accent }: Look): string | undefined {
  const rules: string[] = [];
  if (theme) {
    const { colours } = lookUp(themes, theme, 'theme');
    rules.push(
      `--scene-bg: ${colours.background}`,
      `--scene-surface: ${colours.surface}`,
      `--scene-text: ${colours.text}`,
      `--scene-muted: ${colours.muted}`,
      `--scene-accent: ${colours.accent}`,
      `--scene-on-accent: ${colours.onAccent}`,
      `--scene-rank: ${colours.accent}`,
      `--scene-line: ${colours.muted}`,
    );
  }
  if (accent) {
    if (!/^#[0-9a-f]{6}$/.test(accent)) {
      throw new FactError(`has accent="${accent}" where it needs a colour such as #2f6f4f.`);
    }
    rules.push(`--scene-accent: ${accent}`, '--scene-on-accent: #ffffff');
  }
  if (font) {
    rules.push(`font-family: ${lookUp(fonts, font, 'font').stack}`);
  }
  if (density) {
    const { gap, lineHeight } = lookUp(densities, density, 'density');
    rules.push(`--scene-gap: ${gap}px`, `line-height: ${lineHeight}`);
  }
  return rules.length > 0 ? rules.join('; ') : undefined;
}

/** The shape of a rank in one of the three styles, or nothing for the bot. */
export function shapeOf({ rank }: Person, style = 'Filled'): ElementContent[] {
  if (!rank) {
    return [];
  }
  if (!rankShapeStyles.some((each) => each === style)) {
    lookUp(Object.fromEntries(rankShapeStyles.map((each) => [each, each])), style, 'style of rank shapes');
  }
  return style === 'Letters'
    ? [h('span', { className: 'scene-letter' }, ranks[rank].letter)]
    : [
        h(
          'span',
          { className: style === 'Outline' ? 'scene-shape scene-shape--outline' : 'scene-shape' },
          rankShape(rank),
        ),
      ];
}

function rankWord({ rank }: Person): string {
  return rank ? `, ${ranks[rank].name}` : '';
}

/** The states of a message that only its author sees. */
const states: Readonly<Record<string, { readonly at: string; readonly title: string }>> = Object.fromEntries(
  Object.entries(screens).filter(([, { at }]) => at.startsWith('Under')),
);

function underMessage(under: readonly string[]): { held: boolean; parts: Element[]; says: string } {
  const [state, ...rest] = under;
  if (state && state in states) {
    const { title } = lookUp(states, state, 'state of a message');
    return {
      held: true,
      parts: [label(title, 'scene-state'), ...rest.map((line) => box('scene-small', line))],
      says: ` Under it, in grey: ${sentences(title, ...rest)}`,
    };
  }
  const reactions = under.map((each) => {
    const reaction = /^(\S+) (\d+)$/.exec(each);
    if (!reaction) {
      const known = Object.keys(states).join(', ');
      throw new FactError(`has [${each}] under a message: it takes reactions such as 👍 3, or ${known}.`);
    }
    return h('span', { className: 'scene-reaction' }, `${reaction[1]} ${reaction[2]}`);
  });
  return {
    held: false,
    parts: reactions.length > 0 ? [box('scene-reactions', ...reactions)] : [],
    says: under.length > 0 ? ` Reactions: ${under.join(', ')}.` : '',
  };
}

/** A message, or a line that the chat itself writes. */
export function drawnLine({ who, text, under }: Line, shapes?: string): Picture {
  if (!who) {
    return { art: box('scene-system', ...marked(text)), says: sentences(`A line of the chat: ${text}`) };
  }
  const { held, parts, says } = underMessage(under);
  return {
    art: box(
      held ? 'scene-message scene-message--held' : 'scene-message',
      box('scene-avatar', who.name.slice(0, 1).toUpperCase()),
      box(
        'scene-said',
        box('scene-who', h('strong', who.name), ...shapeOf(who, shapes)),
        box('scene-text', ...marked(text)),
        ...parts,
      ),
    ),
    says: `${sentences(`${who.name}${rankWord(who)}: ${text}`)}${says}`,
  };
}

function header({ chat = examples.chatName, channel = 'general', channels = [] }: ChatWindow): Picture {
  const list = channels.length > 0 ? channels : [channel];
  return {
    art: box(
      'scene-header',
      h('strong', chat),
      ...list.map((name) =>
        h('span', { className: name === channel && list.length > 1 ? 'scene-open' : undefined }, `#${name}`),
      ),
    ),
    says:
      list.length > 1
        ? `${chat}, channels ${list.join(', ')}, open: ${channel}.`
        : `${chat}, channel ${channel}.`,
  };
}

function noticeOf({ notice, noticeStyle = 'Info' }: ChatWindow): Picture[] {
  return notice
    ? [
        {
          art: box(
            `scene-notice scene-notice--${noticeStyle.toLowerCase()}`,
            noticeSign(noticeStyle),
            h('span', marked(notice)),
          ),
          says: sentences(`Notice above the messages: ${notice}`),
        },
      ]
    : [];
}

function memberList({ members = [], look = {} }: ChatWindow): Picture[] {
  return members.length > 0
    ? [
        {
          art: box(
            'scene-members',
            label(barIcons.members.label, 'scene-small'),
            ...members.map((person) =>
              box('scene-who', ...shapeOf(person, look.shapes), h('span', person.name)),
            ),
          ),
          says: sentences(
            `Member list: ${members.map((person) => `${person.name}${rankWord(person)}`).join('; ')}`,
          ),
        },
      ]
    : [];
}

/** The row under the messages: the message box, then the icons. */
function messageBox({ typed, hint = [], icons, channel = 'general' }: ChatWindow): Picture {
  const bar = icons ?? (Object.keys(barIcons) as BarIconId[]);
  const hints =
    hint.length > 0 ? [box('scene-hint', ...hint.map((line) => box('scene-hint-line', line)))] : [];
  return {
    art: box(
      'scene-foot',
      ...hints,
      box(typed ? 'scene-box scene-box--typed' : 'scene-box', typed ?? `#${channel}`),
      ...(bar.length > 0 ? [box('scene-bar', ...bar.map((id) => barIcon(id)))] : []),
    ),
    says: sentences(
      hint.length > 0 && `Beside the message box: ${hint.map((line) => sentences(line)).join(' ')}`,
      typed && `In the message box: ${typed}`,
      icons && icons.length > 0 && `Icons: ${icons.map((id) => barIcons[id].label).join(', ')}`,
      icons && icons.length === 0 && 'No icon bar',
    ),
  };
}

/** A chat with everything in it, from the header to the message box. */
export function drawnChat(chat: ChatWindow): Picture {
  const { lines, extras = [], banner, look = {}, without = [] } = chat;
  const shown = (part: string, pictures: Picture[]) => (without.includes(part) ? [] : pictures);
  const messages = [...lines.map((line) => drawnLine(line, look.shapes)), ...extras];
  const top = [...shown('header', [header(chat)]), ...shown('notices', noticeOf(chat))];
  const people = shown('members', memberList(chat));
  const foot = shown('message-box', [messageBox(chat)]);
  const all = [...top, ...messages, ...people, ...foot];
  const art = h(
    'div',
    { className: look.theme ? 'scene-chat scene-chat--themed' : 'scene-chat', style: styleOf(look) },
    [
      ...top.map((part) => part.art),
      box(
        'scene-middle',
        box('scene-messages', ...messages.map((part) => part.art)),
        ...people.map((part) => part.art),
      ),
      ...foot.map((part) => part.art),
      ...(banner ? [box('scene-banner', banner)] : []),
    ],
  );
  return {
    art,
    says: `${without.includes('header') ? 'A chat: ' : 'The chat '}${all.map(({ says }) => says).join(' ')}${
      banner ? ` Under the message box a banner: ${banner}.` : ''
    }`.trim(),
  };
}

/** The bot's name, for lines that it says. */
export const bot = product.bot;
