// How long an excerpt is, in characters: long enough to say something, and short enough for a line of a snippet.
const minLength = 25;
const maxLength = 95;

/** Returns the first sentence of a text, two if it's very short, or whole words of one that is long. */
export function excerptOf(text: string): string {
  const start = text.slice(0, maxLength + 1);
  const sentence = start.match(`^.{${minLength},}?[.!?](?= )`) ?? start.match(/^.*[.!?](?= )/);
  const cut = text.length > maxLength ? `${text.slice(0, text.lastIndexOf(' ', maxLength))} …` : text;
  return sentence?.[0] ?? cut;
}
