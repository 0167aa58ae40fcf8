import { type FieldName, fieldNames, frontMatterFields } from '../../../src/content/frontMatterFields';
import type { ParsedPage } from '../../../src/content/parsePage';
import { suggestSimilar } from '../../../src/utils/suggestSimilar';
import type { Sources } from '../loadSources';
import { findFormatting, hasPhoneNumbers, shownFieldPattern } from '../prose';
import type { CheckProblem, PageRule } from '../rule';

const requiredFields: readonly FieldName[] = ['title', 'description', 'keywords'];
const textFields: readonly FieldName[] = ['title', 'description', 'sidebar_label'];

/** Finds the line of a field. Its offset is 0 if the field is missing. */
function findField({ frontMatterText: text }: ParsedPage, field: string): { line: string; start: number } {
  const start = text.indexOf(`\n${field}:`) + 1;
  const [line = ''] = start > 0 ? text.slice(start).split('\n') : [];
  return { line, start };
}

type Requirement = (value: string, sources: Sources, page: ParsedPage) => boolean;

const isNeighbor: Requirement = (id, { allPages }, page) =>
  allPages.some((other) => other.id === id && other !== page && !other.frontMatter.draft);

/** What a field requires in addition to its schema. */
const requirements: Partial<Record<FieldName, Requirement>> = {
  description: ({ length }) => length >= 50 && length <= 160,
  displayed_sidebar: (name, sources) => sources.sidebarEntries.some(({ sidebar }) => sidebar === name),
  pagination_next: isNeighbor,
  pagination_prev: isNeighbor,
};

/** Whether the parsed text differs from the line of its field, because of ` #`, a date, or more lines. */
function isMisread(typed: string, value: unknown): boolean {
  const wordsOf = (text: string) => text.match(/[\p{L}\p{N}]+/gu)?.join();
  return value !== null && (typeof value !== 'string' || wordsOf(typed) !== wordsOf(value));
}

function explainField(page: ParsedPage, name: string, sources: Sources): string | undefined {
  const field = fieldNames.find((known) => known === name);
  if (!field) {
    return `Pages here can't have \`${name}\`.${suggestSimilar(name, fieldNames)}`;
  }
  const value = page.rawFrontMatter[field];
  if (value === undefined) return `\`${field}\` is missing. ${frontMatterFields[field].advice}`;
  const { line } = findField(page, field);
  if (textFields.includes(field) && isMisread(line.slice(field.length + 1), value)) {
    return `\`${field}\` isn't read as one whole text. Write it on one line, with straight quotes around the text only: \`${field}: "…"\`.`;
  }
  const isWrong =
    page.invalidFields.includes(field) ||
    (typeof value === 'string' && requirements[field]?.(value, sources, page) === false);
  return isWrong ? `\`${field}\` is invalid. ${frontMatterFields[field].advice}` : undefined;
}

/** Milliseconds in the longest six months, from March to August. */
const sixMonths = 184 * 24 * 60 * 60 * 1000;

function* findReviewProblems(page: ParsedPage): Generator<CheckProblem> {
  const { reviewed } = page.frontMatter;
  if (!reviewed && hasPhoneNumbers(page)) {
    const message = `A page with phone numbers needs \`reviewed\`. ${frontMatterFields.reviewed.advice}`;
    yield { start: 0, message };
  } else if (reviewed && Date.now() - reviewed.getTime() > sixMonths) {
    const { line, start } = findField(page, 'reviewed');
    const message = `\`${line}\` is more than six months ago. Compare the page with what it names again, and write today's date.`;
    yield { start, message, isReminder: true };
  }
}

/** Explains how to put a page into a sidebar if it's in none. */
function explainSidebar(page: ParsedPage, sources: Sources): string | undefined {
  const entries = sources.sidebarEntries.filter(({ id }) => id === page.id);
  const isListed = entries.some(({ isRef }) => !isRef);
  if (page.rawFrontMatter.displayed_sidebar !== undefined || isListed) return undefined;
  const fix =
    entries.length > 0
      ? `A \`ref\` only links to it. Write \`'${page.id}'\` in one sidebar of sidebars.ts.`
      : 'Add it to one in sidebars.ts, or write `displayed_sidebar: null` here.';
  return `No sidebar lists this page. ${fix}`;
}

/** Front matter: missing and wrong fields, old reviews, and pages that are in no sidebar. */
export const frontMatter: PageRule = function* (page, sources) {
  for (const field of new Set([...requiredFields, ...Object.keys(page.rawFrontMatter)])) {
    const message = explainField(page, field, sources);
    if (message) yield { start: findField(page, field).start, message };
  }
  yield* findReviewProblems(page);
  yield* findFormatting(page.frontMatterText, shownFieldPattern);
  const message = explainSidebar(page, sources);
  if (message) yield { start: 0, message };
};
