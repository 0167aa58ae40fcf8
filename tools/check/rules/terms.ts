import { plans } from '../../../src/facts/plans';
import { ranks } from '../../../src/facts/ranks';
import { nearest } from '../../../src/remark/facts/lookUp';
import { placeAt } from '../page';
import { proseOf } from '../prose';
import type { Rule } from '../rule';

interface Term {
  readonly found: RegExp;
  /** Why, as a sentence. */
  readonly why: string;
  /** What to write instead, when one word always fits. `npm run fix` writes it. */
  readonly write?: (found: string) => string;
  /** What to do when no word always fits, as a sentence. */
  readonly advice?: (found: string) => string;
}

/** Replaces a word and keeps its ending: `swap('chatroom', 'chat')` makes "chatrooms" "chats". */
function swap(from: string, to: string): (found: string) => string {
  return (found) => found.replace(new RegExp(from, 'i'), to);
}

/** "Sign" for "log", by the ending. */
const signing: Readonly<Record<string, string>> = { '': 'sign', s: 'signs', ged: 'signed', ging: 'signing' };

const oneName = 'One thing has one name on every page, and it has another.';
const leaveOut = 'Leave it out, or say what it takes.';

const planNames = Object.values(plans).map(({ name }) => name);
/** Website builders, which have plans too. */
const otherPrograms: readonly string[] = ['Jimdo', 'Neocities', 'Squarespace', 'Wix', 'WordPress'];

const rankNames = Object.values(ranks).map(({ name }) => name);

const wrongWords: readonly Term[] = [
  { found: /\bchat ?-?rooms?\b/gi, why: oneName, write: swap('chat ?-?room', 'chat') },
  {
    found: /\b(?:the|this|that|your|my|our|each|every|a|another) rooms?\b(?! (?:for|to)\b)/gi,
    why: oneName,
    write: swap('room', 'chat'),
  },
  {
    found: /\b(?:the|this|your|my|our|every) groups?\b(?! of\b)/gi,
    why: oneName,
    advice: () => 'If you mean a chat, write "chat".',
  },
  {
    // Not the noun: "the action log in Chat settings".
    found: /(?<!\b(?:action|audit|the|a|this|that|whole|your) )\blog(?:s|ged|ging)? (?:into|in|out)\b/gi,
    why: oneName,
    write: (found) => {
      const [, ending = '', where = ''] = /^log(s|ged|ging)? (.*)$/.exec(found.toLowerCase()) ?? [];
      return `${signing[ending]} ${where === 'into' ? 'in to' : where}`;
    },
  },
  { found: /\bto log(?:in|out)\b/gi, why: oneName, write: swap('log(in|out)', 'sign $1') },
  { found: /(?<!\bto )\blog-?(?:in|out)s?\b/gi, why: oneName, write: swap('log-?(in|out)', 'sign-$1') },
  { found: /\borganisation(?:s|al)?\b/gi, why: oneName, write: swap('organisation', 'organization') },
  {
    found: /\b(?:2FA|two factor authentication)\b/gi,
    why: oneName,
    write: () => 'two-factor authentication',
  },
  {
    found: /\b(?:private messages?|PMs?)\b/g,
    why: oneName,
    write: swap('private message|PM', 'direct message'),
  },
  {
    found: /(?<!["“])\bAdmins?\b/g,
    why: 'The product has no such rank.',
    write: swap('admin', 'Administrator'),
  },
  { found: /(?<!["“])\bMods?\b/g, why: 'The product has no such rank.', write: swap('mod', 'Moderator') },
  {
    found: new RegExp(
      String.raw`(?<=\p{Ll},? )(?!(?:${rankNames.join('|')})\b)\p{Lu}\p{L}+(?= rank\b)`,
      'gu',
    ),
    why: 'The product has no such rank.',
    advice: (found) => `Near it: ${nearest(found, rankNames).join(', ')}.`,
  },
  {
    found: new RegExp(
      String.raw`(?<=\p{Ll},? )(?!(?:${[...planNames, ...otherPrograms].join('|')})\b)\p{Lu}\p{L}+(?= plan\b)`,
      'gu',
    ),
    why: 'The product has no such plan.',
    advice: (found) => `Near it: ${nearest(found, planNames).join(', ')}.`,
  },
  {
    found:
      /\b(?:simply|just|easy|easily|easier than you think|please|of course|obviously|clearly|basically|actually|effortless(?:ly)?|straightforward|quick and easy|no worries|don't worry|needless to say|as you know|kindly|feel free|hassle-free|seamless(?:ly)?)\b/gi,
    why: 'It adds nothing, or sounds condescending to readers who are stuck.',
    advice: () => leaveOut,
  },
  { found: /\bgives? back\b/gi, why: 'It reads like a translation.', advice: () => 'Write "returns".' },
  {
    found: /\b(?:click|tap|press) here\b/gi,
    why: 'A link that says "here" tells no one where it leads.',
    advice: () => 'Put the link on the name of the page.',
  },
  {
    found: /(?<![\p{L}-])(\p{L}+)\s+\1(?![\p{L}-])/giu,
    why: 'The word appears twice.',
    write: (found) => found.split(/\s/)[0] ?? '',
  },
];

function withCaseOf(found: string, better: string): string {
  return /^\p{Lu}/u.test(found) ? better.charAt(0).toUpperCase() + better.slice(1) : better;
}

/** Our words for things, ranks and plans that exist, and no filler. Code, keywords, and what people in a drawn chat say can contain any words. */
export const terms: Rule = function* (page) {
  for (const { text, start, place } of proseOf(page).filter((each) => each.place !== 'speech')) {
    for (const { found, why, write, advice } of wrongWords) {
      for (const { 0: words, index } of text.matchAll(found)) {
        const better = write && withCaseOf(words, write(words));
        const at = start + index;
        const isLabel = place === 'label';
        const allow = isLabel
          ? ` If another program's screen says so, allow it above the paragraph: \`{/* allow: ${words} because … */}\`.`
          : '';
        yield {
          ...placeAt(page.text, at),
          says: `"${words}": ${why} ${better === undefined ? advice?.(words) : `Write "${better}".`}${allow}`,
          words,
          // A program shouldn't change what a screen says.
          edit:
            better === undefined || isLabel ? undefined : { start: at, end: at + words.length, text: better },
        };
      }
    }
  }
};
