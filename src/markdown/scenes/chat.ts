import type { Element } from 'hast';
import { toString as textOf } from 'mdast-util-to-string';
import { embedModes } from '../../facts/embed';
import { addresses, examples, product } from '../../facts/product';
import { rankShapeStyles, ranks } from '../../facts/ranks';
import { type BarIconId, barIcons, pageLayouts } from '../../facts/settings/appearance';
import { colorStyle, densities, themes } from '../../facts/themes';
import { messageMenuSign } from '../../facts/uiLabels';
import { type Content, element } from '../html/hast';
import { barIcon, noticeIcon, rankShape } from '../html/icons';
import { digits, factOf, flag, keyOf, oneOf, optional, requiredText, several } from '../tags/attributes';
import { defineTag } from '../tags/defineTag';
import {
  box,
  childrenFrom,
  figure,
  highlighted,
  isFrom,
  row,
  sideBySide,
  stepNumber,
  uiLabel,
  unwrapParagraphs,
  withAlt,
} from './drawing';

/** `<Notice kind="warning">`: a notice above the messages. */
export const Notice = defineTag(
  { kind: oneOf('info', 'warning', 'celebration') },
  ({ kind }, { children }) => {
    const words = element('span', {}, unwrapParagraphs(children));
    return box(
      `scene-notice-style scene-notice-style--${kind}`,
      row('scene-notice', noticeIcon(kind), words),
    );
  },
);

/** `<ChatLine>`: a line of the chat itself. */
export const ChatLine = defineTag({}, (_, { children }) => box('scene-system', unwrapParagraphs(children)));

/** `<Reaction emoji="👍" count="3" own />`: a reaction to the message. `own` marks it as the reader's. */
export const Reaction = defineTag(
  { emoji: requiredText, count: digits, own: flag },
  ({ emoji, count, own }) => {
    const words = `${emoji} ${count}`;
    const drawing = element(own ? 'strong' : 'span', { className: 'scene-reaction' }, words);
    return withAlt(drawing, own ? `${words}, with yours. ` : `${words}. `);
  },
);

// These colors contrast with white letters, and with light and dark chats.
const avatarColors = ['#3f7359', '#8a6420', '#4a6894', '#a3543d', '#755a8e', '#66702f'];

/** Draws someone's avatar: a letter on a color. The modulus 17 gives the people of the examples different colors. */
function drawAvatar(name: string): Element {
  if (name === product.bot) {
    return box('scene-avatar scene-avatar--bird');
  }
  const sum = [...name].reduce((total, letter) => total + letter.charCodeAt(0), 0);
  const style = { background: avatarColors[(sum % 17) % avatarColors.length] ?? '' };
  return withAlt(
    element('div', { className: 'scene-avatar', style }, ([...name][0] ?? '').toUpperCase()),
    '',
  );
}

/**
 * `<Message from="wren" rank="owner">`: a message. Guests have a number in their names. `press` highlights the name or the menu, and
 * `step` is its number.
 */
export const Message = defineTag(
  {
    from: requiredText,
    rank: optional(keyOf(ranks, 'rank')),
    press: optional(keyOf({ name: true, menu: true }, 'part to press')),
    step: optional(digits),
  },
  ({ from, rank = /#\d{4}$/.test(from) ? 'guest' : 'member', press, step }, { children }) => {
    const isBot = from === product.bot;
    const name = press === 'name' ? highlighted(from) : element('strong', {}, from);
    const number = stepNumber(step);
    // In the style *Letters*, the letter replaces the shape.
    const shape = { className: 'scene-shape', dataLetter: ranks[rank].letter };
    const who = [
      press === 'name' && number,
      withAlt(name, isBot ? `${from}: ` : `${from}, ${ranks[rank].name}: `),
      !isBot && withAlt(element('span', shape, rankShape(rank)), ''),
      press === 'menu' && withAlt(row('scene-end', number, highlighted(messageMenuSign)), ''),
    ];
    const reactions = childrenFrom(children, 'Reaction');
    const below = [reactions.length > 0 && row('scene-reactions', reactions), childrenFrom(children, 'Menu')];
    const words = unwrapParagraphs(children).filter((part) => !isFrom(part, 'Reaction', 'Menu'));
    return row(
      'scene-message',
      drawAvatar(from),
      box('scene-said', row('scene-who', who), box('scene-text', words), below),
    );
  },
);

/** A style to draw a chat in. */
interface Look {
  readonly name: string;
  readonly className?: string;
  readonly style?: Readonly<Record<string, string | number>>;
  /** Draws what is around the chat. */
  readonly around?: (chat: Element) => Element;
}

/** Draws a page with a chat. Styles put the chat in its place. */
function drawPage(place: string, title: string, ...parts: readonly Content[]): Element {
  return element('div', { className: 'scene-page', dataPlace: place }, element('strong', {}, title), parts);
}

const site = addresses.site.replace('https://', '');
const lines = box('scene-lines');

/** The button of a pop-up, with the number of unread messages. */
const popupButton = element(
  'div',
  {
    className: 'scene-avatar',
    style: { background: 'var(--scene-accent)', color: 'var(--scene-on-accent)' },
  },
  '3',
);

/** The looks to draw side by side, by the value of `each`. */
const looksByKind: Readonly<Record<string, readonly Look[]>> = {
  theme: Object.values(themes).map(({ label: name, colors }) => ({
    name,
    className: 'scene-chat--themed',
    style: colorStyle(colors),
  })),
  density: Object.values(densities).map(({ label: name, gap, lineHeight }) => ({
    name,
    style: { '--scene-gap': `${gap}px`, 'line-height': lineHeight },
  })),
  embed: Object.entries(embedModes).map(([mode, name]) => ({
    name,
    style: { 'margin-bottom': mode === 'popup' ? '3.5rem' : '0', 'min-width': '52%' },
    around: (chat) => drawPage(mode, 'Your website', lines, chat, mode === 'popup' && popupButton, lines),
  })),
  layout: Object.entries(pageLayouts).map(([place, { label: name, margin }]) => ({
    name,
    style: { flex: '1', margin },
    around: (chat) => drawPage(place, site, chat, place === 'beside' && lines),
  })),
  shapes: rankShapeStyles.map((name) => ({ name, className: `scene-chat--${name.toLowerCase()}` })),
};

/** Draws the name of the chat and its channels. The first channel is open. */
function renderHeader(channels: readonly string[]): Element {
  const names = channels.map((name, index) => {
    const className = index === 0 && channels.length > 1 ? 'scene-open' : undefined;
    return element('span', { className }, ` #${name}`);
  });
  return row('scene-header', element('strong', {}, examples.chatName), names);
}

/** Draws the message box and the icon bar. The selected icon has its name and the number of its step. */
function renderFooter(inBox: Element | string, press: BarIconId | undefined, number: Content): Element {
  const icons = (Object.keys(barIcons) as BarIconId[]).map((id) =>
    id === press ? highlighted(barIcon(id), uiLabel(barIcons[id].label), number) : barIcon(id),
  );
  const words = [
    typeof inBox === 'string' ? '' : ` In the message box: ${textOf(inBox).replace(/[^.]$/, '$&.')} `,
    press ? ` In the icon bar, ${barIcons[press].label} is selected. ` : '',
  ];
  const foot = row('scene-foot', box('scene-box', inBox), row('scene-bar', icons));
  return withAlt(element('div', {}, foot), words.join(''));
}

/**
 * `<ChatScene>`: a chat. Optional are the `radio`, the list of `members`, and a dialog or a menu. With `each`, the chat is drawn once
 * for each look.
 */
export const ChatScene = defineTag(
  {
    each: optional(factOf(looksByKind, 'look')),
    show: oneOf('window', 'messages'),
    channels: optional(several(requiredText)),
    banner: optional(requiredText),
    typed: optional(requiredText),
    radio: optional(requiredText),
    members: optional(several(requiredText)),
    press: optional(keyOf(barIcons, 'icon')),
    step: optional(digits),
    note: optional(requiredText),
  },
  (values, { children }) => {
    const { each: looks, show, channels = ['general'], members = [] } = values;
    const { banner, typed, radio, press, step, note } = values;
    const dialogs = childrenFrom(children, 'Dialog');
    const menus = childrenFrom(children, 'Menu');
    const people = members.map((name) => box('scene-member', name));
    // The dialog of an icon is above the icon, and that of a menu next to the menu.
    const opened = menus.concat(press ? [] : dialogs);
    const beside = people.length > 0 ? [box('scene-members', people)] : opened;
    const messages = box('scene-messages', childrenFrom(children, 'Message', 'ChatLine'), press && dialogs);
    const inside = [
      show === 'window' && renderHeader(channels),
      childrenFrom(children, 'Notice'),
      radio && box('scene-banner scene-radio', barIcon('radio'), ` ${radio}`),
      beside.length > 0 ? row('scene-middle', messages, beside) : messages,
      show === 'window' && renderFooter(typed ? uiLabel(typed) : `#${channels[0]}`, press, stepNumber(step)),
      banner && box('scene-banner', banner),
    ];
    if (looks) {
      const drawings = looks.map(({ name, className = '', style, around = (chat) => chat }) => {
        const chat = element('div', { className: `scene-chat ${className}`.trim(), style }, inside);
        return [name, around(chat)] as const;
      });
      const names = looks.map(({ name }) => name).join(', ');
      return figure(withAlt(sideBySide(drawings), `The same chat in these styles: ${names}.`), note);
    }
    return figure(box('scene-chat', inside), note);
  },
);
