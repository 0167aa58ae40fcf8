import type { ParsedPage } from '../../../src/content/parsePage';
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

/** Front matter: missing and wrong fields, and old reviews. */
export const frontMatter: PageRule = function* (page) {
  for (const { field, message } of page.fieldProblems) yield { start: findField(page, field), message };
  yield* findReviewProblems(page);
};
