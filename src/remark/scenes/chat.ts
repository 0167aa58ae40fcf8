import { h } from 'hastscript';
import { windowParts } from '../../facts/interface';
import { rankShapeStyles } from '../../facts/ranks';
import { settingsPages } from '../../facts/settings';
import { type BarIconId, barIcons } from '../../facts/settings/icons';
import { densities, fonts, themes } from '../../facts/themes';
import { FactError, keysOf, lookUp } from '../facts/lookUp';
import type { FactComponent } from '../facts/tags/types';
import { box, figure, framed, label, type Picture, sentences, sideBySide } from './figure';
import { type Attributes, known, linesOf, pairsOf, partsOf, personOf } from './read';
import { bot, type ChatWindow, drawnChat, type Look } from './window';

/** Styles of a notice by the word that `notice-style` takes. */
const noticeStyles = Object.fromEntries(
  settingsPages['pinned-notices'].settings['notice-style'].choices.map(({ label }) => [
    label.toLowerCase(),
    { label },
  ]),
);

const shapeStyles = Object.fromEntries(
  rankShapeStyles.map((style) => [style.toLowerCase(), { label: style }]),
);

/** Attributes that take several values, which are then drawn side by side, and the names of their values. */
const comparable: Readonly<Record<string, Readonly<Record<string, { readonly label: string }>>>> = {
  theme: themes,
  font: fonts,
  density: densities,
  shapes: shapeStyles,
  'notice-style': noticeStyles,
};

/** The icons that `icons="emoji menu"` names; without the attribute, those of a new chat. */
function iconsOf(icons: string | undefined): BarIconId[] | undefined {
  if (icons === 'none') {
    return [];
  }
  if (icons === undefined) {
    return undefined;
  }
  const ids = Object.keys(barIcons) as BarIconId[];
  return keysOf(icons).map((id) => {
    lookUp(barIcons, id, 'icon');
    return ids.find((each) => each === id) ?? 'menu';
  });
}

/** `Best tea? | Black=7 | Green=3` as a drawn poll with its bars. */
function drawnPoll(poll: string): Picture {
  const [question = '', ...rest] = partsOf(poll);
  const options = pairsOf(rest.join(' | ')).map(([text, votes]) => ({ text, votes: Number(votes) }));
  if (options.length < 2 || options.some(({ votes }) => !Number.isInteger(votes))) {
    throw new FactError(`has poll="${poll}": it takes Question? | One answer=7 | Another=3.`);
  }
  const all = Math.max(
    1,
    options.reduce((sum, { votes }) => sum + votes, 0),
  );
  const share = (votes: number) => Math.round((votes / all) * 100);
  return {
    art: box(
      'scene-poll',
      h('strong', question),
      ...options.map(({ text, votes }) =>
        box(
          'scene-option',
          h('span', text),
          h('span', `${share(votes)} % · ${votes}`),
          h('div', { className: 'scene-track' }, h('div', { style: `width: ${share(votes)}%` })),
        ),
      ),
    ),
    says: sentences(
      `A poll asks: ${question}`,
      options.map(({ text, votes }) => `${text}: ${votes} votes, ${share(votes)} %`).join('; '),
    ),
  };
}

function windowOf(attributes: Attributes, look: Look, noticeStyle: string): ChatWindow {
  const { chat, channel, channels, notice, says, poll, members, hint, typed, icons, banner, hide } =
    attributes;
  const hidden = keysOf(hide);
  hidden.forEach((part) => {
    lookUp(windowParts, part, 'part of the window');
  });
  const bar = hidden.includes('icon-bar') ? [] : iconsOf(icons);
  return {
    ...(chat ? { chat } : {}),
    ...(channel ? { channel } : {}),
    channels: keysOf(channels),
    ...(notice ? { notice, noticeStyle } : {}),
    lines: linesOf(says, bot),
    extras: poll ? [drawnPoll(poll)] : [],
    members: keysOf(members).map((person) => personOf(person, bot)),
    hint: partsOf(hint),
    ...(typed ? { typed } : {}),
    ...(bar ? { icons: bar } : {}),
    ...(banner ? { banner } : {}),
    without: hidden,
    look,
  };
}

/** One value of an attribute as the look it gives. */
function drawnWith(attributes: Attributes): Picture {
  const { theme, font, density, accent } = attributes;
  const shapes = attributes.shapes && lookUp(shapeStyles, attributes.shapes, 'style of rank shapes').label;
  const style = attributes['notice-style'] ?? 'info';
  return drawnChat(
    windowOf(
      attributes,
      {
        ...(theme ? { theme } : {}),
        ...(font ? { font } : {}),
        ...(density ? { density } : {}),
        ...(accent ? { accent } : {}),
        ...(shapes ? { shapes } : {}),
      },
      lookUp(noticeStyles, style, 'style of a notice').label,
    ),
  );
}

/**
 * `<ChatScene says="wren:owner: Kettle is on. | robin#4821: Hello all. | (Raid mode is on)" />`: a drawn chat.
 * A message is `name: text` or `name:rank: text`; what hangs under it stands in brackets at its end: `[👍 3, 🎉 1]`
 * or the state of a held message, `[waiting]`. A line in round brackets is the chat's own.
 *
 * Also `chat`, `channel`, `channels="general news"`, `notice`, `notice-style`, `members="wren:owner jay"`,
 * `typed` (in the message box), `hint` (beside it), `icons="emoji menu"` or `none`, `banner`,
 * `poll="Question? | One=7 | Two=3"`, `hide="header notices"`, `theme`, `accent`, `font`, `density`, `shapes`,
 * `frame="phone"` and `note`, the caption. Several values of `theme`, `font`, `density`, `shapes` or `notice-style`
 * are drawn side by side.
 */
export const chatScene: FactComponent = (attributes) => {
  known(attributes, [
    'says',
    'chat',
    'channel',
    'channels',
    'notice',
    'notice-style',
    'members',
    'typed',
    'hint',
    'icons',
    'banner',
    'poll',
    'hide',
    'theme',
    'accent',
    'font',
    'density',
    'shapes',
    'frame',
    'note',
  ]);
  const compared = Object.keys(comparable).filter((name) => keysOf(attributes[name]).length > 1);
  if (compared.length > 1) {
    throw new FactError(`compares by ${compared.join(' and ')}: one of them may have several values.`);
  }
  const [by] = compared;
  if (by === undefined) {
    return figure('chat', framed(drawnWith(attributes), attributes.frame), attributes.note);
  }
  const pictures = keysOf(attributes[by]).map((value) => ({
    name: lookUp(comparable[by] ?? {}, value, by).label,
    ...drawnWith({ ...attributes, [by]: value }),
  }));
  return figure('chat', sideBySide(pictures), attributes.note);
};

/** `<IconBarScene icons="emoji upload menu" />`: the icon bar alone, each icon with its number and its name. */
export const iconBarScene: FactComponent = (attributes) => {
  known(attributes, ['icons', 'note']);
  const ids = iconsOf(attributes.icons) ?? (Object.keys(barIcons) as BarIconId[]);
  const { art: first } = drawnChat({ lines: [], icons: ids, without: ['header'] });
  return figure(
    'icon-bar',
    {
      art: box(
        'scene-names',
        first,
        h(
          'div',
          { className: 'scene-list' },
          ids.map((id, index) =>
            box(
              'scene-named',
              h('span', { className: 'scene-number' }, String(index + 1)),
              label(barIcons[id].label),
            ),
          ),
        ),
      ),
      says: sentences(
        `The message box and the icon bar beside it, left to right: ${ids.map((id) => barIcons[id].label).join(', ')}`,
      ),
    },
    attributes.note,
  );
};
