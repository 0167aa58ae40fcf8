import { limits } from './limits';

/**
 * The promise after a report with **Don't act yet**, which pages quote. Without an answer, Rookery does nothing when the wait ends,
 * because acting on a predictable day could endanger someone who can't read email safely.
 */
export const reportWait = `With **Don't act yet**, Rookery hides only pictures and videos of minors, contacts no one in the chat, and sends no email, ${limits['report-wait'].text}. If a life or a child is in danger, it still tells the authorities. At the end, it emails you to ask what to do or, if you gave no address, does nothing.`;
