/** Where answers go, from `src/site.ts`. */
export interface FeedbackPlaces {
  /** A server that takes an answer as JSON; without one, readers send an issue. */
  readonly endpoint: string | null;
  /** The form for a new issue in the repository. */
  readonly newIssue: string;
}

/** What a reader says about a page, and all that is sent. */
export interface Answer {
  /** The page's path: `/chat-features/polls`. */
  readonly page: string;
  readonly helpful: boolean;
  readonly reason: string;
}

/** The longest reason, in characters: an issue's URL contains it, and URLs have a limit. */
export const longestReason = 500;

const timeoutMilliseconds = 20_000;

/** Returns the URL of the form for a new issue, filled in with the page and the reader's words. */
export function issueAddress(newIssue: string, subject: string, page: string, words: string): string {
  return `${newIssue}?${new URLSearchParams({ title: subject, body: `Page: ${page}\n\n${words}` })}`;
}

/** Sends an answer to the server, with nothing about the reader. Throws if it doesn't arrive. */
export async function send(endpoint: string, answer: Answer): Promise<void> {
  const response = await fetch(endpoint, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(answer),
    credentials: 'omit',
    referrerPolicy: 'no-referrer',
    signal: AbortSignal.timeout(timeoutMilliseconds),
  });
  if (!response.ok) {
    throw new Error(`The server returned ${response.status}.`);
  }
}
