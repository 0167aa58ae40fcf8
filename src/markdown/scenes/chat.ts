import type { Element } from 'hast';
import { toString as textOf } from 'mdast-util-to-string';
import { messageMenuSign } from '../../facts/interface';
import { examples, product } from '../../facts/product';
import { rankShapeStyles, ranks } from '../../facts/ranks';
import { type BarIconId, barIcons } from '../../facts/settings/appearance';
import { colorVariables, densities, type ThemeColors, themes } from '../../facts/themes';
import { type Content, element } from '../html/content';
import { barIcon, noticeIcon, noticePaths, rankShape } from '../html/shapes';
import { checkKey, lookUp, splitKeys } from '../tagInput/lookUp';
import { type RenderTag, requireAttribute } from '../tagInput/tag';
import {
  box,
  childrenDrawnFor,
  figure,
  highlighted,
  isDrawnFor,
  label,
  line,
  sideBySide,
  stepNumber,
  unwrapParagraphs,
  withAlt,
} from './parts';

/** `<Notice kind="warning">`: a notice above the messages. */
export const notice: RenderTag = ({ kind = 'info' }, { children }) => {
  const id = checkKey(noticePaths, kind, 'kind');
  const text = element('span', {}, unwrapParagraphs(children));
  return box(`scene-notice-style scene-notice-style--${id}`, line('scene-notice', noticeIcon(id), text));
};

/** `<ChatLine>`: a line of the chat itself. */
export const chatLine: RenderTag = (_, { children }) => box('scene-system', unwrapParagraphs(children));

/** `<Reaction emoji="👍" count="3" own />`: a reaction to the message. `own` marks it as the reader's. */
export const reaction: RenderTag = (attributes) => {
  const isOwn = attributes.own !== undefined;
  const text = `${requireAttribute(attributes, 'emoji')} ${requireAttribute(attributes, 'count')}`;
  const drawing = element(isOwn ? 'strong' : 'span', { className: 'scene-reaction' }, text);
  return withAlt(drawing, isOwn ? `${text}, with yours. ` : `${text}. `);
};

// Dark enough for white letters, on a light chat and on a dark one.
const avatarColors = ['#3f7359', '#8a6420', '#4a6894', '#a3543d', '#755a8e', '#66702f'];

/** Returns the picture of someone: the first letter on one of six colors. The modulus 17 gives the example people different ones. */
function drawAvatar(name: string): Element {
  if (name === product.bot) {
    return box('scene-avatar scene-avatar--bird');
  }
  const sum = [...name].reduce((all, letter) => all + letter.charCodeAt(0), 0);
  const style = { background: avatarColors[(sum % 17) % avatarColors.length] ?? '' };
  return withAlt(
    element('div', { className: 'scene-avatar', style }, ([...name][0] ?? '').toUpperCase()),
    '',
  );
}

/**
 * `<Message from="wren" rank="owner">`: a message. Guests have a number in their names. `press` highlights the `name` or the
 * `menu`, which has the number `step`.
 */
export const message: RenderTag = (attributes, { children }) => {
  const { press, step } = attributes;
  const from = requireAttribute(attributes, 'from');
  const rank = checkKey(ranks, attributes.rank ?? (/#\d{4}$/.test(from) ? 'guest' : 'member'), 'rank');
  const isPressed = press && checkKey({ name: true, menu: true }, press, 'part to press');
  const isBot = from === product.bot;
  const name = isPressed === 'name' ? highlighted(from) : element('strong', {}, from);
  const number = stepNumber(step);
  // The letter is for the style that has letters instead of shapes.
  const shape = { className: 'scene-shape', dataLetter: ranks[rank].letter };
  const who = [
    isPressed === 'name' && number,
    withAlt(name, isBot ? `${from}: ` : `${from}, ${ranks[rank].name}: `),
    !isBot && withAlt(element('span', shape, rankShape(rank)), ''),
    isPressed === 'menu' && withAlt(line('scene-end', number, highlighted(messageMenuSign)), ''),
  ];
  const reactions = childrenDrawnFor(children, 'Reaction');
  const below = [
    reactions.length > 0 && line('scene-reactions', reactions),
    childrenDrawnFor(children, 'Menu'),
  ];
  const text = unwrapParagraphs(children).filter((part) => !isDrawnFor(part, 'Reaction', 'Menu'));
  return line(
    'scene-message',
    drawAvatar(from),
    box('scene-said', line('scene-who', who), box('scene-text', text), below),
  );
};

/** How a chat looks, if not like a new one. */
interface Variant {
  readonly name?: string;
  readonly className?: string;
  readonly style?: Readonly<Record<string, string | number>>;
}

/** The looks that are drawn side by side, by the value of `each`. */
const variants: Readonly<Record<string, readonly Variant[]>> = {
  theme: Object.values(themes).map(({ label: name, colors }) => ({
    name,
    className: 'scene-chat--themed',
    style: Object.fromEntries(
      Object.entries(colorVariables).map(([id, name]) => [name, colors[id as keyof ThemeColors]]),
    ),
  })),
  density: Object.values(densities).map(({ label: name, gap, lineHeight }) => ({
    name,
    style: { '--scene-gap': `${gap}px`, 'line-height': lineHeight },
  })),
  shapes: rankShapeStyles.map((name) => ({ name, className: `scene-chat--${name.toLowerCase()}` })),
};

/** Returns the message box below the messages, and the icon bar with the icon that is selected, its name, and its step. */
function renderFooter(inBox: Element | string, press: BarIconId | undefined, number: Content): Element {
  const icons = (Object.keys(barIcons) as BarIconId[]).map((id) =>
    id === press ? highlighted(barIcon(id), label(barIcons[id].label), number) : barIcon(id),
  );
  const words = [
    typeof inBox === 'string' ? '' : ` In the message box: ${textOf(inBox).replace(/[^.]$/, '$&.')} `,
    press ? ` In the icon bar, ${barIcons[press].label} is selected. ` : '',
  ];
  const foot = line('scene-foot', box('scene-box', inBox), line('scene-bar', icons));
  return withAlt(element('div', {}, foot), words.join(''));
}

/**
 * `<ChatScene>`: a chat, with its `radio` and its list of `members` if it shows them, and with what its icon or a menu opens, or
 * the same chat once for `each` look.
 */
export const chatScene: RenderTag = (attributes, { children }) => {
  const { each, show = 'window', press, step, banner, typed, radio, members, note } = attributes;
  const [open = '', ...others] = splitKeys(attributes.channels ?? 'general');
  const icon = press ? checkKey(barIcons, press, 'icon') : undefined;
  const isWindow = lookUp({ window: true, messages: false }, show, 'extent');
  const channels = [open, ...others].map((name, index) =>
    element('span', { className: index === 0 && others.length > 0 ? 'scene-open' : undefined }, ` #${name}`),
  );
  const dialogs = childrenDrawnFor(children, 'Dialog');
  const menus = childrenDrawnFor(children, 'Menu');
  const people = splitKeys(members ?? '').map((name) => box('scene-member', name));
  const beside = people.length > 0 ? box('scene-members', people) : menus;
  const messages = box(
    'scene-messages',
    childrenDrawnFor(children, 'Message', 'ChatLine'),
    // What an icon opens is above it.
    icon && dialogs,
  );
  const drawChat = ({ className = '', style }: Variant = {}) =>
    element(
      'div',
      { className: `scene-chat ${className}`.trim(), style },
      isWindow && line('scene-header', element('strong', {}, examples.chatName), channels),
      childrenDrawnFor(children, 'Notice'),
      radio && box('scene-banner scene-radio', `▶ ${radio}`),
      people.length > 0 || menus.length > 0 ? line('scene-middle', messages, beside) : messages,
      isWindow && renderFooter(typed ? label(typed) : `#${open}`, icon, stepNumber(step)),
      banner && box('scene-banner', banner),
    );
  if (each) {
    const drawn = lookUp(variants, each, 'look').map((look) => [look.name ?? '', drawChat(look)] as const);
    const names = drawn.map(([name]) => name).join(', ');
    return figure(withAlt(sideBySide(drawn), `The same chat in these styles: ${names}.`), note);
  }
  return figure(icon || dialogs.length === 0 ? drawChat() : line('scene-pair', drawChat(), dialogs), note);
};
