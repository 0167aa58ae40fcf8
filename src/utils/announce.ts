/** The id of the element that `src/clientModules/announceTitle.ts` adds to each page. */
export const announcementId = 'announcement';

/** Lets screen readers say a message. It's in the page's only live region, where each replaces the last. */
export function announce(message: string): void {
  document.getElementById(announcementId)?.replaceChildren(message);
}
