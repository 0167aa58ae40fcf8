import type { ElementContent } from 'hast';
import { h } from 'hastscript';
import { examples } from '../../facts/product';
import { settingsPages } from '../../facts/settings';
import { type BarIconId, barIcons } from '../../facts/settings/icons';
import { densities, fonts, themes } from '../../facts/themes';
import { box, label, type Picture, sentences, sideBySide } from './figure';
import { barIcon, noticeIcon } from './icons';
import { drawnMessage, inWords, type Person, personOf, shapeOf, shapeStyles } from './messages';
import type { Line, Tag } from './tags';

/** What can differ between chats that are drawn side by side: the attributes of `<Look>` and their values. */
const looks: Readonly<Record<string, Readonly<Record<string, { readonly label: string }>>>> = {
  theme: themes,
  font: fonts,
  density: densities,
  shapes: shapeStyles,
  notice: Object.fromEntries(
    settingsPages['pinned-notices'].settings['notice-style'].choices.map((choice) => [
      choice.label.toLowerCase(),
      choice,
    ]),
  ),
};

/** How much of the window is drawn, by the value of `show`. */
const extents = {
  window: { hasHeader: true, hasMessageBox: true },
  'header-and-messages': { hasHeader: true, hasMessageBox: false },
  messages: { hasHeader: false, hasMessageBox: false },
};

const allIcons = Object.keys(barIcons) as BarIconId[];

/** What a drawn chat shows. Parts that are left out are not drawn. */
interface ChatWindow {
  readonly hasHeader?: boolean;
  readonly hasMessageBox?: boolean;
  /** The open channel. */
  readonly channel?: string;
  readonly channels?: readonly string[];
  readonly notice?: Line | undefined;
  readonly messages: readonly Picture[];
  readonly members?: readonly Person[];
  /** Lines above the message box. */
  readonly hint?: readonly string[];
  /** Text in the message box. */
  readonly typed?: string | undefined;
  /** Icons of the icon bar. Defaults to those of a new chat. */
  readonly icons?: readonly BarIconId[] | undefined;
  /** Text of the banner below the message box. */
  readonly banner?: string | undefined;
  readonly look?: Readonly<Record<string, string>>;
}

function styleOf({
  theme = '',
  font = '',
  density = '',
}: Readonly<Record<string, string>>): string | undefined {
  const rules: string[] = [];
  if (theme) {
    const { colours } = themes[theme as keyof typeof themes];
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
  if (font) {
    rules.push(`font-family: ${fonts[font as keyof typeof fonts].stack}`);
  }
  if (density) {
    const { gap, lineHeight } = densities[density as keyof typeof densities];
    rules.push(`--scene-gap: ${gap}px`, `line-height: ${lineHeight}`);
  }
  return rules.join('; ') || undefined;
}

function header(channel: string, channels: readonly string[]): Picture {
  const list = channels.length > 0 ? channels : [channel];
  const names = list.map((name) =>
    h('span', { className: name === channel && list.length > 1 ? 'scene-open' : undefined }, `#${name}`),
  );
  return {
    art: box('scene-header', h('strong', examples.chatName), ...names),
    alt:
      list.length > 1
        ? `${examples.chatName}, channels ${list.join(', ')}, open: ${channel}.`
        : `${examples.chatName}, channel ${channel}.`,
  };
}

function noticeBox({ art, alt }: Line, style = 'info'): Picture {
  return {
    art: box(`scene-notice scene-notice--${style}`, noticeIcon(style), h('span', art)),
    alt: sentences(`Notice above the messages: ${alt}`),
  };
}

function memberList(members: readonly Person[], shapes: string | undefined): Picture {
  return {
    art: box(
      'scene-members',
      label(barIcons.members.label, 'scene-small'),
      ...members.map((person) => box('scene-who', ...shapeOf(person, shapes), h('span', person.name))),
    ),
    alt: sentences(`Member list: ${members.map(inWords).join('; ')}`),
  };
}

/** The row below the messages: the message box, then the icons. */
function messageBox({ typed, hint = [], icons, channel = 'general' }: ChatWindow): Picture {
  const bar = icons ?? allIcons;
  return {
    art: box(
      'scene-foot',
      ...(hint.length > 0 ? [box('scene-hint', ...hint.map((line) => box('scene-hint-line', line)))] : []),
      box(typed ? 'scene-box scene-box--typed' : 'scene-box', typed ?? `#${channel}`),
      ...(bar.length > 0 ? [box('scene-bar', ...bar.map(barIcon))] : []),
    ),
    alt: sentences(
      hint.length > 0 && `Beside the message box: ${sentences(...hint)}`,
      typed && `In the message box: ${typed}`,
      icons &&
        (icons
          .map((id) => barIcons[id].label)
          .join(', ')
          .replace(/^(?=.)/, 'Icons: ') ||
          'No icon bar'),
    ),
  };
}

/** Draws the chat window from the header to the message box. */
export function drawnChat(chat: ChatWindow): Picture {
  const { hasHeader = true, hasMessageBox = true, channel = 'general', channels = [], look = {} } = chat;
  const { notice, messages, members = [], banner } = chat;
  const top = [
    ...(hasHeader ? [header(channel, channels)] : []),
    ...(notice ? [noticeBox(notice, look.notice)] : []),
  ];
  const people = members.length > 0 ? [memberList(members, look.shapes)] : [];
  const foot = hasMessageBox ? [messageBox(chat)] : [];
  const arts = (pictures: readonly Picture[]): ElementContent[] => pictures.map(({ art }) => art);
  return {
    art: h(
      'div',
      { className: look.theme ? 'scene-chat scene-chat--themed' : 'scene-chat', style: styleOf(look) },
      ...arts(top),
      box('scene-middle', box('scene-messages', ...arts(messages)), ...arts(people)),
      ...arts(foot),
      ...(banner ? [box('scene-banner', banner)] : []),
    ),
    alt: [
      hasHeader ? 'The chat' : 'A chat:',
      ...[...top, ...messages, ...people, ...foot].map(({ alt }) => alt),
      ...(banner ? [`Under the message box a banner: ${banner}.`] : []),
    ]
      .join(' ')
      .trim(),
  };
}

function drawnPoll(tag: Tag): Picture {
  const question = tag.need('question');
  const options = tag.some('Option').map((each) => ({ ...each.line, votes: each.number('votes') }));
  const all = options.reduce((sum, { votes }) => sum + votes, 0);
  const share = (votes: number) => Math.round((votes / Math.max(1, all)) * 100);
  const rows = options.map(({ art, votes }) =>
    box(
      'scene-option',
      h('span', art),
      h('span', `${share(votes)} % · ${votes}`),
      h('div', { className: 'scene-track' }, h('div', { style: `width: ${share(votes)}%` })),
    ),
  );
  return {
    art: box('scene-poll', h('strong', question), ...rows),
    alt: sentences(
      `A poll asks: ${question}`,
      options.map(({ alt, votes }) => `${alt}: ${votes} votes, ${share(votes)} %`).join('; '),
    ),
  };
}

function drawnWith(tag: Tag, look: Readonly<Record<string, string>>): Picture {
  const channels = tag.all('Channel').map((each) => each.need('name'));
  const icons = tag.all('Icon').map((each) => each.key('id', barIcons, 'icon'));
  return drawnChat({
    ...extents[tag.key('show', extents, 'extent', 'window')],
    channels,
    channel: channels.length > 0 ? tag.oneOf('channel', channels, 'channel') : 'general',
    notice: tag.all('Notice')[0]?.line,
    messages: tag
      .all('Message', 'ChatLine', 'Poll')
      .map((each) => (each.name === 'Poll' ? drawnPoll(each) : drawnMessage(each, look.shapes))),
    members: tag.all('Member').map((each) => personOf(each, 'name')),
    icons: icons.length > 0 ? icons : undefined,
    typed: tag.get('typed'),
    banner: tag.get('banner'),
    look,
  });
}

/** Draws `<ChatScene>`: a chat, or the same chat in several looks side by side. */
export function chatScene(tag: Tag): Picture {
  const variants = tag.all('Look').map((look) => {
    const [by = ''] = Object.keys(looks).filter((name) => look.get(name));
    const values = looks[by] ?? look.fail(`needs one of ${Object.keys(looks).join('="…", ')}="…".`);
    const value = look.key(by, values, by);
    return { name: values[value]?.label ?? value, ...drawnWith(tag, { [by]: value }) };
  });
  return variants.length > 0 ? sideBySide(variants) : drawnWith(tag, {});
}

/** Draws `<IconBarScene>`: the icon bar, each icon with its number and its name. */
export function iconBarScene(): Picture {
  const names = allIcons.map((id) => barIcons[id].label);
  const numbered = names.map((name, index) =>
    box('scene-named', h('span', { className: 'scene-number' }, String(index + 1)), label(name)),
  );
  return {
    art: box(
      'scene-names',
      drawnChat({ messages: [], hasHeader: false }).art,
      box('scene-list', ...numbered),
    ),
    alt: `The message box and the icon bar beside it, left to right: ${names.join(', ')}.`,
  };
}
