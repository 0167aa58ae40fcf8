import { type Bytes, fromBase64Url } from '../Checker/bytes';
import { quoted } from '../Checker/checks';
import { counted } from '../shared/text';

/** A JSON object as it was received. */
export type JsonObject = Readonly<Record<string, unknown>>;

/** A decoded token. */
export interface DecodedToken {
  readonly header: JsonObject;
  readonly claims: JsonObject;
  /** The text that is signed: header, dot, claims. */
  readonly signed: string;
  readonly signature: Bytes;
}

/** Returns whether a value is a JSON object and not a list. */
export function isObject(value: unknown): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Returns the JSON object in text, or undefined. */
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

/** Returns one part of a token as a JSON object, or a sentence that says what is wrong with it. */
function readPart(part: string, name: string): JsonObject | string {
  if (/[+/=]/.test(part)) {
    return `The ${name} is plain base64. A token uses base64url, with \`-\` and \`_\` instead of \`+\` and \`/\`, and without \`=\`.`;
  }
  const bytes = fromBase64Url(part);
  if (!bytes || part === '') {
    return `The ${name} isn't base64url. A character might be missing or added.`;
  }
  const text = textOf(bytes);
  return (
    (text === undefined ? undefined : readObject(text)) ??
    `The ${name} isn't a JSON object in UTF-8 when decoded.`
  );
}

/** Decodes a token, or returns a sentence that says what is wrong with it. */
export function decodeToken(pasted: string): DecodedToken | string {
  const token = pasted.trim();
  if (token === '') {
    return 'Paste a token.';
  }
  if (/^bearer\s/i.test(token)) {
    return 'Remove the word `Bearer`. The token starts with `eyJ`.';
  }
  if (/\s/.test(token)) {
    return 'The token contains a space or a line break. Paste it as one line.';
  }
  const parts = token.split('.');
  if (parts.length === 5) {
    return "The token has five parts, so it's encrypted. A sign-in token is only signed and has three parts.";
  }
  const [first = '', second = '', third = ''] = parts;
  if (parts.length !== 3) {
    return `${quoted(token)} has ${counted(parts.length, 'part')}. A token has three parts, separated by dots: header, claims, and signature.`;
  }
  const header = readPart(first, 'header');
  const claims = readPart(second, 'claims part');
  if (typeof header === 'string' || typeof claims === 'string') {
    return [header, claims].filter((fault) => typeof fault === 'string').join(' ');
  }
  const signature = fromBase64Url(third);
  return signature
    ? { header, claims, signed: `${first}.${second}`, signature }
    : "The signature isn't base64url without `=`.";
}
