import { limits } from './limits';

/**
 * The promise after a report with **Don't act yet**, which every page quotes. Without an answer, Rookery does nothing when the wait
 * ends, because an act on a known day could endanger someone who can't read email safely.
 */
export const reportWait = `With **Don't act yet**, Rookery hides nothing, contacts no one in the chat, and sends no email, ${limits['report-wait'].text}. If a life or a child is in danger, it still tells the authorities. At the end, it asks at the address you gave, or if there is none, does nothing. Pictures of minors are always hidden at once.`;
