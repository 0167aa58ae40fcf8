// The loader makes the data small while the site is built.
import groups from '!!./compactEmoji.cjs!emojibase-data/en/compact.json';
import { entriesOf, groupId } from './catalogue';

/** Every emoji of the standard set that can be sent alone. */
export const entries = entriesOf(groups);

/** The groups to choose from: id and label. */
export const groupChoices = groups.map(({ label }) => [groupId(label), label] as const);
