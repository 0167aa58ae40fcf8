import { componentsOf } from '../facts';
import type { Finding } from '../finding';
import { type KnownNumber, knownNumbers, numberIn } from '../knownNumbers';
import { type Page, placeAt } from '../page';
import { proseOf } from '../prose';
import type { Rule } from './rule';

/** "$9", "95 %", "200 characters", "24-hour". */
const typedNumber =
  /(?<![\w.,:/#@-])(?<dollar>\$\s?)?(?<value>\d+(?:,\d{3})*(?:\.\d+)?)(?:(?<percent>\s?%)|[\s\u00a0-]+(?<unit>[A-Za-z]+))?/g;

/** Names that components on a page hold in their attributes: "poll-question", "plus". */
function namesShown(page: Page): ReadonlySet<string> {
  return new Set(
    componentsOf(page).flatMap(({ attributes }) =>
      attributes.flatMap(({ value }) => (typeof value === 'string' ? value.split(/\s+/) : [])),
    ),
  );
}

/** Of the facts that hold a number, the three that share most words with its sentence, or that the page shows. */
function likeliest(found: readonly KnownNumber[], page: Page, sentence: string): KnownNumber[] {
  const shown = namesShown(page);
  const context = sentence.toLowerCase();
  const score = ({ write, about }: KnownNumber): number => {
    const names = [...write.matchAll(/"([^"]+)"/g)].map(([, name = '']) => name);
    const stems = new Set(
      `${about} ${names.join('-')}`
        .toLowerCase()
        .split(/[^a-z]+/)
        .map((word) => word.replace(/s$/, '')),
    );
    const shared = [...stems].filter((stem) => stem.length > 2 && context.includes(stem)).length;
    return shared * 2 + (names.some((name) => shown.has(name)) ? 1 : 0);
  };
  return [...found].sort((one, other) => score(other) - score(one)).slice(0, 3);
}

/** Numbers in running text that the facts hold, and that would be wrong there on the day the product changes. */
export const typedFacts: Rule = (page) =>
  proseOf(page)
    .filter(({ place }) => place !== 'speech')
    .flatMap(({ text, start, place }) =>
      [...text.matchAll(typedNumber)].flatMap((match): Finding[] => {
        const { dollar, value = '', percent, unit = '' } = match.groups ?? {};
        const counted = (dollar && 'dollar') ?? (percent && 'percent') ?? unit;
        const found = knownNumbers(numberIn(value), counted);
        if (found.length === 0) {
          return [];
        }
        const words = dollar ? `$${value}` : match[0];
        const components = likeliest(found, page, text).map(({ write, about }) => `\`${write}\` (${about})`);
        const cure =
          place === 'text' || place === 'label'
            ? `Write ${components.join(' or ')}. If it is about something else, allow it above the paragraph: ` +
              `\`{/* allow: ${words} because … */}\`.`
            : `No component works here, so say it without the number. It is the same as ${components.join(' or ')}.`;
        return [
          {
            ...placeAt(page.text, start + match.index),
            says: `"${words}": the product can change this number, and what is typed would then be wrong. ${cure}`,
            words,
          },
        ];
      }),
    );
