/** Returns whether text is a valid date such as `2026-11-20`. */
function isDay(text: string): boolean {
  const day = new Date(text);
  return (
    /^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(day.getTime()) && day.toISOString().startsWith(text)
  );
}

/**
 * Returns the date of a page's `reviewed:` as the writer typed it, if there is one. It's read from the text, because YAML
 * silently turns February 30 into March 2.
 */
export function reviewedIn(fileContent: string): string | undefined {
  const [, head = ''] = /^---\r?\n([\s\S]*?)\r?\n---/.exec(fileContent) ?? [];
  return /^reviewed:[ \t]*(.*?)[ \t]*\r?$/m.exec(head)?.[1];
}

/** Returns what is wrong with a page's `reviewed:` and what to do, in a sentence. Empty if nothing is wrong. */
export function reviewedFaults(fileContent: string): string[] {
  const day = reviewedIn(fileContent);
  return day === undefined || isDay(day)
    ? []
    : [
        `\`reviewed\` is "${day}", which isn't a date in the calendar. Write the day on which you last compared the page ` +
          'with the screens it describes, as `reviewed: 2026-11-20`.',
      ];
}
