import { isRankAtLeast, ranks } from '../../facts/ranks';
import { type MenuEntry, menus } from '../../facts/uiLabels';
import { digits, keyOf, optional, requiredText } from '../tags/attributes';
import { defineTag } from '../tags/defineTag';
import { lookUp } from '../tags/lookUp';
import { box, row, stepNumber, uiLabel, withAlt } from './drawing';

/** The number of entries above and below the highlighted one. Drawings leave out the others. */
const neighbors = 2;

/** `<Menu of="name-menu" for="moderator" pick="mute" step="2" />`: a menu as a rank sees it. The entry `pick` is highlighted. */
export const Menu = defineTag(
  { of: keyOf(menus, 'menu'), for: keyOf(ranks, 'rank'), pick: requiredText, step: optional(digits) },
  ({ of: id, for: rank, pick, step }) => {
    const entries = Object.entries<MenuEntry>(menus[id]).filter(([, { seenBy }]) =>
      isRankAtLeast(rank, seenBy),
    );
    const picked = lookUp(Object.fromEntries(entries), pick, `entry that ${ranks[rank].name} sees`);
    const place = entries.findIndex(([, entry]) => entry === picked);
    const shown = entries.slice(Math.max(0, place - neighbors), place + neighbors + 1);
    const rows = shown.map(([, entry]) =>
      entry === picked
        ? row('scene-entry scene-entry--picked', stepNumber(step), uiLabel(entry.label))
        : row('scene-entry', uiLabel(entry.label)),
    );
    const labels = entries.map(([, entry]) => entry.label).join(', ');
    return withAlt(
      box(`scene-menu scene-menu--${id}`, rows),
      `Menu for ${ranks[rank].name}s: ${labels}. ${picked.label} is selected.`,
    );
  },
);
