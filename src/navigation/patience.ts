/** How long a reader waits for a page or the search without a word, in milliseconds. */
export const patience = 8000;
