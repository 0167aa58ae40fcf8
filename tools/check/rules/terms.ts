import type { Finding } from '../finding';
import { placeAt } from '../page';
import { proseOf } from '../prose';
import type { Rule } from './rule';

/** A word that pages do without. */
interface Term {
  readonly found: RegExp;
  /** Why. A sentence. */
  readonly why: string;
  /** What to write instead, where one word always does. `npm run fix` writes it. */
  readonly write?: (found: string) => string;
  /** What to do, where no one word does. A sentence. */
  readonly cure?: string;
}

/** A word for another, its ending kept: `swap('chatroom', 'chat')` makes "chatrooms" "chats". */
function swap(from: string, to: string): (found: string) => string {
  return (found) => found.replace(new RegExp(from, 'i'), to);
}

/** "Sign" for "log", by the ending. */
const signing: Readonly<Record<string, string>> = { '': 'sign', s: 'signs', ged: 'signed', ging: 'signing' };

const oneName = 'One thing has one name on every page, and this one has another.';
const comfort = 'It tells readers who are stuck that they should not be.';
const british = 'Our spelling is British.';

/** Words of our own, comfort words, and American spelling. Code, keywords and what people say are not looked at. */
const terms: readonly Term[] = [
  { found: /\bchat ?-?rooms?\b/gi, why: oneName, write: swap('chat ?-?room', 'chat') },
  {
    found: /\b(?:the|this|that|your|my|our|each|every|a|another) rooms?\b(?! (?:for|to)\b)/gi,
    why: oneName,
    write: swap('room', 'chat'),
  },
  {
    found: /\b(?:the|this|your|my|our|every) groups?\b(?! of\b)/gi,
    why: oneName,
    cure: 'If you mean a chat, write "chat".',
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
  { found: /\bemails?\b/gi, why: oneName, write: swap('email', 'e-mail') },
  {
    found: /\b(?:simply|just|easy|easily|please|of course)\b/gi,
    why: comfort,
    cure: 'Leave it out, or say what it takes.',
  },
  { found: /\bcolor(?:s|ed|ing|ful)?\b/gi, why: british, write: swap('color', 'colour') },
  { found: /\bbehavior(?:s|al)?\b/gi, why: british, write: swap('behavior', 'behaviour') },
  { found: /\bfavorites?\b/gi, why: british, write: swap('favorite', 'favourite') },
  {
    found: /\bcenter(?:s|ed)?\b/gi,
    why: british,
    write: (found) => found.replace(/center(ed)?/i, (_all, end) => (end ? 'centred' : 'centre')),
  },
  { found: /\bgray\b/gi, why: british, write: () => 'grey' },
  { found: /\bcancel(?:ed|ing)\b/gi, why: british, write: swap('cancel', 'cancell') },
  { found: /\blabel(?:ed|ing)\b/gi, why: british, write: swap('label', 'labell') },
  { found: /\bneighbor(?:s|ing|hood)?\b/gi, why: british, write: swap('neighbor', 'neighbour') },
];

/** Begins a word like the one it takes the place of. */
function withCaseOf(found: string, better: string): string {
  return /^\p{Lu}/u.test(found) ? better.charAt(0).toUpperCase() + better.slice(1) : better;
}

/** Our words for things, no comfort words, British spelling. */
export const wording: Rule = (page) =>
  proseOf(page)
    .filter(({ place }) => place !== 'speech')
    .flatMap(({ text, start, place }) =>
      terms.flatMap(({ found, why, write, cure }) =>
        [...text.matchAll(found)].map(({ 0: words, index }): Finding => {
          const better = write && withCaseOf(words, write(words));
          const at = start + index;
          const isLabel = place === 'label';
          return {
            ...placeAt(page.text, at),
            says:
              `"${words}": ${why} ${better === undefined ? cure : `Write "${better}".`}` +
              (isLabel
                ? ` If a screen that isn't ours says so, allow it above the paragraph: \`{/* allow: ${words} because … */}\`.`
                : ''),
            words,
            // What a screen says is not for a machine to change.
            edit:
              better === undefined || isLabel
                ? undefined
                : { start: at, end: at + words.length, text: better },
          };
        }),
      ),
    );
