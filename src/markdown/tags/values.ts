import { hexColor, pipe } from 'valibot';
import { limits } from '../../facts/limits';
import { addresses } from '../../facts/product';
import { formatAmount, type Quantity } from '../../facts/quantity';
import { uiPaths } from '../../facts/uiLabels';
import { choiceAttribute, entryAttribute, keyAttribute, textAttribute } from '../attributes';
import { defineTag, TagError } from '../defineTag';
import { colorSample, uiPath } from '../html/badges';
import { element } from '../html/hast';

/** `<Limit id="poll-question" />`: the text of a limit, or with `show`, one of its bounds. */
export const Limit = defineTag(
  {
    id: keyAttribute(limits, 'limit'),
    show: choiceAttribute('text', 'min', 'max', 'min-number', 'max-number'),
  },
  ({ id, show }) => {
    const { text, unit, min, max }: Quantity = limits[id];
    if (show === 'text') return text;
    const bound = show.startsWith('min') ? min : max;
    if (bound === undefined) {
      throw new TagError(`asks for show="${show}" of the limit "${id}" (${text}), which has no such bound.`);
    }
    return formatAmount(bound, show.endsWith('number') ? 'count' : unit);
  },
);

/** The addresses without placeholders. */
const wholeAddresses: Readonly<Record<string, string>> = Object.fromEntries(
  Object.entries(addresses).filter(([, address]) => !address.includes('{')),
);

/** `<Address name="support" />`: a link to an address of the product. */
export const Address = defineTag({ name: entryAttribute(wholeAddresses, 'address') }, ({ name: url }) =>
  element('a', { href: url.includes('@') ? `mailto:${url}` : url }, url.replace('https://', '')),
);

/** `<UiPath to="chat-settings/welcome" />`: the path to a place in the product. */
export const UiPath = defineTag({ to: entryAttribute(uiPaths, 'place') }, ({ to }) => uiPath(to));

/** `<LastReviewed />`: the month of the page's `reviewed`. */
export const LastReviewed = defineTag({}, (_, { frontMatter: { reviewed } }) => {
  if (!reviewed) {
    throw new TagError('shows `reviewed`. Write it into the front matter: `reviewed: 2026-11-01`.');
  }
  return reviewed.toLocaleDateString('en-US', { month: 'long', year: 'numeric', timeZone: 'UTC' });
});

/** `<Swatch color="#cd1d1d" />`: a sample and the code of a color. */
export const Swatch = defineTag(
  { color: pipe(textAttribute, hexColor('which is no hex color')) },
  ({ color }) => element('span', {}, colorSample(color)),
);
