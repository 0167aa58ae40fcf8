import {
  chatMenu,
  type MenuEntry,
  messageMenu,
  nameMenu,
  notificationMenu,
  type PlaceViewer,
} from '../../facts/interface';
import { ranks, reaches } from '../../facts/ranks';
import type { RankId } from '../../facts/types';
import { box, label, type Picture, sentences } from './figure';
import type { Tag } from './tags';

interface Menu {
  readonly name: string;
  readonly entries: Readonly<Record<string, MenuEntry>>;
}

const menus = {
  'chat-menu': { name: 'The chat menu', entries: chatMenu },
  notifications: { name: 'The notification menu', entries: notificationMenu },
  'message-menu': { name: 'The menu for the first message', entries: messageMenu },
  'name-menu': { name: "The menu for the first person's name", entries: nameMenu },
} satisfies Record<string, Menu>;

function sees(rank: RankId, viewer: PlaceViewer): boolean {
  if (viewer === 'anyone') {
    return true;
  }
  return viewer === 'account' ? rank !== 'guest' : reaches(rank, viewer);
}

/** Draws `<Menu>`: the open menu of a chat as a rank sees it, with one highlighted entry. */
export function menuOf(tag: Tag): Picture & { readonly of: keyof typeof menus } {
  const of = tag.key('of', menus, 'menu');
  const { name, entries }: Menu = menus[of];
  const rank = tag.key('for', ranks, 'rank');
  const rankName = ranks[rank].name;
  const shown = Object.fromEntries(Object.entries(entries).filter(([, { seenBy }]) => sees(rank, seenBy)));
  const picked = tag.pick('pick', shown, `entry that ${rankName} sees`);
  const rows = Object.values(shown).map((entry) =>
    box(entry === picked ? 'scene-entry scene-entry--picked' : 'scene-entry', label(entry.label)),
  );
  return {
    of,
    art: box(`scene-menu scene-menu--${of}`, ...rows),
    alt: sentences(
      `${name} is open, as ${/^[AO]/.test(rankName) ? 'an' : 'a'} ${rankName} sees it: ${Object.values(shown)
        .map((entry) => entry.label)
        .join(', ')}`,
      `${picked.label} is highlighted`,
    ),
  };
}
