import type { ElementContent } from 'hast';
import { h } from 'hastscript';
import {
  accountSettingsPages,
  chatMenu,
  chatMenuSign,
  consolePages,
  type MenuEntry,
  messageMenu,
  messageMenuSign,
  nameMenu,
  type PlaceViewer,
  staffPanelParts,
} from '../../facts/interface';
import { ranks, reaches } from '../../facts/ranks';
import { settingsPages } from '../../facts/settings';
import type { RankId } from '../../facts/types';
import { lookUp } from '../facts/lookUp';
import type { FactComponent } from '../facts/tags/types';
import { box, figure, framed, label, type Picture, sentences } from './figure';
import { known, linesOf, personOf } from './read';
import { bot, drawnLine, shapeOf } from './window';

interface Menu {
  readonly name: string;
  readonly entries: Readonly<Record<string, Pick<MenuEntry, 'label' | 'seenBy'>>>;
  /** What is selected to open it, for the menus that hang on something. */
  readonly opener?: 'message' | 'name' | 'sign';
}

function pagesFor(pages: Readonly<Record<string, string>>, seenBy: PlaceViewer): Menu['entries'] {
  return Object.fromEntries(Object.entries(pages).map(([id, text]) => [id, { label: text, seenBy }]));
}

const menus: Readonly<Record<string, Menu>> = {
  'chat-menu': { name: 'The chat menu', entries: chatMenu, opener: 'sign' },
  'message-menu': { name: 'The message menu', entries: messageMenu, opener: 'message' },
  'name-menu': { name: 'The name menu', entries: nameMenu, opener: 'name' },
  'staff-panel': { name: 'The staff panel', entries: staffPanelParts },
  'chat-settings': {
    name: 'Chat settings',
    entries: Object.fromEntries(
      Object.entries(settingsPages).map(([id, { label: text, rank }]) => [id, { label: text, seenBy: rank }]),
    ),
  },
  'account-settings': { name: 'Account settings', entries: pagesFor(accountSettingsPages, 'account') },
  console: { name: 'Settings of the organization', entries: pagesFor(consolePages, 'organization') },
};

function sees(rank: RankId, viewer: PlaceViewer): boolean {
  if (viewer === 'anyone' || viewer === 'organization') {
    return true;
  }
  return viewer === 'account' ? rank !== 'guest' : reaches(rank, viewer);
}

/** Entries that need more than a rank, and are drawn only where the page is about them. */
const onRequest = ['let-in', 'translate'];

/** What a guest cannot have, and so is not in the menu of a guest's name. */
const notForGuests = ['message', 'friend', 'rank'];

/** Whether an entry stands in the menu of somebody else's message or name. */
function stands(menu: Menu, id: string, rank: RankId, on: string, pick: string | undefined): boolean {
  if (onRequest.includes(id)) {
    return id === pick;
  }
  if (menu.opener === 'message') {
    return id !== 'edit' && (id !== 'delete' || reaches(rank, 'moderator'));
  }
  return menu.opener !== 'name' || !on.includes('#') || !notForGuests.includes(id);
}

function opener(kind: Menu['opener'], on: string): Picture[] {
  if (kind === 'sign') {
    return [
      { art: box('scene-opener', h('span', { className: 'scene-sign-button' }, chatMenuSign)), says: '' },
    ];
  }
  if (kind === 'name') {
    const person = personOf(on, bot);
    const name = h('strong', { className: 'scene-picked' }, person.name);
    return [
      {
        art: box('scene-opener scene-who', name, ...shapeOf(person)),
        says: `Opened on the name ${person.name}.`,
      },
    ];
  }
  if (kind === 'message') {
    const [line] = linesOf(on.includes(': ') ? on : `${on}: Hello all.`, bot);
    const drawn = line ? [drawnLine(line)] : [];
    return drawn.map(({ art, says }) => ({
      art: box(
        'scene-opener scene-on-message',
        art,
        h('span', { className: 'scene-sign-button' }, messageMenuSign),
      ),
      says: `Opened on this message: ${says}`,
    }));
  }
  return [];
}

/**
 * `<MenuScene of="name-menu" for="moderator" on="robin" pick="mute" />`: a menu as somebody of that rank sees it.
 * `of` is chat-menu, message-menu, name-menu, staff-panel, chat-settings, account-settings or console;
 * `on` the person, or for the message menu the message; `pick` the entry to choose.
 */
export const menuScene: FactComponent = (attributes) => {
  known(attributes, ['of', 'for', 'on', 'pick', 'frame', 'note']);
  const menu = lookUp(menus, attributes.of, 'menu');
  const rank = (attributes.for ?? 'owner') as RankId;
  const viewer = lookUp(ranks, rank, 'rank');
  const { on = 'robin' } = attributes;
  const shown = Object.fromEntries(
    Object.entries(menu.entries).filter(
      ([id, { seenBy }]) => sees(rank, seenBy) && stands(menu, id, rank, on, attributes.pick),
    ),
  );
  const picked = attributes.pick
    ? lookUp(shown, attributes.pick, `entry that ${viewer.name} sees`)
    : undefined;
  const above = opener(menu.opener, on);
  const entries: ElementContent[] = Object.values(shown).map((entry) =>
    box(entry === picked ? 'scene-entry scene-entry--picked' : 'scene-entry', label(entry.label)),
  );
  const listed = Object.values(shown).map((entry) => entry.label);
  const picture: Picture = {
    art: box('scene-menu-place', ...above.map(({ art }) => art), box('scene-menu', ...entries)),
    says: sentences(
      `${menu.name} as ${viewer.name} sees it`,
      ...above.map(({ says }) => says),
      `Entries: ${listed.join(', ')}`,
      picked && `Marked: ${picked.label}`,
    ),
  };
  return figure('menu', framed(picture, attributes.frame), attributes.note);
};
