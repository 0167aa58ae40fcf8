import type { Element } from 'hast';
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
import { box, label, type Picture, sentences, stepsOf } from './figure';
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

/** A menu, its name in the facts, the place of its highlighted entry, and the number of the step that opens it. */
export interface OpenMenu extends Picture {
  readonly of: keyof typeof menus;
  readonly row: number;
  readonly step: readonly Element[];
}

/** How many entries are drawn before and after the highlighted one. */
const neighbors = 2;

/**
 * Draws `<Menu>`: the open menu of a chat as a rank sees it, with one highlighted entry and those around it. With `step`, the
 * number of the step that opens it, the entry has the next one.
 */
export function menuOf(tag: Tag): OpenMenu {
  const of = tag.key('of', menus, 'menu');
  const { name, entries }: Menu = menus[of];
  const rank = tag.key('for', ranks, 'rank');
  const rankName = ranks[rank].name;
  const shown = Object.fromEntries(Object.entries(entries).filter(([, { seenBy }]) => sees(rank, seenBy)));
  const picked = tag.pick('pick', shown, `entry that ${rankName} sees`);
  const all = Object.values(shown);
  const place = all.indexOf(picked);
  const [first, end] = [Math.max(0, place - neighbors), Math.min(all.length, place + neighbors + 1)];
  const [step, next] = stepsOf(tag, 2);
  const rows = all
    .slice(first, end)
    .map((entry) =>
      entry === picked
        ? box('scene-entry scene-entry--picked', ...(next ?? []), label(entry.label))
        : box('scene-entry', label(entry.label)),
    );
  return {
    of,
    row: place - first,
    step: step ?? [],
    art: box(`scene-menu scene-menu--${of}`, ...rows),
    alt: sentences(
      `${name} is open, as ${/^[AO]/.test(rankName) ? 'an' : 'a'} ${rankName} sees it: ${all
        .map((entry) => entry.label)
        .join(', ')}`,
      `${picked.label} is highlighted`,
    ),
  };
}
