import { limits } from '../../facts/limits';
import { durationUses } from '../../facts/moderation';

// Computed while the site is built, so that readers download the bounds and not the facts they come from.

export { durationUses };

/** The longest ban that a Moderator can set. */
export const moderatorBan = limits['moderator-ban-length'];
