/** Whether a text is a day that the calendar has, as `2026-11-20`. */
function isDay(text: string): boolean {
  const day = new Date(text);
  return (
    /^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(day.getTime()) && day.toISOString().startsWith(text)
  );
}

/**
 * The day of a page's `reviewed:` as the writer typed it; nothing where the page has none. Read from the text, because
 * YAML turns 30 February into 2 March without a word.
 */
export function reviewedIn(fileContent: string): string | undefined {
  const [, head = ''] = /^---\r?\n([\s\S]*?)\r?\n---/.exec(fileContent) ?? [];
  return /^reviewed:[ \t]*(.*?)[ \t]*\r?$/m.exec(head)?.[1];
}

/** What is wrong with a page's `reviewed:`, a sentence that says what to do; empty when all is well. */
export function reviewedFaults(fileContent: string): string[] {
  const day = reviewedIn(fileContent);
  return day === undefined || isDay(day)
    ? []
    : [
        `\`reviewed\` is "${day}", which is no day of the calendar. Write the day on which you last compared the page ` +
          'with the screens it describes, as `reviewed: 2026-11-20`.',
      ];
}
