import { optional } from 'valibot';
import { isRankAtLeast, ranks } from '../../facts/ranks';
import { menus } from '../../facts/uiLabels';
import { keyAttribute, numberAttribute, requireEntry, textAttribute } from '../attributes';
import { defineTag } from '../defineTag';
import { sceneBlock, stepNumber, uiLabel, withAlt } from './sceneParts';

/** The number of entries above and below the picked one, so that a long menu fits. */
const neighbors = 2;

/** `<Menu of="name-menu" for="moderator" pick="mute" step="2" />`: a menu as a rank sees it. The entry `pick` is highlighted. */
export const Menu = defineTag(
  {
    of: keyAttribute(menus, 'menu'),
    for: keyAttribute(ranks, 'rank'),
    pick: textAttribute,
    step: optional(numberAttribute),
  },
  ({ of: id, for: rank, pick, step }) => {
    const entries = Object.entries(menus[id]).filter(([, { seenBy }]) => isRankAtLeast(rank, seenBy));
    const picked = requireEntry(Object.fromEntries(entries), pick, `entry that ${ranks[rank].name} sees`);
    const index = entries.findIndex(([, entry]) => entry === picked);
    const shown = entries.slice(Math.max(0, index - neighbors), index + neighbors + 1);
    const lines = shown.map(([, entry]) =>
      entry === picked
        ? sceneBlock('rk-scene-entry rk-scene-entry--picked', stepNumber(step), uiLabel(entry.label))
        : sceneBlock('rk-scene-entry', uiLabel(entry.label)),
    );
    const labels = entries.map(([, entry]) => entry.label).join(', ');
    return withAlt(
      sceneBlock('rk-scene-menu', lines),
      `Menu for ${ranks[rank].name}s: ${labels}. ${picked.label} is selected.`,
    );
  },
  ['Message'],
);
