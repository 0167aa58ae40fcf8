import { limits } from './limits';

/** The one exception from "Report now" on pages about people under 18 and pictures, which quote it. */
export const reportNow =
  'Only if they could hurt you or someone at home, call a helpline or the police first. No answer, or a picture is already shared? Report now.';

/**
 * The promise after a report with **Don't act yet**, which pages quote. Without an answer, Rookery does nothing when the wait ends,
 * because acting on a predictable day could endanger someone who can't read email safely.
 */
export const reportWait = `With **Don't act yet**, Rookery contacts no one in the chat and sends no email, ${limits['report-wait'].text}. It hides only pictures and videos of people under 18. If a life or a child is in danger, it still tells the authorities. At the end, it emails you to ask what to do. If you gave no address, it does nothing, but keeps the evidence for ${limits['report-copy-severe'].text}.`;
