import type { Element, ElementContent } from 'hast';
import { optional } from 'valibot';
import { examples, product } from '../../facts/product';
import { ranks } from '../../facts/ranks';
import { type BarIconId, barIcons } from '../../facts/settings/appearance';
import { messageMenuIcon } from '../../facts/uiLabels';
import {
  booleanAttribute,
  choiceAttribute,
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

/** `<Notice>`: a notice above the messages. */
export const Notice = defineTag(
  {},
  (_, { children }) =>
    sceneBlock('rk-scene-notice', noticeIcon(), element('span', {}, unwrapParagraphs(children))),
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
    const author = [
      withAlt(name, isBot ? `${from}: ` : `${from}, ${ranks[rank].name}: `),
      !isBot && rankShape(rank),
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

function renderHeader(): Element {
  return sceneBlock('rk-scene-header', element('strong', {}, examples.chatName), ' #general');
}

/** Renders the message box with a command or, as a placeholder, the channel. */
function renderMessageBox(typed: string | undefined): Element {
  if (!typed) return withAlt(sceneBlock('rk-scene-box', '#general'), '');
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

/** Renders the messages, with a dialog or the list of members next to them. */
function renderMiddle(
  children: readonly ElementContent[],
  members: readonly string[] | undefined,
): HtmlContent {
  const messages = childrenFromTags(children, 'Message');
  const memberList = members?.map((name) => sceneBlock('rk-scene-member', name));
  return sceneBlock(
    'rk-scene-middle',
    messages.length > 0 && sceneBlock('rk-scene-messages', messages),
    childrenFromTags(children, 'Dialog'),
    memberList && sceneBlock('rk-scene-members', memberList),
  );
}

/** `<ChatScene>`: a chat, with notices, messages, and a dialog. `radio` is what's playing, and `press` highlights an icon. */
export const ChatScene = defineTag(
  {
    show: choiceAttribute('window', 'messages'),
    typed: optional(textAttribute),
    radio: optional(textAttribute),
    members: optional(listOf(textAttribute)),
    press: optional(keyAttribute(barIcons, 'icon')),
    step: optional(numberAttribute),
  },
  ({ show, typed, radio, members, press, step }, { children }) => {
    const isWindow = show === 'window';
    const iconBar = renderIconBar(press, stepNumber(step));
    return sceneFigure(
      sceneBlock(
        'rk-scene-chat',
        isWindow && renderHeader(),
        childrenFromTags(children, 'Notice'),
        radio && sceneBlock('rk-scene-radio', barIcon('radio'), ` ${radio}`),
        renderMiddle(children, members),
        isWindow && element('div', {}, sceneBlock('rk-scene-foot', renderMessageBox(typed), iconBar)),
      ),
    );
  },
);
