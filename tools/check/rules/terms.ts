import { plans } from '../../../src/facts/plans';
import { ranks } from '../../../src/facts/ranks';
import { nearest } from '../../../src/remark/facts/lookUp';
import { proseOf } from '../prose';
import type { Rule } from '../rule';

interface Term {
  readonly found: RegExp;
  /** Why, as a sentence. */
  readonly why: string;
  /** What to write instead, with groups such as `$1`, when one word always fits. `npm run fix` writes it. */
  readonly write?: string;
  /** What to do when no word always fits, as a sentence. */
  readonly advice?: (found: string) => string;
}

const oneName = 'One thing has one name on every page, and it has another.';

/** Website builders, which have plans too. */
const otherPrograms: readonly string[] = ['Jimdo', 'Neocities', 'Squarespace', 'Wix', 'WordPress'];

/** A name with a capital before "rank" or "plan", which the product doesn't have. */
function unknownName(kind: string, known: readonly string[]): Term {
  return {
    found: new RegExp(
      String.raw`(?<=\p{Ll},? )(?!(?:${[...known, ...otherPrograms].join('|')})\b)\p{Lu}\p{L}+(?= ${kind}\b)`,
      'gu',
    ),
    why: `The product has no such ${kind}.`,
    advice: (found) => `Near it: ${nearest(found, known).join(', ')}.`,
  };
}

function namesOf(facts: Readonly<Record<string, { readonly name: string }>>): string[] {
  return Object.values(facts).map(({ name }) => name);
}

const wrongWords: readonly Term[] = [
  { found: /\bchat ?-?room(s?)\b/gi, why: oneName, write: 'chat$1' },
  {
    found: /\b(the|this|that|your|my|our|each|every|a|another) room(s?)\b(?! (?:for|to)\b)/gi,
    why: oneName,
    write: '$1 chat$2',
  },
  // Not the noun: "the action log in Chat settings".
  {
    found: /(?<!\b(?:action|audit|the|a|this|that|whole|your) )\blog(s?) (in|out)\b/gi,
    why: oneName,
    write: 'sign$1 $2',
  },
  { found: /\blogg(ed|ing) (in|out)\b/gi, why: oneName, write: 'sign$1 $2' },
  { found: /\bto log(in|out)\b/gi, why: oneName, write: 'to sign $1' },
  { found: /(?<!\bto )\blog-?(ins?|outs?)\b/gi, why: oneName, write: 'sign-$1' },
  { found: /\borganisation(s|al)?\b/gi, why: oneName, write: 'organization$1' },
  { found: /\b(?:2FA|two factor authentication)\b/gi, why: oneName, write: 'two-factor authentication' },
  { found: /\b(?:private message|PM)(s?)\b/g, why: oneName, write: 'direct message$1' },
  { found: /(?<!["“])\bAdmin(s?)\b/g, why: 'The product has no such rank.', write: 'Administrator$1' },
  { found: /(?<!["“])\bMod(s?)\b/g, why: 'The product has no such rank.', write: 'Moderator$1' },
  unknownName('rank', namesOf(ranks)),
  unknownName('plan', namesOf(plans)),
  {
    found:
      /\b(?:simply|just|easy|easily|please|of course|obviously|clearly|basically|actually|effortless(?:ly)?|straightforward|no worries|don't worry|needless to say|as you know|kindly|feel free|hassle-free|seamless(?:ly)?)\b/gi,
    why: 'It adds nothing, or sounds condescending to readers who are stuck.',
    advice: () => 'Leave it out, or say what it takes.',
  },
  { found: /\bgives? back\b/gi, why: 'It reads like a translation.', advice: () => 'Write "returns".' },
  {
    found: /\b(?:TODO|TBD|FIXME|XXX)\b|\blorem ipsum/g,
    why: "It's a note to yourself.",
    advice: () => 'Write the part, or remove it.',
  },
  {
    found: /(?<![\p{L}-])(\p{L}+)\s+\1(?![\p{L}-])/giu,
    why: 'The word appears twice.',
    write: '$1',
  },
];

function withCaseOf(found: string, better: string): string {
  return /^\p{Lu}/u.test(found) ? better.charAt(0).toUpperCase() + better.slice(1) : better;
}

/** Our words for things, ranks and plans that exist, and no filler. Code, keywords, and what people in a drawn chat say can contain any words. */
export const terms: Rule = function* (page) {
  for (const { text, start, place } of proseOf(page).filter((each) => each.place !== 'speech')) {
    for (const { found, why, write, advice } of wrongWords) {
      for (const match of text.matchAll(found)) {
        const { 0: words, index } = match;
        const better =
          write &&
          withCaseOf(
            words,
            write.replace(/\$(\d)/g, (_, group) => match[group] ?? ''),
          );
        const cure = better === undefined ? advice?.(words) : `Write "${better}".`;
        const says = `"${words}": ${why} ${cure} If it's right, allow it above the paragraph: \`{/* allow: ${words} because … */}\`.`;
        yield {
          start: start + index,
          end: start + index + words.length,
          says,
          words,
          // A program shouldn't change what a screen says.
          write: place === 'label' ? undefined : better,
        };
      }
    }
  }
};
