import type { Element, ElementContent } from 'hast';
import { optional } from 'valibot';
import { embedModes } from '../../facts/embed';
import { addresses, examples, product } from '../../facts/product';
import { rankShapeStyles, ranks } from '../../facts/ranks';
import { type BarIconId, barIcons, pageLayouts } from '../../facts/settings/appearance';
import { colorStyle, densities, themes } from '../../facts/themes';
import { messageMenuIcon } from '../../facts/uiLabels';
import {
  booleanAttribute,
  choiceAttribute,
  entryAttribute,
  keyAttribute,
  listOf,
  numberAttribute,
  textAttribute,
} from '../attributes';
import { childrenFromTags, isRenderedBy, unwrapParagraphs } from '../children';
import { defineTag } from '../defineTag';
import { element, type HtmlContent } from '../html/hast';
import { barIcon, noticeIcon, rankShape } from '../html/icons';
import { shownText } from '../html/shownText';
import { pressedControl, sceneBlock, sceneFigure, stepNumber, uiLabel, withAlt } from './sceneParts';

/** `<Notice kind="warning">`: a notice above the messages. */
export const Notice = defineTag(
  { kind: choiceAttribute('info', 'warning', 'celebration') },
  ({ kind }, { children }) => {
    const text = element('span', {}, unwrapParagraphs(children));
    return sceneBlock(`rk-scene-notice rk-scene-notice--${kind}`, noticeIcon(kind), text);
  },
  ['ChatScene'],
);

/** `<ChatLine>`: a message from the chat itself. */
export const ChatLine = defineTag(
  {},
  (_, { children }) => sceneBlock('rk-scene-system', unwrapParagraphs(children)),
  ['ChatScene'],
);

/** `<Reaction emoji="👍" count="3" own />`: a reaction to the message. `own` marks it as the reader's. */
export const Reaction = defineTag(
  { emoji: textAttribute, count: numberAttribute, own: booleanAttribute },
  ({ emoji, count, own }) => {
    const text = `${emoji} ${count}`;
    const reaction = element(own ? 'strong' : 'span', { className: 'rk-scene-reaction' }, text);
    return withAlt(reaction, own ? `${text}, with yours. ` : `${text}. `);
  },
  ['Message'],
);

// All contrast with white letters.
const avatarColors = ['#3f7359', '#8a6420', '#4a6894', '#a3543d', '#755a8e', '#66702f', '#a04a76'];

/** Renders an avatar: the first letter of a name on the letter's color, or the bird of the bot. */
function renderAvatar(name: string): Element {
  if (name === product.bot) return sceneBlock('rk-scene-avatar rk-scene-avatar--bird');
  const [letter = ''] = name.toUpperCase();
  const style = { background: avatarColors[letter.charCodeAt(0) % avatarColors.length] ?? '' };
  return withAlt(element('div', { className: 'rk-scene-avatar', style }, letter), '');
}

/**
 * `<Message from="wren" rank="owner">`: a message. Guests have a number in their names. `press` highlights the name or the menu, and
 * `step` is its number.
 */
export const Message = defineTag(
  {
    from: textAttribute,
    rank: optional(keyAttribute(ranks, 'rank')),
    press: optional(keyAttribute({ name: true, menu: true }, 'control')),
    step: optional(numberAttribute),
  },
  ({ from, rank: typedRank, press, step }, { children }) => {
    const rank = typedRank ?? (/#\d{4}$/.test(from) ? 'guest' : 'member');
    const isBot = from === product.bot;
    const number = stepNumber(step);
    const name = press === 'name' ? pressedControl(from) : element('strong', {}, from);
    // In the style *Letters*, CSS shows the letter instead of the shape.
    const shape = { className: 'rk-scene-shape', dataLetter: ranks[rank].letter };
    const author = [
      withAlt(name, isBot ? `${from}: ` : `${from}, ${ranks[rank].name}: `),
      !isBot && withAlt(element('span', shape, rankShape(rank)), ''),
      press === 'name' && number,
      press === 'menu' && withAlt(sceneBlock('rk-scene-end', number, pressedControl(messageMenuIcon)), ''),
    ];
    const text = unwrapParagraphs(children).filter((child) => !isRenderedBy(child, 'Reaction', 'Menu'));
    const reactions = childrenFromTags(children, 'Reaction');
    return sceneBlock(
      'rk-scene-message',
      renderAvatar(from),
      sceneBlock(
        'rk-scene-said',
        sceneBlock('rk-scene-who', author),
        sceneBlock('rk-scene-text', text),
        reactions.length > 0 && sceneBlock('rk-scene-reactions', reactions),
        childrenFromTags(children, 'Menu'),
      ),
    );
  },
  ['ChatScene'],
);

/** One of several ways in which the same chat is rendered. */
interface Variant {
  readonly name: string;
  readonly className?: string;
  readonly style?: Readonly<Record<string, string | number>>;
  readonly wrap?: (chat: Element) => Element;
}

/** Renders a page with a chat. Style sheets position the chat by `dataPlace`. */
function renderPage(dataPlace: string, title: string, ...content: readonly HtmlContent[]): Element {
  return element('div', { className: 'rk-scene-page', dataPlace }, element('strong', {}, title), content);
}

const productHost = addresses.product.replace('https://', '');
const textLines = sceneBlock('rk-scene-placeholder');

const buttonStyle = 'background: var(--scene-accent); color: var(--scene-on-accent)';

/** The button that opens a chat in a pop-up, with the number of unread messages. */
const popupButton = element('div', { className: 'rk-scene-avatar', style: buttonStyle }, '3');

const densityStyles: Readonly<Record<keyof typeof densities, Variant['style']>> = {
  compact: { '--scene-gap': '2px', 'line-height': 1.35 },
  cozy: { '--scene-gap': '8px', 'line-height': 1.5 },
  roomy: { '--scene-gap': '16px', 'line-height': 1.65 },
};

/** The margin around the chat on its page. */
const layoutMargins: Readonly<Record<keyof typeof pageLayouts, string>> = {
  centered: '0 19%',
  full: '0 -1rem -1rem',
  beside: '0 40% 0 0',
};

/** The sets of variants by the value of `variants`. */
const variantSets: Readonly<Record<string, readonly Variant[]>> = {
  theme: Object.values(themes).map(({ label: name, mode, colors }) => ({
    name,
    className: 'rk-scene-chat--themed',
    style: { 'color-scheme': mode, ...colorStyle(colors) },
  })),
  density: Object.entries(densities).map(([id, name]) => ({
    name,
    style: densityStyles[id as keyof typeof densities],
  })),
  embed: Object.entries(embedModes).map(([mode, name]) => ({
    name,
    className: 'rk-scene-embed',
    style: { 'margin-bottom': mode === 'popup' ? '3.5rem' : '0', 'min-width': '52%' },
    wrap: (chat) =>
      renderPage(mode, 'Your website', textLines, chat, mode === 'popup' && popupButton, textLines),
  })),
  layout: Object.entries(pageLayouts).map(([layout, name]) => ({
    name,
    style: { flex: '1', margin: layoutMargins[layout as keyof typeof pageLayouts] },
    wrap: (chat) => renderPage(layout, productHost, chat, layout === 'beside' && textLines),
  })),
  shapes: rankShapeStyles.map((name) => ({ name, className: `rk-scene-chat--${name.toLowerCase()}` })),
};

function renderVariants(variants: readonly Variant[], content: HtmlContent): Element {
  const chats = variants.map(({ name, className = '', style, wrap }) => {
    const chat = element('div', { className: `rk-scene-chat ${className}`.trim(), style }, content);
    const title = withAlt(sceneBlock('rk-scene-variant-name', name), `${name}: `);
    return sceneBlock('rk-scene-variant', title, wrap ? wrap(chat) : chat);
  });
  const names = variants.map(({ name }) => name).join(', ');
  return withAlt(sceneBlock('rk-scene-variants', chats), `The same chat in these styles: ${names}.`);
}

/** Renders the name of the chat and its channels. The first channel is open. */
function renderHeader(channels: readonly string[]): Element {
  const names = channels.map((name, index) => {
    const isMarked = index === 0 && channels.length > 1;
    return element(isMarked ? 'u' : 'span', {}, ` #${name}`);
  });
  return sceneBlock('rk-scene-header', element('strong', {}, examples.chatName), names);
}

/** Renders the message box with a command or, as a placeholder, the channel. */
function renderMessageBox(typed: string | undefined, channel: string | undefined): Element {
  if (!typed) return withAlt(sceneBlock('rk-scene-box', `#${channel}`), '');
  const label = uiLabel(typed);
  return withAlt(sceneBlock('rk-scene-box', label), `In the message box: ${shownText(label)}`);
}

function renderIconBar(press: BarIconId | undefined, number: HtmlContent): Element {
  const icons = (Object.keys(barIcons) as BarIconId[]).map((id) =>
    id === press ? pressedControl(barIcon(id), uiLabel(barIcons[id]), number) : barIcon(id),
  );
  const alt = press ? `In the icon bar, ${barIcons[press]} is selected` : '';
  return withAlt(sceneBlock('rk-scene-bar', icons), alt);
}

function renderMessagesAndSide(
  children: readonly ElementContent[],
  press: BarIconId | undefined,
  members: readonly string[] | undefined,
): Element {
  const dialogs = childrenFromTags(children, 'Dialog');
  const menus = childrenFromTags(children, 'Menu');
  // The dialog of an icon is above the icon, and the dialog of a menu entry is next to the menu.
  const opened = press ? menus : menus.concat(dialogs);
  const messages = sceneBlock(
    'rk-scene-messages',
    childrenFromTags(children, 'Message', 'ChatLine'),
    press && dialogs,
  );
  const memberList = members?.map((name) => sceneBlock('rk-scene-member', name));
  const beside = memberList ? [sceneBlock('rk-scene-members', memberList)] : opened;
  return beside.length > 0 ? sceneBlock('rk-scene-middle', messages, beside) : messages;
}

/**
 * `<ChatScene>`: a chat. `radio`, the list of `members`, and a dialog or a menu are optional. With `variants`, the chat is rendered
 * once for each variant.
 */
export const ChatScene = defineTag(
  {
    variants: optional(entryAttribute(variantSets, 'set of variants')),
    show: choiceAttribute('window', 'messages'),
    channels: optional(listOf(textAttribute)),
    banner: optional(textAttribute),
    typed: optional(textAttribute),
    radio: optional(textAttribute),
    members: optional(listOf(textAttribute)),
    press: optional(keyAttribute(barIcons, 'icon')),
    step: optional(numberAttribute),
    note: optional(textAttribute),
  },
  (values, { children }) => {
    const { variants, channels = ['general'], banner, typed, radio, press, step, note } = values;
    const isWindow = values.show === 'window';
    const iconBar = renderIconBar(press, stepNumber(step));
    const footer = sceneBlock('rk-scene-foot', renderMessageBox(typed, channels[0]), iconBar);
    const content = [
      isWindow && renderHeader(channels),
      childrenFromTags(children, 'Notice'),
      radio && sceneBlock('rk-scene-banner rk-scene-radio', barIcon('radio'), ` ${radio}`),
      renderMessagesAndSide(children, press, values.members),
      isWindow && element('div', {}, footer),
      banner && sceneBlock('rk-scene-banner', banner),
    ];
    return sceneFigure(
      variants ? renderVariants(variants, content) : sceneBlock('rk-scene-chat', content),
      note,
    );
  },
);
