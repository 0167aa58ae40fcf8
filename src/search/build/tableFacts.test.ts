import { expect, test } from 'vitest';
import { factsInTables } from './tableFacts';

test('names the columns that no table has', () => {
  expect(() => factsInTables(new Map())).toThrow(
    /reads the columns Lifetime, .*, Cause.*, which no table has/,
  );
});
