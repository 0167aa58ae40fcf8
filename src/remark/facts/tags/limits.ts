import { capitalize } from '../../../components/shared/text';
import { limits } from '../../../facts/limits';
import { amount } from '../../../facts/quantity';
import type { Limit } from '../../../facts/types';
import { inPage, table, textInPage } from '../html';
import { FactError, keysOf, lookUp } from '../lookUp';
import type { FactComponent } from './types';

/**
 * `<Limit id="poll-question" />`: a limit in running text. `show` picks its form: `text` ("3–30 characters", the
 * default), `min` or `max` (one end with its unit), `min-number` or `max-number` (one end alone).
 */
export const limit: FactComponent = ({ id, show = 'text' }) => {
  const found = lookUp<Limit>(limits, id, 'limit');
  if (show === 'text') {
    return textInPage(found.text);
  }
  const ends = { min: found.min, max: found.max, 'min-number': found.min, 'max-number': found.max };
  const end = lookUp<number | undefined>(ends, show, 'form (show="…")');
  if (end === undefined) {
    throw new FactError(
      `asks for show="${show}" of the limit "${id}" (${found.text}), which has no such end.`,
    );
  }
  return textInPage(amount(end, show.endsWith('number') ? 'count' : found.unit));
};

/** `<LimitsTable ids="poll-question poll-options" />`: limits as a table, with a row for each. */
export const limitsTable: FactComponent = ({ ids }) => {
  const rows = keysOf(ids).map((id) => {
    const found = lookUp<Limit>(limits, id, 'limit');
    return { cells: [found.label, capitalize(found.note ? `${found.text} (${found.note})` : found.text)] };
  });
  if (rows.length === 0) {
    throw new FactError('needs the limits to show: ids="one two".');
  }
  return inPage(table('Limits', ['What', 'Limit'], rows));
};
