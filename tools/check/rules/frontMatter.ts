import { type FrontMatter, fieldHelp, fieldNames } from '../../../src/content/frontMatter';
import type { Page } from '../../../src/content/page';
import { nearestKeys } from '../../../src/nearest';
import type { Finding } from '../finding';
import { shownFields } from '../prose';
import type { PageRule, Site } from '../site';

const required: readonly (keyof FrontMatter)[] = ['title', 'description', 'keywords'];

const formatting = /`|\*\S|(?<!\w)_\w.*_|<\/?\w|&#?\w+;|\]\(|\\\W/;

/** Finds formatting in the parts of a text that have none. */
export function* findFormatting(text: string, parts: RegExp): Generator<Finding> {
  for (const { 0: part, index } of text.matchAll(parts)) {
    const start = part.search(formatting);
    const message = `“${part.slice(start)}” shows as you typed it. Leave out formatting, tags, and entities.`;
    if (start >= 0) yield { start: index + start, message };
  }
}

/** The line of a field, and its place. */
function findField({ frontMatterText: text }: Page, field: string): { source: string; start: number } {
  const start = text.indexOf(`\n${field}:`) + 1;
  const [source = ''] = start > 0 ? text.slice(start).split('\n') : [];
  return { source, start };
}

/** The fields with a value that no field of this name can have. */
function findWrong(page: Page, site: Site): (keyof FrontMatter)[] {
  const {
    description,
    displayed_sidebar: sidebar,
    pagination_next: next,
    pagination_prev: previous,
  } = page.frontMatter;
  const checks: Partial<Record<keyof FrontMatter, boolean>> = {
    description: description === undefined || (description.length >= 50 && description.length <= 160),
    displayed_sidebar: !sidebar || Object.hasOwn(site.sidebars, sidebar),
    pagination_next: !next || site.pages.get(next) !== undefined,
    pagination_prev: !previous || site.pages.get(previous) !== undefined,
  };
  return [...page.wrongFields, ...fieldNames.filter((field) => checks[field] === false)];
}

/** Finds text that YAML reads as something else, such as a comment, a date, or a number. */
function* findChanges(page: Page): Generator<Finding> {
  const known = (text: string) => text.match(/[\p{L}\p{N}]+/gu) ?? [];
  for (const field of Object.keys(page.rawFrontMatter)) {
    const { source, start } = findField(page, field);
    const typed = source.slice(field.length + 1).trim();
    const value = page.rawFrontMatter[field];
    const isText = typed !== '' && !/^[>|]/.test(typed) && typeof value !== 'object';
    if (
      (isText || value instanceof Date) &&
      field !== 'reviewed' &&
      known(typed).join() !== known(String(value)).join()
    ) {
      const message = `\`${source}\` is read as something else. Write it in quotes: \`${field}: "${typed}"\`.`;
      yield { start, message };
    }
  }
}

/** Whether a page has phone numbers. They change, so someone has to review them. */
export function hasPhoneNumbers({ text }: Page): boolean {
  return /[("](?:tel|sms):/.test(text);
}

/** Finds a missing review, and reminds of one that is due. */
function* findReview(page: Page): Generator<Finding> {
  const { reviewed } = page.frontMatter;
  const sixMonthsAgo = new Date();
  sixMonthsAgo.setMonth(sixMonthsAgo.getMonth() - 6);
  if (!reviewed && hasPhoneNumbers(page)) {
    yield { start: 0, message: `A page with phone numbers needs \`reviewed\`. ${fieldHelp.reviewed}` };
  } else if (reviewed && reviewed < sixMonthsAgo) {
    const { source, start } = findField(page, 'reviewed');
    const message = `\`${source}\` is more than six months ago. Compare the page with what it names again, and write today's date.`;
    yield { start, message, isReminder: true };
  }
}

/** The front matter: missing and wrong fields, and a page that no sidebar has. */
export const frontMatter: PageRule = function* (page, site) {
  for (const field of required.filter((name) => page.rawFrontMatter[name] === undefined)) {
    yield { start: 0, message: `\`${field}\` is missing. ${fieldHelp[field]}` };
  }
  for (const field of Object.keys(page.rawFrontMatter)) {
    if (!fieldNames.some((name) => name === field)) {
      const nearest = nearestKeys(field, fieldNames).join(', ');
      const message = `Pages here can't have \`${field}\`. Nearest: ${nearest}.`;
      yield { start: findField(page, field).start, message };
    }
  }
  const changes = [...findChanges(page)];
  yield* changes;
  for (const field of findWrong(page, site)) {
    const { source, start } = findField(page, field);
    if (changes.some((change) => change.start === start)) continue;
    yield { start, message: `\`${source}\` isn't right. ${fieldHelp[field]}` };
  }
  yield* findReview(page);
  yield* findFormatting(page.frontMatterText, shownFields);
  // Without links to pages of other sidebars.
  const inSidebars = JSON.stringify(site.sidebars, (_, item) => (item?.type === 'ref' ? undefined : item));
  if (page.frontMatter.displayed_sidebar === undefined && !inSidebars.includes(`"${page.id}"`)) {
    const message =
      'No sidebar has this page, so readers find it only by searching. Add it to sidebars.ts, or write `displayed_sidebar: null` here.';
    yield { start: 0, message };
  }
};
