import { accountTables } from './accounts';
import { botTables } from './bot';
import { browserTables } from './browsers';
import type { FactTables } from './define';
import { developerTables } from './developers';
import { lookTables } from './looks';
import { messageTables } from './messages';
import { moderationTables } from './moderation';
import { moneyTables } from './money';
import { organizationTables } from './organizations';
import { peopleTables } from './people';
import { privacyTables } from './privacy';
import { settingTables } from './settings';

/** The tables by area; a name stands in one area only. */
export const tableAreas = {
  people: peopleTables,
  moderation: moderationTables,
  bot: botTables,
  messages: messageTables,
  accounts: accountTables,
  money: moneyTables,
  looks: lookTables,
  developers: developerTables,
  organizations: organizationTables,
  privacy: privacyTables,
  browsers: browserTables,
  settings: settingTables,
} as const;

/** Every table that a page can show with `<FactsTable of="name" />`. */
export const tables: FactTables = Object.assign({}, ...Object.values(tableAreas));
