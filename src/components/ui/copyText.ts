import { announce } from './announce';

export const copyError = "Couldn't copy. The text is selected.";

/** Copies a text, or selects the element that shows it if the browser refuses, and announces it. Returns whether it copied. */
export async function copyText(text: string, subject: string, source?: Element | null): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    announce(`Copied ${subject}`);
    return true;
  } catch {
    if (source) {
      window.getSelection()?.selectAllChildren(source);
    }
    announce(copyError);
    return false;
  }
}
