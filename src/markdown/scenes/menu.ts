import { type MenuEntry, menus } from '../../facts/interface';
import { isAtLeast, ranks } from '../../facts/ranks';
import { checkKey, lookUp } from '../tagInput/lookUp';
import type { RenderTag } from '../tagInput/tag';
import { box, label, line, stepNumber, withAlt } from './parts';

/** `<Menu of="name-menu" for="moderator" pick="mute" step="2" />`: what a rank sees of an open menu, with an entry highlighted. */
export const menu: RenderTag = ({ of, for: id, pick, step }) => {
  const name = checkKey(menus, of, 'menu');
  const rank = checkKey(ranks, id, 'rank');
  const visibleEntries = Object.entries<MenuEntry>(menus[name]).filter(([, { seenBy }]) =>
    isAtLeast(rank, seenBy),
  );
  const picked = lookUp(Object.fromEntries(visibleEntries), pick, `entry that ${ranks[rank].name} sees`);
  const rows = visibleEntries.map(([, entry]) =>
    entry === picked
      ? line('scene-entry scene-entry--picked', stepNumber(step), label(entry.label))
      : line('scene-entry', label(entry.label)),
  );
  const labels = visibleEntries.map(([, entry]) => entry.label).join(', ');
  return withAlt(
    box(`scene-menu scene-menu--${name}`, rows),
    `Menu for ${ranks[rank].name}s: ${labels}. ${picked.label} is selected.`,
  );
};
