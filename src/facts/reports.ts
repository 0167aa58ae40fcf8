import { limits } from './limits';

/** When to report, after "Report now" on pages about threats, people under 18, and pictures. */
export const reportNow =
  "even if you know the person, no helpline answers, or a picture is already shared. If they could hurt you or someone at home, try to call for help first, use a phone they can't see, and write in the report what they could do.";

/** What happens after a report with a severe reason, which pages quote. */
export const reportAfter = `Only Rookery sees your report, and looks at it ${limits['report-answer-severe'].text}. If it acts, the person gets an email that says which rule they broke, not who reported it. They may still guess.`;

/**
 * The promise after a report with **Don't act yet**, which pages quote. Without an answer, Rookery does nothing when the wait ends,
 * because acting on a predictable day could endanger someone who can't read email safely.
 */
export const reportWait = `With **Don't act yet**, Rookery contacts no one in the chat and sends no email, ${limits['report-wait'].text}. It still hides pictures and videos of people under 18, which the person can notice. If a life or a child is in danger, it still tells the police or child protection. Could a call or a visit put you in danger? Write that, and when it's safe. At the end, it emails you to ask what to do. If you gave no address, it does nothing, but keeps the proof for ${limits['report-copy-severe'].text}.`;
