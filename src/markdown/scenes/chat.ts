import type { Element, ElementContent } from 'hast';
import { h } from 'hastscript';
import { chatColors, noticePaths } from '../../components/ui/chatDrawing';
import { capitalize } from '../../components/ui/text';
import { messageMenuSign } from '../../facts/interface';
import { heldLabel } from '../../facts/moderation';
import { examples, product } from '../../facts/product';
import { rankShapeStyles, ranks } from '../../facts/ranks';
import { type BarIconId, barIcons } from '../../facts/settings/appearance';
import { densities, themes } from '../../facts/themes';
import { chat } from '../html/elements';
import { keysOf } from '../html/lookUp';
import { type Menu, menuOf } from './menus';
import { dialog } from './panels';
import { box, label, says, sideBySide, stepOf } from './picture';
import type { Tag } from './tags';

/** How a chat looks, if not like a new one. */
interface Look {
  readonly name?: string;
  readonly className?: string;
  readonly style?: Record<string, string>;
  /** The style of the shapes of ranks. */
  readonly shapes?: string;
  /** The icon of notices. */
  readonly notice?: string;
}

/** The looks that are drawn side by side, by the value of `each`. */
const looks = {
  theme: Object.values(themes).map(({ label, colors }) => ({
    name: label,
    className: 'scene-chat--themed',
    style: chatColors(colors),
  })),
  density: Object.values(densities).map(({ label, gap, lineHeight }) => ({
    name: label,
    style: { '--scene-gap': `${gap}px`, 'line-height': String(lineHeight) },
  })),
  shapes: rankShapeStyles.map((name) => ({ name, shapes: name })),
  notice: Object.entries(noticePaths).map(([style, notice]) => ({
    name: capitalize(style),
    className: `scene-chat--${style}`,
    notice,
  })),
} satisfies Record<string, readonly Look[]>;

/** A person's name, and the shape of their rank, which the bot doesn't have. Guests have a number in their names. */
function person(tag: Tag, name: string, shapes = 'Filled') {
  if (name === product.bot) {
    return { words: name, shape: [] };
  }
  const rank = tag.key('rank', ranks, 'rank', /#\d{4}$/.test(name) ? 'guest' : 'member');
  const shape =
    shapes === 'Letters'
      ? h('span', { className: 'scene-shape scene-shape--letter' }, ranks[rank].letter)
      : h('span', { className: `scene-shape scene-shape--${shapes.toLowerCase()}` }, chat.rankShape(rank));
  return { words: `${name}, ${ranks[rank].name}`, shape: [shape] };
}

function reaction(tag: Tag): ElementContent {
  const text = `${tag.need('emoji')} ${tag.need('count')}`;
  const own = tag.get('own');
  const art = h(own ? 'strong' : 'span', { className: 'scene-reaction' }, text);
  return says(art, own ? `${text}, with yours. ` : `${text}. `);
}

function pressed(...inside: readonly (ElementContent | string)[]): Element {
  return h('strong', { className: 'scene-pressed' }, [...inside]);
}

function message(tag: Tag, { shapes }: Look, time: string, menu?: Menu): ElementContent {
  const name = tag.need('from');
  const { words, shape } = person(tag, name, shapes);
  const reactions = tag.all('Reaction').map(reaction);
  const held = tag.get('held');
  const who = [
    ...(menu?.of === 'name-menu' ? menu.step : []),
    says(menu?.of === 'name-menu' ? pressed(name) : h('strong', name), `${words}: `),
    ...shape,
    ...(menu?.of === 'message-menu'
      ? [h('span', { className: 'scene-line scene-end' }, [...menu.step, pressed(messageMenuSign)])]
      : []),
    ...(menu ? [] : [chat.time(time)]),
  ];
  const below = [
    ...(held ? [box('scene-state', '◷ ', label(heldLabel))] : []),
    ...(reactions.length > 0 ? [chat.line('scene-reactions', ...reactions)] : []),
  ];
  return chat.message({ from: name, who, below, className: held ? 'scene-message--held' : '' }, ...tag.text);
}

function poll(tag: Tag): ElementContent {
  const options = tag.all('Option').map((option) => ({ option, votes: Number(option.need('votes')) }));
  const all = options.reduce((sum, { votes }) => sum + votes, 0);
  const rows = options.map(({ option, votes }) => {
    const share = `${Math.round((votes / Math.max(1, all)) * 100)}%`;
    return chat.line(
      'scene-option',
      option.get('own')
        ? h('strong', { className: 'yes' }, ' ', ...option.text)
        : h('span', [...option.text]),
      says(h('span', `${share} · ${votes}`), `: ${votes} votes${option.get('own') ? ', with yours' : ''}`),
      h('div', { className: 'scene-track', style: `--share: ${share}` }),
    );
  });
  const question = h('div', h('strong', tag.need('question')));
  return box('scene-poll', question, box('scene-small', label('Anonymous')), ...rows);
}

/** The row below the messages, with the icon that is selected, its name, and the number of the step that selects it. */
function foot(channel: string, press?: BarIconId, step: readonly ElementContent[] = []): ElementContent {
  const icons = (Object.keys(barIcons) as BarIconId[]).map((id) =>
    id === press ? pressed(chat.barIcon(id), label(barIcons[id].label), ...step) : chat.barIcon(id),
  );
  const words = press ? ` In the icon bar, ${barIcons[press].label} is highlighted. ` : '';
  return says(chat.foot(`#${channel}`, icons), words);
}

function drawnChat(tag: Tag, look: Look = {}, menu?: Menu): ElementContent {
  const [open = '', ...others] = keysOf(tag.get('channels') ?? 'general');
  const isWindow = tag.key('show', { window: true, messages: true }, 'extent', 'window') === 'window';
  const press = menu ? menu.icon : tag.get('press') && tag.key('press', barIcons, 'icon');
  const channels = [open, ...others].map((name, index) =>
    h('span', { className: index === 0 && others.length > 0 ? 'scene-open' : undefined }, ` #${name}`),
  );
  const inside = tag.all('Message', 'ChatLine', 'Poll', ...(menu ? [] : ['Dialog'])).map((each, index) => {
    const isOpen = index === 0 && menu && !menu.icon;
    const draw: Readonly<Record<string, () => ElementContent>> = {
      ChatLine: () => box('scene-system', ...each.text),
      Dialog: () => dialog(each),
      Poll: () => poll(each),
    };
    return draw[each.name]?.() ?? message(each, look, `8:${43 + 2 * index} PM`, isOpen ? menu : undefined);
  });
  const members = tag.all('Member').map((each) => {
    const { words, shape } = person(each, each.need('name'), look.shapes);
    return chat.line('scene-who', ...shape, says(h('span', each.need('name')), words));
  });
  const banner = tag.get('banner');
  return h('div', { className: `scene-chat ${look.className ?? ''}`.trim(), style: look.style }, [
    ...(isWindow ? [chat.header(examples.chatName, ...channels)] : []),
    ...tag.all('Notice').map(({ text }) => chat.notice(look.notice ?? noticePaths.info, ...text)),
    box(
      menu ? 'scene-line scene-middle scene-middle--menu' : 'scene-line scene-middle',
      box('scene-messages', ...inside),
      ...(menu ? [menu.art] : []),
      ...(members.length > 0
        ? [box('scene-members', box('scene-small', label(barIcons.members.label)), ...members)]
        : []),
    ),
    // A menu at a message has nothing to do with the message box.
    ...(isWindow && (press || !menu) ? [foot(open, press || undefined, menu?.step ?? stepOf(tag))] : []),
    ...(banner ? [box('scene-banner', banner)] : []),
  ]);
}

/** Draws `<ChatScene>`: a chat, with what its menu opens next to it, or the same chat in several looks. */
export function chatScene(tag: Tag): ElementContent {
  if (tag.get('each')) {
    const drawn = looks[tag.key('each', looks, 'look')].map(
      (look) => [look.name, drawnChat(tag, look)] as const,
    );
    const names = drawn.map(([name]) => name).join(', ');
    return says(sideBySide(drawn), `The same chat in these styles: ${names}.`);
  }
  const [menu] = tag.all('Menu').map(menuOf);
  const drawn = drawnChat(tag, {}, menu);
  const dialogs = menu ? tag.all('Dialog').map(dialog) : [];
  return dialogs.length > 0 ? chat.line('scene-pair', drawn, ...dialogs) : drawn;
}

/** Draws `<IconBarScene>`: each icon of the icon bar with its name. */
export function iconBarScene(): ElementContent {
  const named = Object.entries(barIcons).map(([id, icon]) =>
    chat.line('scene-named', chat.barIcon(id as BarIconId), label(icon.label)),
  );
  return chat.line('scene-list', ...named);
}
