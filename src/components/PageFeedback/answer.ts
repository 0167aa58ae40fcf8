/** Where answers go, from `src/site.ts`. */
export interface FeedbackPlaces {
  /** A server that takes an answer as JSON; without one, readers send it as an issue. */
  readonly endpoint: string | null;
  /** The form for a new issue in the repository. */
  readonly newIssue: string;
}

/** What a reader says of a page, and all that is sent. */
export interface Answer {
  /** The page's path: `/chat-features/polls`. */
  readonly page: string;
  readonly helpful: boolean;
  /** The reader's words, as typed. */
  readonly reason: string;
}

/** The longest reason, in characters: an issue carries it in its address, and addresses have an end. */
export const longestReason = 500;

/** How long a server may take, in milliseconds, before the reader is told that the answer did not arrive. */
const patience = 20_000;

/**
 * The form for a new issue, filled in.
 * @param subject the issue's title
 * @param address the page's whole address
 * @param words what stands below it
 */
export function issueAddress(newIssue: string, subject: string, address: string, words: string): string {
  return `${newIssue}?${new URLSearchParams({ title: subject, body: `Page: ${address}\n\n${words}` })}`;
}

/** Sends an answer to the server, and with it nothing about the reader. Throws if it does not arrive. */
export async function send(endpoint: string, answer: Answer): Promise<void> {
  const giveUp = new AbortController();
  const timer = setTimeout(() => giveUp.abort(), patience);
  try {
    const response = await fetch(endpoint, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(answer),
      credentials: 'omit',
      referrerPolicy: 'no-referrer',
      signal: giveUp.signal,
    });
    if (!response.ok) {
      throw new Error(`The server answered ${response.status}.`);
    }
  } finally {
    clearTimeout(timer);
  }
}
