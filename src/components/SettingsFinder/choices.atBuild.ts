import { planIds, plans } from '../../facts/plans';
import { rankIds, ranksFrom } from '../../facts/ranks';
import { allSettings } from '../../facts/settings';

// Computed while the site is built, so that readers download the labels and not the facts they come from.

/** An option of a menu. An empty value means any. */
type Choice = readonly [value: string, label: string];

/** How many settings are shown until the reader asks for all: a phone takes too long to lay out two hundred for each key. */
export const firstSettings = 20;

/** How many settings the table has. */
export const settingCount = allSettings.length;

const plansNeeded = new Set(allSettings.map(({ setting, page }) => setting.plan ?? page.plan ?? 'free'));
const ranksNeeded = new Set(allSettings.map(({ setting, page }) => setting.rank ?? page.rank));

/** The plans that settings require. */
export const planChoices: readonly Choice[] = [
  ['', 'Any plan'],
  ...planIds
    .filter((id) => plansNeeded.has(id))
    .map((id): Choice => [id, id === 'free' ? 'Every plan' : `Needs ${plans[id].name}`]),
];

/** The lowest ranks that can change settings. */
export const rankChoices: readonly Choice[] = [
  ['', 'Any rank'],
  ...rankIds.filter((id) => ranksNeeded.has(id)).map((id): Choice => [id, ranksFrom(id)]),
];
