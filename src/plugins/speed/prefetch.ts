/**
 * Prevents Docusaurus from prefetching the pages of all visible links on phones, where that costs more than the page itself,
 * and where a touch leads to few of them.
 */
export function onRouteDidUpdate(): void {
  if (!matchMedia('(hover: hover)').matches) {
    // Replaced whole, because the object is frozen.
    window.docusaurus = { ...window.docusaurus, prefetch: () => false };
  }
}
