import { limits } from './limits';

/** When to report, after "Report now" on pages about threats, people under 18, and pictures. */
export const reportNow =
  "even if you know the person, or a picture is already shared. Could they hurt you or someone at home? Text or call a helpline first. No answer? Still report, but select **Don't act yet**. Rookery then waits, but **Minor at risk** hides a picture right away, which they can notice.";

/** What happens after a report with a severe reason, which pages quote. */
export const reportAfter = `Only Rookery gets your report, and looks at it ${limits['report-answer-severe'].text}. If a life or a child is in danger, it tells the police or people who protect children. If it acts, the person you reported gets an email that names the rule they broke, not you. They could guess.`;
