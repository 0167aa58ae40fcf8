import type { FactTables } from './define';

/** Tables about Caw: filter, games, schedules and replies. */
export const botTables: FactTables = {};
