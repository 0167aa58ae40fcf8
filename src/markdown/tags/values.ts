import { places } from '../../facts/interface';
import { limits } from '../../facts/limits';
import { addresses } from '../../facts/product';
import { amount, type Quantity } from '../../facts/quantity';
import { color as colorLabel, element, labelPath, link } from '../html/content';
import { lookUp, TagError } from '../tagInput/lookUp';
import type { RenderTag } from '../tagInput/tag';

/**
 * `<Limit id="poll-question" />`: a limit in running text. `show` picks its form: `text` ("3–30 characters", the
 * default), `min` or `max` (one end with its unit), `min-number` or `max-number` (one end alone).
 */
export const limit: RenderTag = ({ id, show = 'text' }) => {
  const { text, unit, min, max } = lookUp<Quantity>(limits, id, 'limit');
  if (show === 'text') {
    return text;
  }
  const end = lookUp({ min, max, 'min-number': min, 'max-number': max }, show, 'form (show="…")');
  if (end === undefined) {
    throw new TagError(`asks for show="${show}" of the limit "${id}" (${text}), which has no such end.`);
  }
  return amount(end, show.endsWith('number') ? 'count' : unit);
};

/** The addresses without a placeholder. */
const wholeAddresses: Readonly<Record<string, string>> = Object.fromEntries(
  Object.entries(addresses).filter(([, address]) => !address.includes('{')),
);

/** `<Address name="support" />`: a link to an address of the product, with its text. */
export const address: RenderTag = ({ name }) => {
  const found = lookUp(wholeAddresses, name, 'address');
  return link(found.includes('@') ? `mailto:${found}` : found, found.replace('https://', ''));
};

/** `<UiPath to="chat-settings/welcome" />`: the way to a place in the product, label by label. */
export const uiPath: RenderTag = ({ to }) => labelPath(lookUp(places, to, 'place'));

/** `<Swatch color="#cd1d1d" />`: a sample of a color and its code. */
export const swatch: RenderTag = ({ color = '' }) => {
  if (!/^#[0-9a-f]{6}$/.test(color)) {
    throw new TagError('needs a color such as color="#cd1d1d".');
  }
  return element('span', {}, colorLabel(color));
};
