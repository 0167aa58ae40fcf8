import { limits } from './limits';

/** When to report, after "Report now" on pages about threats, people under 18, and pictures. */
export const reportNow =
  "even if you know the person, no helpline answers, or a picture is already shared. Could they hurt you or someone at home? Text or call a helpline first, and in the report, select **Don't act yet**. Rookery then waits, but a picture reported as **Minor at risk** disappears right away, and they might notice.";

/** What happens after a report with a severe reason, which pages quote. */
export const reportAfter = `Only Rookery gets your report, and looks at it ${limits['report-answer-severe'].text}. If a life or a child is in danger, Rookery tells the police or child protection (people whose job is to keep children safe). If Rookery acts, the person you reported gets an email that names the rule they broke, not you, but they might guess.`;
