import { componentsOf, textAttributesOf } from '../facts';
import { type KnownNumber, knownNumbers, numberIn } from '../knownNumbers';
import { type Page, placeAt } from '../page';
import { proseOf } from '../prose';
import type { Rule } from '../rule';

const units = '- - - three four five six seven eight nine'.split(' ');
const teens = 'ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'.split(' ');
const tens = 'twenty thirty forty fifty sixty seventy eighty ninety hundred'.split(' ');

/** "$9", "95 %", "200 characters", "24-hour", "fifteen minutes". Small numbers in words count only for time: "two chats" isn't a limit. */
const typedNumber = new RegExp(
  String.raw`(?<![\w.,:/#@-])(?<dollar>\$\s?)?(?<value>\d+(?:,\d{3})*(?:\.\d+)?|(?:${tens.join('|')})(?:-[a-z]+)?|${teens.join('|')}|(?:${units.slice(3).join('|')})(?=[ -](?:second|minute|hour|day|week|month|year)))(?:(?<percent>\s?%)|[\s\u00a0-]+(?<unit>[A-Za-z]+))?`,
  'gi',
);

function parsedNumber(typed: string): number {
  const [ten = '', unit = ''] = typed.toLowerCase().split('-');
  const words = [...units, ...teens].indexOf(ten);
  return /\d/.test(typed)
    ? numberIn(typed)
    : words > 0
      ? words
      : (tens.indexOf(ten) + 2) * 10 + Math.max(0, ['-', 'one', 'two', ...units.slice(3)].indexOf(unit));
}

function namesShown(page: Page): ReadonlySet<string> {
  const attributes = componentsOf(page).flatMap(textAttributesOf);
  return new Set(attributes.flatMap(({ value }) => value.split(/\s+/)));
}

/** Returns how much a fact has to do with a sentence: 2 for each word that they share, and 1 when the page shows it. */
function likeness({ write, about }: KnownNumber, sentence: string, shown: ReadonlySet<string>): number {
  const names = [...write.matchAll(/"([^"]+)"/g)].map(([, name = '']) => name);
  const stems = new Set(
    `${about} ${names.join('-')}`
      .toLowerCase()
      .split(/[^a-z]+/)
      .map((word) => word.replace(/s$/, '')),
  );
  const shared = [...stems].filter((stem) => stem.length > 3 && sentence.toLowerCase().includes(stem)).length;
  return shared * 2 + (names.some((name) => shown.has(name)) ? 1 : 0);
}

/** Numbers in text that are facts, and that would be wrong there on the day the product changes. */
export const typedFacts: Rule = function* (page) {
  const shown = namesShown(page);
  for (const { text, start, place } of proseOf(page).filter((each) => each.place !== 'speech')) {
    for (const match of text.matchAll(typedNumber)) {
      const { dollar, value = '', percent, unit = '' } = match.groups ?? {};
      const number = parsedNumber(value);
      const likely = knownNumbers(number, (dollar && 'dollar') ?? (percent && 'percent') ?? unit)
        .map((fact) => ({ ...fact, likeness: likeness(fact, text, shown) }))
        // A small number in words is often an estimate: "It takes five minutes."
        .filter((fact) => /\d/.test(value) || number >= 10 || fact.likeness > 1)
        .sort((one, other) => other.likeness - one.likeness)
        .slice(0, 3);
      if (likely.length === 0) {
        continue;
      }
      const words = dollar ? `$${value}` : match[0];
      const tags = likely.map(({ write, about }) => `\`${write}\` (${about})`).join(' or ');
      const cure =
        place === 'text' || place === 'label'
          ? `Write ${tags}. If it's about something else, allow it above the paragraph: ` +
            `\`{/* allow: ${words} because … */}\`.`
          : `No component works here, so leave out the number. It's the same as ${tags}.`;
      const says = `"${words}": this number is a fact, and will be wrong here when the product changes. ${cure}`;
      yield { ...placeAt(page.text, start + match.index), says, words };
    }
  }
};
