import { type Bytes, fromBase64Url } from '../Checker/bytes';
import { quoted } from '../Checker/checks';
import { counted } from '../shared/text';

/** A JSON object as it came. */
export type JsonObject = Readonly<Record<string, unknown>>;

/** A token taken apart. */
export interface DecodedToken {
  readonly header: JsonObject;
  readonly claims: JsonObject;
  /** The text that is signed: header, dot, claims. */
  readonly signed: string;
  readonly signature: Bytes;
}

/** Whether a value is a JSON object, and no list. */
export function isObject(value: unknown): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** The JSON object in a text, or undefined. */
export function readObject(text: string): JsonObject | undefined {
  try {
    const value: unknown = JSON.parse(text);
    return isObject(value) ? value : undefined;
  } catch {
    return undefined;
  }
}

function textOf(bytes: Bytes): string | undefined {
  try {
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes);
  } catch {
    return undefined;
  }
}

/** One part of a token as a JSON object, or what is wrong with it as text. */
function readPart(part: string, name: string): JsonObject | string {
  if (/[+/=]/.test(part)) {
    return `The ${name} is plain base64. A token has base64url: \`-\` and \`_\` for \`+\` and \`/\`, and no \`=\`.`;
  }
  const bytes = fromBase64Url(part);
  if (!bytes || part === '') {
    return `The ${name} is not base64url: a sign was cut off or added.`;
  }
  const text = textOf(bytes);
  return (
    (text === undefined ? undefined : readObject(text)) ??
    `The ${name} is not a JSON object in UTF-8 when decoded.`
  );
}

/** Takes a token apart, or gives the sentence that says why it can't be. */
export function decodeToken(pasted: string): DecodedToken | string {
  const token = pasted.trim();
  if (token === '') {
    return 'Paste a token.';
  }
  if (/^bearer\s/i.test(token)) {
    return 'Leave out the word `Bearer`: the token begins with `eyJ`.';
  }
  if (/\s/.test(token)) {
    return 'There is a space or a new line inside. A token is one line.';
  }
  const parts = token.split('.');
  if (parts.length === 5) {
    return 'It has five parts, so it is encrypted. A sign-in token is signed, with three parts.';
  }
  const [first = '', second = '', third = ''] = parts;
  if (parts.length !== 3) {
    return `${quoted(token)} has ${counted(parts.length, 'part')}. A token has three, with dots between: header, claims and signature.`;
  }
  const header = readPart(first, 'header');
  const claims = readPart(second, 'claims part');
  if (typeof header === 'string' || typeof claims === 'string') {
    return [header, claims].filter((fault) => typeof fault === 'string').join(' ');
  }
  const signature = fromBase64Url(third);
  return signature
    ? { header, claims, signed: `${first}.${second}`, signature }
    : 'The signature is not base64url without `=`.';
}
