import { accountLimits } from './accounts';
import { botLimits } from './bot';
import { developerLimits } from './developers';
import { messageLimits } from './messages';
import { moderationLimits } from './moderation';
import { moneyLimits } from './money';
import { organizationLimits } from './organizations';
import { privacyLimits } from './privacy';
import { settingsLimits } from './settings';

/** Every limit that is the same on every plan. */
export const limits = {
  ...accountLimits,
  ...botLimits,
  ...developerLimits,
  ...messageLimits,
  ...moderationLimits,
  ...moneyLimits,
  ...organizationLimits,
  ...privacyLimits,
  ...settingsLimits,
} as const;
