import { limits } from './limits';

/** When to report, after "Report now" on pages about threats, people under 18, and pictures. */
export const reportNow =
  'even if you know the person, no helpline answers, or a picture is already shared. Could they hurt you or someone at home? Try to call for help first, and write that in the report.';

/** What happens after a report with a severe reason, which pages quote. */
export const reportAfter = `Only Rookery gets your report, and looks at it ${limits['report-answer-severe'].text}. If a life or a child is in danger, it tells the police or child protection. If it acts, the person gets an email that names the rule they broke, not you, but they may guess.`;

/**
 * The promise after a report with **Don't act yet**, which pages quote. Without an answer, Rookery does nothing when the wait ends,
 * because acting on a predictable day could endanger someone who can't read email safely.
 */
export const reportWait = `With **Don't act yet**, Rookery contacts no one in the chat, sends no email, and deletes nothing, not even an address or a nude photo, ${limits['report-wait'].text}. It still hides pictures and videos reported as **Minor at risk**, which the person can notice. If a life or a child is in danger, it still tells the police or child protection. Could a call or a visit put you in danger? Write that, and when it's safe. At the end, it emails you to ask what to do. If you gave no address, it does nothing, but keeps the proof for ${limits['report-copy-severe'].text}.`;
