import { planIds } from '../../../src/facts/plans';
import { rankIds } from '../../../src/facts/ranks';
import { roles } from '../../../src/facts/roles';
import { settingsPageOf } from '../../../src/facts/settings';
import { nearest } from '../../../src/markdown/html/lookUp';
import { fieldOf, type Page } from '../page';
import type { Rule } from '../site';

/** After how many months a writer should compare a page again with the screens that it describes. */
const months = 6;

const isText = (value: unknown) => typeof value === 'string' && value.trim() !== '';
const isList = (value: unknown) => Array.isArray(value) && value.length > 0;

/** Our fields: what is right in them, and what to write. */
const fields: Readonly<Record<string, readonly [isRight: (value: unknown) => boolean, fix: string]>> = {
  title: [isText, 'Write the name of the page.'],
  description: [
    (value) => isText(value) && /^.{50,160}$/.test(String(value)),
    'Say what readers can do with the page, in 50 to 160 characters.',
  ],
  keywords: [isList, 'List what readers search for: `keywords: [one, two]`.'],
  related: [isList, 'List one to three pages: `- /faq: Find short answers`.'],
  index: [isList, 'List the words for the index on /home: `index: [one, two#section]`.'],
  access: [(value) => typeof value === 'object', 'Write it as `access: { who: moderator, plan: plus }`.'],
  reviewed: [
    (value) => /^\d{4}-\d\d-\d\d$/.test(String(value)),
    'Write a day in the calendar: `2026-11-20`.',
  ],
};
const required: readonly string[] = ['title', 'description', 'keywords', 'related'];

/** The keys of `access` whose values are ids, and those with a note. */
const choices: Readonly<Record<string, readonly string[]>> = {
  who: [...rankIds, ...Object.keys(roles)],
  plan: planIds,
};
const accessKeys = [...Object.keys(choices), 'whoNote', 'planNote'];

/** Returns what is wrong with the entries of `access`. */
function faultsOfAccess({ id, data }: Page): string[] {
  return Object.entries(Object(data.access)).flatMap(([key, value]) => {
    const known = choices[key] ?? accessKeys;
    const typed = choices[key] ? String(value) : key;
    if (choices[key] && settingsPageOf(id)) {
      return [`\`${key}\` comes from src/facts/settings on a page of Chat settings. Remove it.`];
    }
    if (known.includes(typed)) {
      return [];
    }
    return [`\`access\` can't have "${typed}". Nearest: ${nearest(typed, known).join(', ')}.`];
  });
}

/** The front matter: missing and wrong fields, and a review that is due. */
export const frontMatter: Rule = function* (page) {
  for (const [field, [isRight, fix]] of Object.entries(fields)) {
    const value = page.data[field];
    const { typed, start } = fieldOf(page, field);
    const what = value === undefined ? `\`${field}\` is missing.` : `\`${typed}\`?`;
    if (value === undefined ? required.includes(field) : !isRight(value)) {
      yield { start, says: `${what} ${fix}` };
    }
  }
  for (const says of faultsOfAccess(page)) {
    yield { start: fieldOf(page, 'access').start, says };
  }
  const due = new Date();
  due.setUTCMonth(due.getUTCMonth() - months);
  if (page.data.reviewed && String(page.data.reviewed) < due.toISOString()) {
    const says = `The page was reviewed more than ${months} months ago. Compare it with the screens it describes, fix it, and set \`reviewed\` to today.`;
    yield { start: fieldOf(page, 'reviewed').start, says, isWarning: true };
  }
};
