import { type MenuEntry, menus } from '../../facts/interface';
import { ranks, reaches } from '../../facts/ranks';
import { keyIn, lookUp } from '../html/lookUp';
import type { WriteTag } from '../html/tag';
import { box, callout, label, line, says } from './picture';

/** `<Menu of="name-menu" for="moderator" pick="mute" step="2" />`: what a rank sees of an open menu, with an entry highlighted. */
export const menu: WriteTag = ({ of, for: id, pick, step }) => {
  const name = keyIn(menus, of, 'menu');
  const rank = keyIn(ranks, id, 'rank');
  const seen = Object.entries<MenuEntry>(menus[name]).filter(([, { seenBy }]) => reaches(rank, seenBy));
  const picked = lookUp(Object.fromEntries(seen), pick, `entry that ${ranks[rank].name} sees`);
  const rows = seen.map(([, entry]) =>
    entry === picked
      ? line('scene-entry scene-entry--picked', callout(step), label(entry.label))
      : line('scene-entry', label(entry.label)),
  );
  const labels = seen.map(([, entry]) => entry.label).join(', ');
  return says(
    box(`scene-menu scene-menu--${name}`, rows),
    `The open menu for the rank ${ranks[rank].name}: ${labels}. ${picked.label} is highlighted.`,
  );
};
