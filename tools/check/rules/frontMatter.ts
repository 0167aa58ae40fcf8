import type { ParsedPage } from '../../../src/content/parsePage';
import type { Sources } from '../loadSources';
import { hasPhoneNumbers } from '../prose';
import type { CheckProblem, PageRule } from '../rule';

/** Finds the line of a field. It's the first line of the page if the field is missing. */
function findField({ frontMatterText }: ParsedPage, field: string): number {
  return frontMatterText.indexOf(`\n${field}:`) + 1;
}

/** Milliseconds in the longest six months, from March to August. */
const sixMonths = 184 * 24 * 60 * 60 * 1000;

function* findReviewProblems(page: ParsedPage): Generator<CheckProblem> {
  const { reviewed } = page.frontMatter;
  if (!reviewed && hasPhoneNumbers(page)) {
    yield { start: 0, message: 'A page with phone numbers needs `reviewed`, the day of their last check.' };
  } else if (reviewed && Date.now() - reviewed.getTime() > sixMonths) {
    const message =
      "`reviewed` is more than six months ago. Compare the page with what it names again, and write today's date.";
    yield { start: findField(page, 'reviewed'), message, isReminder: true };
  }
}

/** Explains how to put a page into a sidebar if it's in none. */
function explainSidebar(
  { id, rawFrontMatter }: ParsedPage,
  { pageIdsBySidebar }: Sources,
): string | undefined {
  const { displayed_sidebar: displayed } = rawFrontMatter;
  const isListed = Object.values(pageIdsBySidebar).some((ids) => ids.includes(id));
  const isSidebar = displayed === null || Object.hasOwn(pageIdsBySidebar, String(displayed));
  if (displayed === undefined ? isListed : isSidebar) return undefined;
  return displayed === undefined
    ? 'No sidebar lists this page. Add it to one in sidebars.ts, or write `displayed_sidebar: null` here.'
    : `There is no sidebar \`${displayed}\` in sidebars.ts.`;
}

/** Front matter: missing and wrong fields, old reviews, and pages that are in no sidebar. */
export const frontMatter: PageRule = function* (page, sources) {
  for (const { field, message } of page.fieldProblems) yield { start: findField(page, field), message };
  yield* findReviewProblems(page);
  const message = explainSidebar(page, sources);
  if (message) yield { start: 0, message };
};
