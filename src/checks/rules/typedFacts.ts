import { limits } from '../../facts/limits';
import { monthlyPrice, type PlanFeature, planFeatures, planIds, plans, yearlyPrice } from '../../facts/plans';
import { amount } from '../../facts/quantity';
import type { Limit } from '../../facts/types';
import { componentsOf } from '../facts';
import type { Finding } from '../finding';
import { type Page, placeAt } from '../page';
import { proseOf } from '../prose';
import type { Rule } from './rule';

/** A number of the facts and the component that writes it. */
interface KnownNumber {
  /** What is written instead: `<Limit id="poll-question" />`. */
  readonly write: string;
  /** What the number is about, in words. */
  readonly about: string;
}

/** Other words for what numbers are counted in. */
const sameUnit: Readonly<Record<string, string>> = {
  option: 'answer',
  choice: 'answer',
  letter: 'character',
  char: 'character',
  pixel: 'px',
  people: 'person',
  hr: 'hour',
  min: 'minute',
  sec: 'second',
  megabyte: 'MB',
  gigabyte: 'GB',
  kilobyte: 'KB',
  terabyte: 'TB',
  dollar: 'dollar',
  percent: 'percent',
};

/** A unit as the facts know it, from one as it stands in text: "characters", "MB", "day". */
function unitOf(word: string): string {
  if (/^[KMGT]B$/i.test(word)) {
    return word.toUpperCase();
  }
  const one = word
    .toLowerCase()
    .replace(/ies$/, 'y')
    .replace(/(?<=[^s])s$/, '');
  return sameUnit[one] ?? one;
}

const known = new Map<string, KnownNumber[]>();

function remember(value: number | undefined, unit: string, entry: KnownNumber): void {
  if (value !== undefined && value > 0) {
    const key = `${value} ${unit}`;
    const others = (known.get(key) ?? []).filter(({ write }) => write !== entry.write);
    known.set(key, [...others, entry]);
  }
}

/** How a limit reads in units that a span such as "1 minute to 7 days" is not counted in. */
function rememberWords(text: string, entry: KnownNumber): void {
  for (const [, value = '', unit = ''] of text.matchAll(/(\d[\d,]*(?:\.\d+)?)[ -]([A-Za-z]+)/g)) {
    remember(Number(value.replace(/,/g, '')), unitOf(unit), entry);
  }
}

for (const [id, limit] of Object.entries<Limit>(limits)) {
  const entry = { write: `<Limit id="${id}" />`, about: limit.label };
  const unit = limit.unit.split(' ').at(-1) ?? '';
  const numbers = new Set([limit.min, limit.max]);
  for (const value of numbers) {
    for (const name of new Set([unitOf(limit.unit.split(' ')[0] ?? ''), unitOf(unit)])) {
      remember(value, name, entry);
    }
  }
  rememberWords(limit.text, entry);
}
for (const plan of planIds) {
  const { name } = plans[plan];
  remember(monthlyPrice(plan), 'dollar', { write: `<Price plan="${plan}" />`, about: `${name} a month` });
  remember(yearlyPrice(plan), 'dollar', {
    write: `<Price plan="${plan}" per="year" />`,
    about: `${name} a year`,
  });
  for (const [id, feature] of Object.entries<PlanFeature>(planFeatures)) {
    const entry = {
      write: `<PlanValue feature="${id}" plan="${plan}" />`,
      about: `${feature.label}, on ${name}`,
    };
    const value = feature.values[plan];
    rememberWords(value.text, entry);
    if (!feature.unit) {
      remember(value.amount, unitOf(feature.label.split(' ').at(-1) ?? ''), entry);
      remember(value.amount, unitOf(feature.label.split(/[ ,]/)[0] ?? ''), entry);
    }
  }
}

const typedNumber =
  /(?<![\w.,:/#@-])(?:(?<dollars>\$\s?)?(?<value>\d[\d,]*(?:\.\d+)?))(?:(?<sign>\s?%)|[\s\u00a0-]+(?<unit>[A-Za-z]+))?/g;

/** Of the facts that hold a number, those that the page shows already or that share words with its sentence first. */
function likeliest(found: readonly KnownNumber[], page: Page, sentence: string): KnownNumber[] {
  const shown = new Set(
    componentsOf(page).flatMap(({ attributes }) =>
      attributes.flatMap((each) => (typeof each.value === 'string' ? each.value.split(/\s+/) : [])),
    ),
  );
  const score = ({ write, about }: KnownNumber): number => {
    const ids = [...write.matchAll(/"([^"]+)"/g)].map(([, id = '']) => id);
    const words = about
      .toLowerCase()
      .split(/\W+/)
      .filter((word) => word.length > 3);
    const stems = [...words, ...ids.flatMap((id) => id.split('-'))].map((word) => word.replace(/s$/, ''));
    const shared = stems.filter((stem) => stem.length > 2 && sentence.toLowerCase().includes(stem)).length;
    return shared * 2 + (ids.some((id) => shown.has(id)) ? 1 : 0);
  };
  return [...found].sort((one, other) => score(other) - score(one)).slice(0, 3);
}

/** Numbers in running text that the facts hold, and that would be wrong there on the day the product changes. */
export const typedFacts: Rule = (page) =>
  proseOf(page)
    .filter(({ speech }) => !speech)
    .flatMap(({ text, start }) =>
      [...text.matchAll(typedNumber)].flatMap((match): Finding[] => {
        const { dollars, value = '', sign, unit = '' } = match.groups ?? {};
        const counted = dollars ? 'dollar' : sign ? 'percent' : unitOf(unit);
        const number = Number(value.replace(/,/g, ''));
        const found = known.get(`${number} ${counted}`) ?? [];
        if (found.length === 0) {
          return [];
        }
        const near = likeliest(found, page, text);
        const words = dollars ? amount(number, 'dollar') : match[0].trim();
        return [
          {
            ...placeAt(page.text, start + match.index),
            says:
              `"${words}" is a number that the product can change, and here it would stay as it is. ` +
              `Write ${near.map(({ write, about }) => `\`${write}\` (${about})`).join(' or ')}.`,
            words,
          },
        ];
      }),
    );
