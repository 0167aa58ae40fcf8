import { h } from 'hastscript';
import {
  chatMenu,
  chatMenuSign,
  consolePages,
  type MenuEntry,
  nameMenu,
  type PlaceViewer,
} from '../../facts/interface';
import { ranks, reaches } from '../../facts/ranks';
import type { RankId } from '../../facts/types';
import { box, label, type Picture, sentences } from './figure';
import { personOf, shapeOf } from './messages';
import type { Tag } from './tags';

interface Menu {
  readonly name: string;
  readonly entries: Readonly<Record<string, Pick<MenuEntry, 'label' | 'seenBy'>>>;
}

const menus = {
  'chat-menu': { name: 'The chat menu', entries: chatMenu },
  'name-menu': { name: 'The name menu', entries: nameMenu },
  console: {
    name: 'The settings of the organization',
    entries: Object.fromEntries(
      Object.entries(consolePages).map(([id, label]) => [id, { label, seenBy: 'organization' as const }]),
    ),
  },
} satisfies Record<string, Menu>;

type MenuId = keyof typeof menus;

function sees(rank: RankId, viewer: PlaceViewer): boolean {
  if (viewer === 'anyone' || viewer === 'organization') {
    return true;
  }
  return viewer === 'account' ? rank !== 'guest' : reaches(rank, viewer);
}

/** What is selected to open the menu. */
function opener(menu: MenuId, tag: Tag): Picture | undefined {
  if (menu === 'chat-menu') {
    return { art: box('scene-title', h('span', { className: 'scene-sign-button' }, chatMenuSign)), alt: '' };
  }
  if (menu === 'name-menu') {
    const person = personOf(tag, 'on');
    const name = h('strong', { className: 'scene-picked' }, person.name);
    return {
      art: box('scene-title scene-who', name, ...shapeOf(person)),
      alt: `It is open for ${person.name}.`,
    };
  }
  return undefined;
}

/** Draws `<MenuScene>`: a menu as a rank sees it, with one highlighted entry. */
export function menuScene(tag: Tag): Picture {
  const id = tag.key('of', menus, 'menu');
  const { name, entries }: Menu = menus[id];
  const rank = tag.key('for', ranks, 'rank', 'owner');
  const shown = Object.fromEntries(Object.entries(entries).filter(([, { seenBy }]) => sees(rank, seenBy)));
  const picked = tag.pick('pick', shown, `entry that ${ranks[rank].name} sees`);
  const above = opener(id, tag);
  const all = Object.values(shown);
  // The picked entry is drawn with its neighbors, and an ellipsis where the menu continues.
  const first = Math.max(0, Math.min(all.indexOf(picked) - 2, all.length - 5));
  const near = all.slice(first, first + 5);
  const rows = near.map((entry) =>
    box(entry === picked ? 'scene-entry scene-entry--picked' : 'scene-entry', label(entry.label)),
  );
  const more = box('scene-entry scene-small', '…');
  return {
    art: box(
      'scene-menu',
      ...(above ? [above.art] : []),
      ...(first > 0 ? [more] : []),
      ...rows,
      ...(first + 5 < all.length ? [more] : []),
    ),
    alt: sentences(
      `${name}, as the ${ranks[rank].name} rank sees it`,
      above?.alt,
      `${near.length < all.length ? 'A part of its items' : 'Menu items'}: ${near.map((entry) => entry.label).join(', ')}`,
      `Highlighted: ${picked.label}`,
    ),
  };
}
