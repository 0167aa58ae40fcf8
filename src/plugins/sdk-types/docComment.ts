/** Text of the facts as a comment knows it: without the marks for bold labels. */
function plain(text: string): string {
  return text.replaceAll('**', '');
}

/** Lines of a doc comment, one a text; a single text stands in one line. */
export function docComment(texts: readonly string[]): string[] {
  const [first, ...others] = texts.map(plain);
  if (others.length === 0) {
    return [`/** ${first} */`];
  }
  return ['/**', ...[first, ...others].map((text) => ` * ${text}`), ' */'];
}
