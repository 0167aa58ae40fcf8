import { serverAnswers } from './server';

/**
 * For a part of the page that did not come when the reader tried again: where the server is there, the part is gone
 * from it, as happens when a new build has replaced the one that this page is of. Then only loading the page anew helps.
 * Where nobody answers, the page stays, for it can still be read.
 */
export async function loadAnewIfServerAnswers(): Promise<void> {
  const { pathname, search } = window.location;
  if (await serverAnswers(pathname + search)) {
    window.location.reload();
  }
}
