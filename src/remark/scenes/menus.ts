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
import type { RankId } from '../../facts/types';
import { box, label, type Picture, sentences } from './figure';
import { drawnMessage, personOf, shapeOf } from './messages';
import type { Tag } from './tags';

interface Menu {
  readonly name: string;
  readonly entries: Readonly<Record<string, Pick<MenuEntry, 'label' | 'seenBy'>>>;
}

function pagesFor(pages: Readonly<Record<string, string>>, seenBy: PlaceViewer): Menu['entries'] {
  return Object.fromEntries(Object.entries(pages).map(([id, text]) => [id, { label: text, seenBy }]));
}

const menus = {
  'chat-menu': { name: 'The chat menu', entries: chatMenu },
  'message-menu': { name: 'The message menu', entries: messageMenu },
  'name-menu': { name: 'The name menu', entries: nameMenu },
  'staff-panel': { name: 'The staff panel', entries: staffPanelParts },
  'account-settings': { name: 'Account settings', entries: pagesFor(accountSettingsPages, 'account') },
  console: { name: 'The settings of the organization', entries: pagesFor(consolePages, 'organization') },
} satisfies Record<string, Menu>;

type MenuId = keyof typeof menus;

function sees(rank: RankId, viewer: PlaceViewer): boolean {
  if (viewer === 'anyone' || viewer === 'organization') {
    return true;
  }
  return viewer === 'account' ? rank !== 'guest' : reaches(rank, viewer);
}

/** Entries that need more than a rank. They are drawn only where the page is about them. */
const onRequest = ['let-in', 'translate'];

/** What guests can't have, so it isn't in the menu of a guest's name. */
const notForGuests = ['message', 'friend', 'rank'];

/** Whether an entry is in the menu of someone else's message or name. */
function isShown(menu: MenuId, id: string, rank: RankId, tag: Tag): boolean {
  if (onRequest.includes(id)) {
    return id === tag.get('pick');
  }
  if (menu === 'message-menu') {
    return id !== 'edit' && (id !== 'delete' || reaches(rank, 'moderator'));
  }
  return menu !== 'name-menu' || !tag.get('on')?.includes('#') || !notForGuests.includes(id);
}

/** What is selected to open the menu. */
function opener(menu: MenuId, tag: Tag): Picture | undefined {
  if (menu === 'chat-menu') {
    return { art: box('scene-opener', h('span', { className: 'scene-sign-button' }, chatMenuSign)), alt: '' };
  }
  if (menu === 'name-menu') {
    const person = personOf(tag, 'on');
    const name = h('strong', { className: 'scene-picked' }, person.name);
    return {
      art: box('scene-opener scene-who', name, ...shapeOf(person)),
      alt: `It is open for ${person.name}.`,
    };
  }
  if (menu === 'message-menu') {
    const { art, alt } = drawnMessage(tag.some('Message')[0]);
    const sign = h('span', { className: 'scene-sign-button' }, messageMenuSign);
    return {
      art: box('scene-opener scene-on-message', art, sign),
      alt: `It is open for this message: ${alt}`,
    };
  }
  return undefined;
}

/** Draws `<MenuScene>`: a menu as a rank sees it, with one highlighted entry. */
export function menuScene(tag: Tag): Picture {
  const id = tag.key('of', menus, 'menu');
  const { name, entries }: Menu = menus[id];
  const rank = tag.key('for', ranks, 'rank', 'owner');
  const shown = Object.fromEntries(
    Object.entries(entries).filter(
      ([entry, { seenBy }]) => sees(rank, seenBy) && isShown(id, entry, rank, tag),
    ),
  );
  const picked = tag.get('pick') && shown[tag.key('pick', shown, `entry that ${ranks[rank].name} sees`)];
  const above = opener(id, tag);
  const all = Object.values(shown);
  const at = picked ? all.indexOf(picked) : -1;
  // A picked entry is drawn with its neighbors, and the menu fades where it continues.
  const first = Math.max(0, Math.min(at - 2, all.length - 5));
  const near = picked ? all.slice(first, first + 5) : all;
  const rows = near.map((entry) =>
    box(entry === picked ? 'scene-entry scene-entry--picked' : 'scene-entry', label(entry.label)),
  );
  const fades = [
    'scene-menu',
    picked && first > 0 && 'scene-menu--from',
    picked && first + 5 < all.length && 'scene-menu--on',
  ];
  return {
    art: box(
      'scene-menu-place',
      ...(above ? [above.art] : []),
      box(fades.filter(Boolean).join(' '), ...rows),
    ),
    alt: sentences(
      `${name}, as the rank ${ranks[rank].name} sees it`,
      above?.alt,
      `${near.length < all.length ? 'A part of its items' : 'Menu items'}: ${near.map((entry) => entry.label).join(', ')}`,
      picked && `Highlighted: ${picked.label}`,
    ),
  };
}
