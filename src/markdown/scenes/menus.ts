import type { ElementContent } from 'hast';
import { chatMenu, type MenuEntry, messageMenu, nameMenu, notificationMenu } from '../../facts/interface';
import { ranks, reaches } from '../../facts/ranks';
import type { BarIconId } from '../../facts/settings/appearance';
import { chat } from '../html/elements';
import { box, label, says, stepOf } from './picture';
import type { Tag } from './tags';

const menus = {
  'chat-menu': chatMenu,
  notifications: notificationMenu,
  'message-menu': messageMenu,
  'name-menu': nameMenu,
} satisfies Record<string, Readonly<Record<string, MenuEntry>>>;

/** The icons that open the menus of the whole chat. The other menus belong to the first message. */
const icons: Readonly<Record<string, BarIconId>> = { 'chat-menu': 'menu', notifications: 'notifications' };

/** An open menu, and the number of the step that opens it. */
export interface Menu {
  readonly of: keyof typeof menus;
  readonly icon: BarIconId | undefined;
  readonly step: readonly ElementContent[];
  readonly art: ElementContent;
}

/** How many entries are drawn before and after the highlighted one. */
const neighbors = 2;

/** Draws `<Menu>`: what a rank sees of a menu around a highlighted entry, the step after the one that opens the menu. */
export function menuOf(tag: Tag): Menu {
  const of = tag.key('of', menus, 'menu');
  const rank = tag.key('for', ranks, 'rank');
  const seen = Object.entries<MenuEntry>(menus[of]).filter(([, { seenBy }]) => reaches(rank, seenBy));
  const pick = tag.key('pick', Object.fromEntries(seen), `entry that ${ranks[rank].name} sees`);
  const place = seen.findIndex(([id]) => id === pick);
  const rows = seen
    .slice(Math.max(0, place - neighbors), place + neighbors + 1)
    .map(([id, entry]) =>
      id === pick
        ? chat.line('scene-entry scene-entry--picked', ...stepOf(tag, 1), label(entry.label))
        : chat.line('scene-entry', label(entry.label)),
    );
  const labels = seen.map(([, entry]) => entry.label).join(', ');
  return {
    of,
    icon: icons[of],
    step: stepOf(tag),
    art: says(
      box(`scene-menu scene-menu--${of}`, ...rows),
      `The open menu for the rank ${ranks[rank].name}: ${labels}. ${seen[place]?.[1].label} is highlighted.`,
    ),
  };
}
