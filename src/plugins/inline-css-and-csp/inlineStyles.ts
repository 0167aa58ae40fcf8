/** Replaces the links to style sheets with the style sheets. Throws if there is no such link. */
export function withInlineStyles(html: string, read: (url: string) => string): string {
  const link = /<link rel="?stylesheet"? href="?([^" >]+)[^>]*>/g;
  const withStyles = html.replaceAll(link, (_, url: string) => `<style>${read(url)}</style>`);
  if (withStyles === html) {
    throw new Error('The page links no style sheet in the way of src/ssrTemplate.eta.');
  }
  return withStyles;
}
