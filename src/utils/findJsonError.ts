import { parseJson } from './parseJson';

/** A string, even if it isn't closed, a word or a number, or another character. */
const tokenPattern = /"(?:\\.|[^"\\\n])*"?|[\w.+-]+|[^ \t\r\n]/g;

function isJson(text: string): boolean {
  return parseJson(text) !== undefined;
}

/**
 * Finds the offset of the first token that can't be there. If that's a value, a closing bracket, or the end, the mistake is usually
 * before it, such as a missing comma, so this returns the offset of the character before it.
 */
export function findJsonError(text: string): number | undefined {
  if (isJson(text)) return undefined;
  let end = 1;
  let closers = '';
  for (const { 0: token, index } of text.matchAll(tokenPattern)) {
    if (token === '{') closers = `}${closers}`;
    else if (token === '[') closers = `]${closers}`;
    else if (token === closers[0]) closers = closers.slice(1);
    // The text has no error so far if one of these and closing brackets complete it.
    const read = text.slice(0, index + token.length);
    if (!['', ' 0', ':0', '"":0'].some((rest) => isJson(read + rest + closers))) {
      return isJson(token) || /^[\]}]$/.test(token) ? end - 1 : index;
    }
    end = read.length;
  }
  return end - 1;
}
