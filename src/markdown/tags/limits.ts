import { limits } from '../../facts/limits';
import { amount } from '../../facts/quantity';
import type { Limit } from '../../facts/types';
import { textInPage } from '../html/elements';
import { FactError, lookUp } from '../html/lookUp';
import type { FactComponent } from '../html/tag';

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
