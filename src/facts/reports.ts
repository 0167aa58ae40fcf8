import { limits } from './limits';

/** When to report, after "Report now" on pages about threats, people under 18, and pictures. */
export const reportNow =
  "even if you know the person, no helpline answers, or a picture is already shared. If they could hurt you or someone at home, text or call a helpline first, and select **Don't act yet** in the report. Rookery then waits, but a picture reported as **Minor at risk** disappears right away, which they can notice.";

/** What happens after a report with a severe reason, which pages quote. */
export const reportAfter = `Only Rookery gets your report, and looks at it ${limits['report-answer-severe'].text}. If a life or a child is in danger, it tells the police or people who protect children. If it acts, the person you reported gets an email that names the rule they broke, not you. They could guess.`;
