import type { Element } from 'hast';
import { toString as textOf } from 'mdast-util-to-string';
import { chatColors, noticePaths } from '../../components/ui/chatDrawing';
import { heldLabel, messageMenuSign } from '../../facts/interface';
import { examples, product } from '../../facts/product';
import { rankShapeStyles, ranks } from '../../facts/ranks';
import { type BarIconId, barIcons } from '../../facts/settings/appearance';
import { densities, themes } from '../../facts/themes';
import { type Content, element, toNodes } from '../html/content';
import { chat } from '../html/labels';
import { keyIn, keysOf, lookUp } from '../html/lookUp';
import { need, type WriteTag } from '../html/tag';
import {
  box,
  callout,
  figure,
  isPart,
  label,
  line,
  partsOf,
  pressed,
  says,
  sideBySide,
  unwrapped,
} from './picture';

/** `<Notice kind="warning">`: a notice above the messages. */
export const notice: WriteTag = ({ kind = 'info' }, { children }) => {
  const id = keyIn(noticePaths, kind, 'kind');
  return box(
    `scene-notice-style scene-notice-style--${id}`,
    chat.notice(noticePaths[id], ...unwrapped(children)),
  );
};

/** `<ChatLine>`: a line of the chat itself. */
export const chatLine: WriteTag = (_, { children }) => box('scene-system', unwrapped(children));

/** `<Reaction emoji="👍" count="3" own="yes" />`: a reaction to the message. `own` marks it as the reader's. */
export const reaction: WriteTag = (attributes) => {
  const { own } = attributes;
  const text = `${need(attributes, 'emoji')} ${need(attributes, 'count')}`;
  const art = element(own ? 'strong' : 'span', { className: 'scene-reaction' }, text);
  return says(art, own ? `${text}, with yours. ` : `${text}. `);
};

/**
 * `<Message from="wren" rank="owner">`: a message. Guests have a number in their names. `held` says that it waits for
 * approval, and `press` highlights the `name` or the `menu`, which has the number `step`.
 */
export const message: WriteTag = (attributes, { children }) => {
  const { held, press, step } = attributes;
  const from = need(attributes, 'from');
  const rank = keyIn(ranks, attributes.rank ?? (/#\d{4}$/.test(from) ? 'guest' : 'member'), 'rank');
  const isPressed = press && keyIn({ name: true, menu: true }, press, 'part to press');
  const isBot = from === product.bot;
  const name = isPressed === 'name' ? pressed(from) : element('strong', {}, from);
  const number = callout(step);
  // The letter is for the style that has letters instead of shapes.
  const shape = { className: 'scene-shape', dataLetter: ranks[rank].letter };
  const who = [
    isPressed === 'name' && number,
    says(name, isBot ? `${from}: ` : `${from}, ${ranks[rank].name}: `),
    !isBot && element('span', shape, chat.rankShape(rank)),
    isPressed === 'menu' && says(line('scene-end', number, pressed(messageMenuSign)), ''),
  ];
  const reactions = partsOf(children, 'scene-reaction');
  const below = [
    held && box('scene-state', '◷ ', label(heldLabel)),
    reactions.length > 0 && line('scene-reactions', reactions),
    partsOf(children, 'scene-menu'),
  ];
  const text = unwrapped(children).filter((part) => !isPart(part, 'scene-reaction', 'scene-menu'));
  return chat.message({ from, who: toNodes(who), below: toNodes(below) }, ...text);
};

/** How a chat looks, if not like a new one. */
interface Look {
  readonly name?: string;
  readonly className?: string;
  readonly style?: Readonly<Record<string, string | number>>;
}

/** The looks that are drawn side by side, by the value of `each`. */
const looks: Readonly<Record<string, readonly Look[]>> = {
  theme: Object.values(themes).map(({ label: name, colors }) => ({
    name,
    className: 'scene-chat--themed',
    style: chatColors(colors),
  })),
  density: Object.values(densities).map(({ label: name, gap, lineHeight }) => ({
    name,
    style: { '--scene-gap': `${gap}px`, 'line-height': lineHeight },
  })),
  shapes: rankShapeStyles.map((name) => ({ name, className: `scene-chat--${name.toLowerCase()}` })),
};

/** Returns the message box below the messages, and the icon bar with the icon that is selected, its name, and its step. */
function footOf(inBox: Element | string, press: BarIconId | undefined, number: Content): Element {
  const icons = (Object.keys(barIcons) as BarIconId[]).map((id) =>
    id === press ? pressed(chat.barIcon(id), label(barIcons[id].label), number) : chat.barIcon(id),
  );
  const words = [
    typeof inBox === 'string' ? '' : ` In the message box: ${textOf(inBox)}. `,
    press ? ` In the icon bar, ${barIcons[press].label} is highlighted. ` : '',
  ];
  return says(element('div', {}, chat.foot(inBox, icons)), words.join(''));
}

/** `<ChatScene>`: a chat, with what its icon or a menu opens, or the same chat once for `each` look. */
export const chatScene: WriteTag = (attributes, { children }) => {
  const { each, show = 'window', press, step, banner, typed, note } = attributes;
  const [open = '', ...others] = keysOf(attributes.channels ?? 'general');
  const icon = press ? keyIn(barIcons, press, 'icon') : undefined;
  const isWindow = lookUp({ window: true, messages: false }, show, 'extent');
  const channels = [open, ...others].map((name, index) =>
    element('span', { className: index === 0 && others.length > 0 ? 'scene-open' : undefined }, ` #${name}`),
  );
  const dialogs = partsOf(children, 'scene-dialog');
  const menus = partsOf(children, 'scene-menu');
  const messages = box(
    'scene-messages',
    partsOf(children, 'scene-message', 'scene-system'),
    // What an icon opens is above it.
    icon && dialogs,
  );
  const draw = ({ className = '', style }: Look = {}) =>
    element(
      'div',
      { className: `scene-chat ${className}`.trim(), style },
      isWindow && chat.header(examples.chatName, ...channels),
      partsOf(children, 'scene-notice-style'),
      menus.length > 0 ? line('scene-middle', messages, menus) : messages,
      isWindow && footOf(typed ? label(typed) : `#${open}`, icon, callout(step)),
      banner && box('scene-banner', banner),
    );
  if (each) {
    const drawn = lookUp(looks, each, 'look').map((look) => [look.name ?? '', draw(look)] as const);
    const names = drawn.map(([name]) => name).join(', ');
    return figure(says(sideBySide(drawn), `The same chat in these styles: ${names}.`), note);
  }
  return figure(icon || dialogs.length === 0 ? draw() : line('scene-pair', draw(), dialogs), note);
};
