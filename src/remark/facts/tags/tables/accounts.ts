import { afterAccountDeletion } from '../../../../facts/accounts';
import { type FactTables, ofRecord } from './define';

/** Tables about accounts, their protection, and emoji. */
export const accountTables: FactTables = {
  'after-account-deletion': ofRecord(
    'What becomes of what after an account is deleted',
    afterAccountDeletion,
    [
      ['What', ({ label }) => label],
      ['What becomes of it', ({ fate }) => fate],
    ],
  ),
};
