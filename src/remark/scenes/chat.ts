import type { Element } from 'hast';
import { h } from 'hastscript';
import { chatColors } from '../../components/shared/chatDrawing';
import { examples } from '../../facts/product';
import { settingsPages } from '../../facts/settings';
import { type BarIconId, barIcons } from '../../facts/settings/icons';
import { densities, themes } from '../../facts/themes';
import { box, label, type Picture, sentences, sideBySide, stepsOf } from './figure';
import { barIcon, noticeIcon } from './icons';
import { menuOf, type OpenMenu } from './menus';
import { drawnMessage, inWords, type Person, personOf, shapeOf, shapeStyles } from './messages';
import { dialogOf } from './panels';
import type { Line, Tag } from './tags';

/** What can differ between chats that are drawn side by side: the attributes of `<Look>` and their values. */
const looks: Readonly<Record<string, Readonly<Record<string, { readonly label: string }>>>> = {
  theme: themes,
  density: densities,
  shapes: shapeStyles,
  notice: Object.fromEntries(
    settingsPages['pinned-notices'].settings['notice-style'].choices.map((choice) => [
      choice.label.toLowerCase(),
      choice,
    ]),
  ),
};

/** How much of the window is shown: the values of `show`. */
const extents = { window: 'all', 'header-and-messages': 'no message box', messages: 'no header either' };

const allIcons = Object.keys(barIcons) as BarIconId[];

/** How a chat looks, by the attributes of `<Look>`. */
type Look = Readonly<Record<string, string>>;

/** The parts of a chat window. */
interface ChatWindow {
  readonly header?: Picture;
  readonly notice?: Picture;
  readonly messages: readonly Picture[];
  /** The menu that is open somewhere in the window, next to the messages, so that it covers none. */
  readonly menu?: OpenMenu;
  /** What is at the right of the messages. */
  readonly aside?: Picture;
  /** The row of the message box, and what is below it. */
  readonly foot: readonly Picture[];
  readonly look?: Look;
}

function styleOf({ theme = '', density = '' }: Look): string | undefined {
  const variables: Record<string, string | number> = {};
  if (theme) {
    Object.assign(variables, chatColors(themes[theme as keyof typeof themes].colors));
  }
  if (density) {
    const { gap, lineHeight } = densities[density as keyof typeof densities];
    Object.assign(variables, { '--scene-gap': `${gap}px`, 'line-height': lineHeight });
  }
  const rules = Object.entries(variables).map(([name, value]) => `${name}: ${value}`);
  return rules.join('; ') || undefined;
}

/** The header with the open channel, or with several channels of which it is one. */
export function header(open = 'general', channels: readonly string[] = [open]): Picture {
  const isOneOfSeveral = channels.length > 1;
  const names = channels.map((name) =>
    h('span', { className: isOneOfSeveral && name === open ? 'scene-open' : undefined }, `#${name}`),
  );
  return {
    art: box('scene-header', h('strong', examples.chatName), ...names),
    alt: isOneOfSeveral
      ? `${examples.chatName} with the channels ${channels.join(', ')}. The open channel is ${open}.`
      : `${examples.chatName}, channel ${open}.`,
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

/** An icon of the icon bar that is selected, which shows its name, with the number of the step that selects it. */
interface Press {
  readonly id: BarIconId;
  readonly step: readonly Element[];
}

function pressedIcon({ id, step }: Press): Element {
  return h('span', { className: 'scene-pressed' }, barIcon(id), label(barIcons[id].label), ...step);
}

/** The row below the messages: the message box, then the icons, which default to those of a new chat. */
export function messageBox(icons?: readonly BarIconId[], channel = 'general', press?: Press): Picture {
  const bar = icons ?? allIcons;
  const names = icons?.map((id) => barIcons[id].label).join(', ');
  return {
    art: box(
      'scene-foot',
      box('scene-box', `#${channel}`),
      ...(bar.length > 0
        ? [box('scene-bar', ...bar.map((id) => (id === press?.id ? pressedIcon(press) : barIcon(id))))]
        : []),
    ),
    alt: sentences(
      names && `Icons: ${names}`,
      press && `In the icon bar next to the message box, ${barIcons[press.id].label} is highlighted`,
    ),
  };
}

/** Draws a chat window from its parts. */
export function chatWindow({ header, notice, messages, menu, aside, foot, look = {} }: ChatWindow): Picture {
  const arts = (...parts: readonly (Picture | undefined)[]) =>
    parts.flatMap((part) => (part ? [part.art] : []));
  const alts = [header, notice, ...messages, menu, aside, ...foot].map((part) => part?.alt);
  const list = box('scene-messages', ...arts(...messages));
  const middle = box(menu ? 'scene-middle scene-middle--menu' : 'scene-middle', list, ...arts(menu, aside));
  return {
    art: h(
      'div',
      { className: look.theme ? 'scene-chat scene-chat--themed' : 'scene-chat', style: styleOf(look) },
      [...arts(header, notice), middle, ...arts(...foot)],
    ),
    alt: [header ? 'The chat' : 'A chat:', ...alts].filter(Boolean).join(' '),
  };
}

function drawnPoll(tag: Tag): Picture {
  const question = tag.need('question');
  const options = tag
    .some('Option')
    .map((each) => ({ ...each.line, votes: each.number('votes'), isOwn: each.get('own') }));
  const all = options.reduce((sum, { votes }) => sum + votes, 0);
  const most = Math.max(...options.map(({ votes }) => votes));
  const share = (votes: number) => Math.round((votes / Math.max(1, all)) * 100);
  const rows = options.map(({ art, votes, isOwn }) =>
    box(
      'scene-option',
      isOwn ? h('strong', { className: 'yes' }, ' ', art) : h('span', art),
      h('span', `${share(votes)}% · ${votes}`),
      box(
        votes < most ? 'scene-track scene-track--behind' : 'scene-track',
        h('div', { style: `width: ${share(votes)}%` }),
      ),
    ),
  );
  return {
    art: box('scene-poll', h('strong', question), label('Anonymous', 'scene-small'), ...rows),
    alt: sentences(
      `An anonymous poll with the question: ${question}`,
      options
        .map(
          ({ alt, votes, isOwn }) => `${alt}: ${votes} votes, ${share(votes)}%${isOwn ? ', with yours' : ''}`,
        )
        .join('; '),
    ),
  };
}

function drawnWith(tag: Tag, look: Look, menu?: OpenMenu): Picture {
  const channels = tag.all('Channel').map((each) => each.need('name'));
  const channel = channels.length > 0 ? tag.oneOf('channel', channels, 'channel') : undefined;
  const icons = tag.all('Icon').map((each) => each.key('id', barIcons, 'icon'));
  const [notice] = tag.all('Notice').map((each) => noticeBox(each.line, look.notice));
  const members = tag.all('Member').map((each) => personOf(each, 'name'));
  const text = tag.get('banner');
  const banner = text
    ? [{ art: box('scene-banner', text), alt: `Banner below the message box: ${text}.` }]
    : [];
  const show = tag.key('show', extents, 'extent', 'window');
  const [step = []] = stepsOf(tag, 1);
  const icon = menu?.of === 'chat-menu' ? 'menu' : menu?.of === 'notifications' ? menu.of : undefined;
  const pressed = icon ?? (tag.get('press') && tag.key('press', barIcons, 'icon'));
  // An icon opens its dialog above the icon bar, and a menu next to the chat.
  const inside = tag.all('Message', 'ChatLine', 'Poll', ...(pressed && !menu ? ['Dialog'] : []));
  return chatWindow({
    header: show === 'messages' ? undefined : header(channel, channel ? channels : undefined),
    notice,
    messages: inside.map((each, index) =>
      each.name === 'Poll'
        ? drawnPoll(each)
        : each.name === 'Dialog'
          ? dialogOf(each)
          : drawnMessage(each, look.shapes, [], index === 0 && !icon ? menu : undefined),
    ),
    menu,
    aside: members.length > 0 ? memberList(members, look.shapes) : undefined,
    // A menu at a message has nothing to do with the message box.
    foot:
      show === 'window' && (icon || !menu)
        ? [
            messageBox(
              icons.length > 0 ? icons : undefined,
              channel,
              pressed ? { id: pressed, step: menu?.step ?? step } : undefined,
            ),
            ...banner,
          ]
        : [],
    look,
  });
}

/** A chat, and the dialog that the highlighted entry of its menu opens, with an arrow to it. */
function withMenu(tag: Tag): Picture {
  const [menu] = tag.all('Menu').map(menuOf);
  const chat = drawnWith(tag, {}, menu);
  const [dialog] = menu ? tag.all('Dialog').map(dialogOf) : [];
  if (!menu || !dialog) {
    return chat;
  }
  const arrow = h('div', { className: 'scene-arrow', style: `--row: ${menu.row}` });
  return { art: box('scene-pair', chat.art, arrow, dialog.art), alt: sentences(chat.alt, dialog.alt) };
}

/** Draws `<ChatScene>`: a chat, with the dialog it opens, or the same chat in several looks side by side. */
export function chatScene(tag: Tag): Picture {
  const variants = tag.all('Look').map((look) => {
    const [by = '', second] = Object.keys(looks).filter((name) => look.get(name));
    const values = second ? undefined : looks[by];
    if (!values) {
      return look.fail(`needs one of ${Object.keys(looks).join('="…", ')}="…".`);
    }
    const value = look.key(by, values, by);
    return { name: values[value]?.label ?? value, ...drawnWith(tag, { [by]: value }) };
  });
  return variants.length > 0 ? sideBySide(variants, 'The same chat in these styles') : withMenu(tag);
}

/** Draws `<IconBarScene>`: each icon of the icon bar with its name. */
export function iconBarScene(): Picture {
  const names = allIcons.map((id) => barIcons[id].label);
  const named = allIcons.map((id) => box('scene-named', barIcon(id), label(barIcons[id].label)));
  return {
    art: box('scene-list', ...named),
    alt: `The icon bar has these icons from left to right: ${names.join(', ')}.`,
  };
}
