import type { ElementContent } from 'hast';
import { h } from 'hastscript';
import { avatarColor } from '../../components/shared/chatDrawing';
import { messageMenuSign } from '../../facts/interface';
import { product } from '../../facts/product';
import { rankShapeStyles, ranks } from '../../facts/ranks';
import type { RankId } from '../../facts/types';
import { rankShape } from '../facts/html';
import { box, label, type Picture, sentences } from './figure';
import type { OpenMenu } from './menus';
import type { Tag } from './tags';

/** Someone in a scene. The bot has no rank. */
export interface Person {
  readonly name: string;
  readonly rank?: RankId;
}

/** The person that an attribute names: a username, a guest's nickname such as `robin#4821`, or the bot. */
export function personOf(tag: Tag, attribute: string): Person {
  const name = tag.need(attribute);
  if (name === product.bot) {
    return { name };
  }
  const isGuest = /#\d{4}$/.test(name);
  if (!/^[a-z0-9_]{2,20}(#\d{4})?$/.test(name)) {
    tag.fail(`names "${name}", which is neither a username nor a guest's nickname such as wren#4821.`);
  }
  const rank = tag.key('rank', ranks, 'rank', isGuest ? 'guest' : 'member');
  if (isGuest !== (rank === 'guest')) {
    tag.fail(`gives ${name} the rank ${rank}. Guests have a number in their names, and only guests do.`);
  }
  return { name, rank };
}

/** The styles of rank shapes by the value of `shapes`. */
export const shapeStyles: Readonly<Record<string, { readonly label: string }>> = Object.fromEntries(
  rankShapeStyles.map((style) => [style.toLowerCase(), { label: style }]),
);

/** The rank shape of a person in one of the styles. The bot has none. */
export function shapeOf({ rank }: Person, style = 'filled'): ElementContent[] {
  if (!rank) {
    return [];
  }
  if (style === 'letters') {
    return [h('span', { className: 'scene-letter' }, ranks[rank].letter)];
  }
  const className = style === 'outline' ? 'scene-shape scene-shape--outline' : 'scene-shape';
  return [h('span', { className }, rankShape(rank))];
}

function avatarOf(name: string): ElementContent {
  const style = `background: ${avatarColor(name)}`;
  return h('div', { className: 'scene-avatar', style }, name.charAt(0).toUpperCase());
}

/** A person for text alternatives: "wren, Owner". */
export function inWords({ name, rank }: Person): string {
  return rank ? `${name}, ${ranks[rank].name}` : name;
}

/**
 * Draws a `<Message>`, or a `<ChatLine>` that the chat itself writes.
 * @param state the lines that the author of a held message sees below it
 * @param menu the menu that its author's name or its own sign opened
 */
export function drawnMessage(
  tag: Tag,
  shapes?: string,
  state: readonly string[] = [],
  menu?: OpenMenu,
): Picture {
  const { art, alt } = tag.line;
  if (tag.name === 'ChatLine') {
    return { art: box('scene-system', ...art), alt: sentences(`Message from the chat: ${alt}`) };
  }
  const person = personOf(tag, 'from');
  const reactions = tag.all('Reaction').map((each) => {
    const text = `${each.need('emoji')} ${each.number('count')}`;
    return each.get('own')
      ? { art: h('strong', { className: 'scene-reaction' }, text), alt: `${text}, with yours` }
      : { art: h('span', { className: 'scene-reaction' }, text), alt: text };
  });
  const [title, ...rest] = state;
  const below = [
    ...(title ? [label(title, 'scene-state')] : []),
    ...rest.map((line) => box('scene-small', line)),
    ...(reactions.length > 0 ? [box('scene-reactions', ...reactions.map((each) => each.art))] : []),
  ];
  const kind = title ? ' scene-message--held' : menu ? ' scene-message--open' : '';
  const name =
    menu?.of === 'name-menu'
      ? [...menu.step, h('strong', { className: 'scene-pressed' }, person.name)]
      : [h('strong', person.name)];
  const sign =
    menu?.of === 'message-menu'
      ? [box('scene-named', ...menu.step, box('scene-pressed', messageMenuSign))]
      : [];
  return {
    art: box(
      `scene-message${kind}`,
      avatarOf(person.name),
      box(
        'scene-said',
        box('scene-who', ...name, ...shapeOf(person, shapes), ...sign),
        box('scene-text', ...art),
        ...below,
      ),
    ),
    alt: sentences(
      `${inWords(person)}: ${alt}`,
      title && `Below it, in gray: ${sentences(...state)}`,
      reactions.length > 0 && `Reactions: ${reactions.map((each) => each.alt).join('; ')}`,
    ),
  };
}
