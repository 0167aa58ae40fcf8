import { type FrontMatter, fieldHelp, fieldNames } from '../../../src/content/frontMatterSchema';
import type { Page } from '../../../src/content/parsePage';
import { closestMatches } from '../../../src/utils/closestMatches';
import type { Finding } from '../allow';
import { shownFields } from '../prose';
import type { CheckedSite, PageRule } from '../loadSite';

const required: readonly (keyof FrontMatter)[] = ['title', 'description', 'keywords'];
const textFields: readonly (keyof FrontMatter)[] = ['title', 'description', 'sidebar_label'];

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

/** What a text has to be, apart from what its schema says. */
const checks: Partial<Record<keyof FrontMatter, (text: string, site: CheckedSite) => boolean>> = {
  description: ({ length }) => length >= 50 && length <= 160,
  displayed_sidebar: (name, site) => site.sidebars.has(name),
  pagination_next: (id, site) => site.pages.get(id) !== undefined,
  pagination_prev: (id, site) => site.pages.get(id) !== undefined,
};

/** Says what is wrong with a field, which can be missing. */
function findFieldProblem(page: Page, name: string, site: CheckedSite): string | undefined {
  const field = fieldNames.find((each) => each === name);
  if (!field) {
    return `Pages here can't have \`${name}\`. Nearest: ${closestMatches(name, fieldNames).join(', ')}.`;
  }
  const value = page.rawFrontMatter[field];
  if (value === undefined) {
    return `\`${field}\` is missing. ${fieldHelp[field]}`;
  }
  const { source } = findField(page, field);
  const typed = source.slice(field.length + 1).trim();
  const wordsOf = (text: string) => text.match(/[\p{L}\p{N}]+/gu)?.join();
  const isText = textFields.includes(field) && typed && !/^[>|]/.test(typed);
  // Without quotes, YAML ends a text before ` #`, and reads some texts as numbers or dates.
  if (isText && (typeof value !== 'string' || wordsOf(typed) !== wordsOf(value))) {
    return `\`${source}\` isn't read as you typed it. Write it in quotes: \`${field}: "${typed}"\`.`;
  }
  const isWrong =
    page.wrongFields.includes(field) || (typeof value === 'string' && checks[field]?.(value, site) === false);
  return isWrong ? `\`${source}\` isn't right. ${fieldHelp[field]}` : undefined;
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
  for (const field of new Set([...required, ...Object.keys(page.rawFrontMatter)])) {
    const message = findFieldProblem(page, field, site);
    if (message) yield { start: findField(page, field).start, message };
  }
  yield* findReview(page);
  yield* findFormatting(page.frontMatterText, shownFields);
  const sidebars = [...site.sidebars.values()];
  const isListed = sidebars.some(({ ids }) => ids.includes(page.id));
  if (page.rawFrontMatter.displayed_sidebar === undefined && !isListed) {
    const fix = sidebars.some(({ refs }) => refs.has(page.id))
      ? `A \`ref\` only links to it. Write \`'${page.id}'\` in one sidebar of sidebars.ts.`
      : 'Add it to sidebars.ts, or write `displayed_sidebar: null` here.';
    const message = `No sidebar has this page, so readers find it only by searching. ${fix}`;
    yield { start: 0, message };
  }
};
