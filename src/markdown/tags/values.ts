import { places } from '../../facts/interface';
import { limits } from '../../facts/limits';
import { addresses } from '../../facts/product';
import { amount, type Quantity } from '../../facts/quantity';
import { reportWait } from '../../facts/reports';
import { colorSample, element, labelPath, linkTo } from '../html/content';
import { factOf, keyOf, oneOf, textLike } from '../tagInput/attributes';
import { defineTag } from '../tagInput/defineTag';
import { TagError } from '../tagInput/lookUp';

/** `<Limit id="poll-question" />`: a limit in running text, as its text, or one of its ends with or without the unit. */
export const limitTag = defineTag(
  { id: keyOf(limits, 'limit'), show: oneOf('text', 'min', 'max', 'min-number', 'max-number') },
  ({ id, show }) => {
    const { text, unit, min, max }: Quantity = limits[id];
    if (show === 'text') {
      return text;
    }
    const end = show.startsWith('min') ? min : max;
    if (end === undefined) {
      throw new TagError(`asks for show="${show}" of the limit "${id}" (${text}), which has no such end.`);
    }
    return amount(end, show.endsWith('number') ? 'count' : unit);
  },
);

/** The addresses without a placeholder. */
const wholeAddresses: Readonly<Record<string, string>> = Object.fromEntries(
  Object.entries(addresses).filter(([, address]) => !address.includes('{')),
);

/** `<Address name="support" />`: a link to an address of the product, with its text. */
export const addressTag = defineTag({ name: factOf(wholeAddresses, 'address') }, ({ name: url }) =>
  linkTo(url.includes('@') ? `mailto:${url}` : url, url.replace('https://', '')),
);

/** `<ReportWait />`: what Rookery does and doesn't do after a report with **Don't act yet**. */
export const reportWaitTag = defineTag({}, () => reportWait);

/** `<UiPath to="chat-settings/welcome" />`: the way to a place in the product, label by label. */
export const uiPathTag = defineTag({ to: factOf(places, 'place') }, ({ to: labels }) => labelPath(labels));

/** `<LastReviewed />`: the month of the page's `reviewed`. */
export const lastReviewedTag = defineTag({}, (_, { pageId, pages }) => {
  const { reviewed } = pages.get(pageId)?.fields ?? {};
  if (!reviewed) {
    throw new TagError('shows `reviewed`. Write it into the front matter: `reviewed: 2026-11-01`.');
  }
  return reviewed.toLocaleDateString('en-US', { month: 'long', year: 'numeric', timeZone: 'UTC' });
});

/** `<Swatch color="#cd1d1d" />`: a sample of a color and its code. */
export const swatchTag = defineTag({ color: textLike(/^#[0-9a-f]{6}$/, '#cd1d1d') }, ({ color }) =>
  element('span', {}, colorSample(color)),
);
