import { h } from 'hastscript';
import { signInAlertParts } from '../../facts/accounts';
import { actions, logColumns } from '../../facts/actions';
import { customRank, rankIds, ranks } from '../../facts/ranks';
import { reportReasons } from '../../facts/reports';
import { banColumns } from '../../facts/settings/ban-list';
import { marked, rankShape } from '../facts/html';
import { FactError, keysOf, lookUp } from '../facts/lookUp';
import type { FactComponent } from '../facts/tags/types';
import { box, figure, framed, label, type Picture, plain, sentences } from './figure';
import { known, partsOf } from './read';

function cards(title: string, columns: readonly string[], rows: readonly (readonly string[])[]): Picture {
  return {
    art: box(
      'scene-panel',
      box('scene-title', label(title)),
      ...rows.map((cells) =>
        box(
          'scene-card',
          ...cells.map((cell, index) =>
            box('scene-cell', label(columns[index] ?? '', 'scene-small'), h('span', marked(cell || '–'))),
          ),
        ),
      ),
    ),
    says: sentences(
      title,
      ...rows.map((cells) => cells.map((cell, index) => `${columns[index]}: ${cell || 'empty'}`).join(', ')),
    ),
  };
}

/**
 * `<BanListScene rows="finch; ip-7f3c9a; Spam; jay; Permanent" />`: entries of the ban list, their cells in the order
 * of its columns; several are divided by ` | `.
 */
export const banListScene: FactComponent = (attributes) => {
  known(attributes, ['rows', 'frame', 'note']);
  const rows = partsOf(attributes.rows).map((row) => row.split(';').map((cell) => cell.trim()));
  const wrong = rows.find((row) => row.length !== banColumns.length);
  if (rows.length === 0 || wrong) {
    throw new FactError(
      `needs ${banColumns.length} cells in each row: ${banColumns.map((column) => column.label).join('; ')}.`,
    );
  }
  const picture = cards(
    'Ban list',
    banColumns.map((column) => column.label),
    rows,
  );
  return figure('list', framed(picture, attributes.frame), attributes.note);
};

/** `<LogScene actions="member.ban settings.change" />`: entries of the action log, with the samples of the facts. */
export const logScene: FactComponent = (attributes) => {
  known(attributes, ['actions', 'times', 'frame', 'note']);
  const times = partsOf(attributes.times);
  const rows = keysOf(attributes.actions).map((id, index) => {
    const { sample } = lookUp(actions, id, 'action of the log');
    return [times[index] ?? '14:02', sample.actor, sample.target, `\`${id}\``, sample.reason, sample.channel];
  });
  const picture = cards(
    'Action log',
    Object.values(logColumns).map((column) => column.label),
    rows,
  );
  return figure('list', framed(picture, attributes.frame), attributes.note);
};

/** `<RankListScene people="wren:owner jay:moderator" />`: people under their rank, the highest first. */
export const rankListScene: FactComponent = (attributes) => {
  known(attributes, ['people', 'frame', 'note']);
  const people = keysOf(attributes.people).map((text) => {
    const [name = '', rank = 'member'] = text.split(':');
    return { name, rank: lookUp(ranks, rank, 'rank').name };
  });
  const held = [...rankIds].reverse().filter((id) => people.some(({ rank }) => rank === ranks[id].name));
  const namesOf = (id: (typeof rankIds)[number]) =>
    people.filter(({ rank }) => rank === ranks[id].name).map(({ name }) => name);
  const picture: Picture = {
    art: box(
      'scene-panel',
      box('scene-title', label('Rank list')),
      ...held.map((id) =>
        box(
          'scene-setting',
          box('scene-who', rankShape(id), label(ranks[id].name)),
          h('span', namesOf(id).join(', ')),
        ),
      ),
    ),
    says: sentences('Rank list', ...held.map((id) => `${ranks[id].name}: ${namesOf(id).join(', ')}`)),
  };
  return figure('list', framed(picture, attributes.frame), attributes.note);
};

/** A window that asks for something: its title, its rows and its buttons, the last one the main one. */
interface Dialog {
  readonly title: string;
  readonly rows: readonly (readonly [name: string, value: string])[];
  /** Choices with a mark, the first one chosen. */
  readonly choices?: readonly string[];
  readonly buttons: readonly string[];
}

const dialogs: Readonly<Record<string, Dialog>> = {
  report: {
    title: 'Report',
    rows: [],
    choices: Object.values(reportReasons).map((reason) => reason.label),
    buttons: ['Send'],
  },
  'sign-in-alert': {
    title: 'Sign-in alert',
    rows: signInAlertParts.slice(0, 3).map((part) => [part.label, part.sample] as const),
    buttons: signInAlertParts.slice(3).map((part) => plain(part.label)),
  },
  'second-step': {
    title: 'Two-factor authentication',
    rows: [['Authenticator app', '4 8 1 _ _ _']],
    buttons: ['Use a recovery code', 'Use another way', 'I have lost everything'],
  },
  'custom-rank': {
    title: 'Custom ranks',
    rows: [
      ['Name of a custom rank', 'Quizmaster'],
      ['Shape of a custom rank', 'Lantern'],
      ['Base rank of a custom rank', ranks[customRank.lowestBase].name],
    ],
    buttons: ['Permissions of a custom rank'],
  },
};

/**
 * `<DialogScene of="report" pick="Spam" />`: a window that asks for something; `pick` is the choice that is marked.
 */
export const dialogScene: FactComponent = (attributes) => {
  known(attributes, ['of', 'pick', 'frame', 'note']);
  const { title, rows, choices = [], buttons } = lookUp(dialogs, attributes.of, 'dialog');
  const picked = attributes.pick
    ? lookUp(Object.fromEntries(choices.map((choice) => [choice, choice])), attributes.pick, 'choice')
    : undefined;
  const picture: Picture = {
    art: box(
      'scene-panel scene-dialog',
      box('scene-title', label(title)),
      ...rows.map(([name, value]) =>
        box('scene-setting', label(name), h('span', { className: 'scene-field' }, value)),
      ),
      ...choices.map((choice) =>
        box(choice === picked ? 'scene-choice scene-choice--picked' : 'scene-choice', label(choice)),
      ),
      box('scene-buttons', ...buttons.map((text) => h('span', { className: 'scene-button' }, [label(text)]))),
    ),
    says: sentences(
      `A window, ${title}`,
      ...rows.map(([name, value]) => `${name}: ${value}`),
      choices.length > 0 && `Choices: ${choices.join(', ')}`,
      picked && `Marked: ${picked}`,
      `Buttons: ${buttons.join(', ')}`,
    ),
  };
  return figure('dialog', framed(picture, attributes.frame), attributes.note);
};
