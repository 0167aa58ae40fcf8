import {
  type EmbedModeId,
  type EmbedOption,
  embedModes,
  embedOptions,
  embedPositions,
  embedThemes,
  hideableParts,
} from '@site/src/facts/embed';
import { limits } from '@site/src/facts/limits';
import { addresses, examples } from '@site/src/facts/product';
import { defaultAccent } from '@site/src/facts/themes';
import { removeInvisible } from '@site/src/utils/cleanPasted';
import type { ParseResult } from '../ui/TextField';
import { iframeSnippet, scriptSnippet } from './snippets';

/** The formats of the code: plain HTML, and HTML with a script. */
export const embedFormats = { iframe: 'iframe', script: 'Script' } as const;

export type EmbedFormat = keyof typeof embedFormats;

/** The initial values, in the order of the attributes in the code. An empty value stands for the default. */
export const initialFields = {
  format: 'iframe' as EmbedFormat,
  chat: '',
  mode: 'inline' as EmbedModeId,
  width: '',
  height: '',
  theme: '',
  accent: '',
  position: 'bottom-right',
  hide: '',
};

export type EmbedFields = typeof initialFields;

/** The options that the builder has fields for. */
export type FieldId = Exclude<keyof EmbedFields, 'format'>;

const chatPages = [addresses.chat, addresses.embed].map((address) =>
  address.replace('https://', '').replace('{chat}', ''),
);

/** Parses the chat's slug, or the URL of the chat's page or of its embed. */
function parseChat(text: string): ParseResult {
  const bare = text.replace(/^https?:\/\//i, '');
  const page = chatPages.find((start) => bare.toLowerCase().startsWith(start));
  // Slugs have no capital letters.
  const slug = (page ? bare.slice(page.length).replace(/[/?#].*$/s, '') : text).toLowerCase();
  if (/[/:.]/.test(slug) || slug === '') {
    const example = addresses.chat.replace('{chat}', examples.chat);
    return {
      error: `Enter only the last part of the chat's address, such as ${examples.chat} for ${example}.`,
    };
  }
  const { min, max, text: range } = limits['chat-address'];
  const fits = slug.length >= min && slug.length <= max;
  return fits && /^[a-z0-9][a-z0-9-]*[a-z0-9]$/.test(slug)
    ? { value: slug }
    : { error: `A chat address has ${range}: a–z, 0–9, and hyphens, with no hyphen at either end.` };
}

function parseHeight(text: string): ParseResult {
  const { min, max, text: range } = limits['embed-height'];
  const pixels = Number(/^(\d{1,6})( ?px)?$/.exec(text)?.[1]);
  return pixels >= min && pixels <= max
    ? { value: String(pixels) }
    : { error: `Enter the height as a whole number of pixels (${range}), without anything else.` };
}

function parseWidth(text: string): ParseResult {
  const [, digits, unit] = /^([1-9]\d{0,3}) ?(%|px)?$/.exec(text) ?? [];
  return digits && (unit !== '%' || Number(digits) <= 100)
    ? { value: unit === '%' ? `${digits}%` : digits }
    : { error: 'Enter the width as a number of pixels, such as 400, or a percentage, such as 100%.' };
}

/** Parses a color of three or six hexadecimal digits, with or without `#`, as `#rrggbb`. */
export function parseColor(text: string): ParseResult {
  const digits = /^#?([0-9a-f]{6}|[0-9a-f]{3})$/i.exec(text)?.[1]?.toLowerCase();
  const error = `Enter a hex color with six digits, such as ${defaultAccent}. Color names and rgb() aren't supported.`;
  return digits ? { value: `#${digits.length === 3 ? digits.replace(/./g, '$&$&') : digits}` } : { error };
}

/** Parsers of the fields that take text, without spaces around it. */
const parsers: Partial<Record<FieldId, (text: string) => ParseResult>> = {
  chat: parseChat,
  width: parseWidth,
  height: parseHeight,
  accent: parseColor,
};

export function hasEffect(id: FieldId, mode: EmbedModeId): boolean {
  const { modes }: EmbedOption = embedOptions[id];
  return !modes || modes.includes(mode);
}

const choices: Readonly<Record<string, object>> = {
  format: embedFormats,
  mode: embedModes,
  theme: embedThemes,
  position: embedPositions,
};

/** Replaces values from a link that can't be chosen, because the code would contain them, and sorts the parts to hide. */
export function validateFields(fields: EmbedFields): EmbedFields {
  const valid = Object.entries(fields).filter(
    ([id, value]) => !choices[id] || Object.hasOwn(choices[id], value),
  );
  const hide = Object.keys(hideableParts).filter((part) => fields.hide.split(' ').includes(part));
  return { ...initialFields, ...Object.fromEntries(valid), hide: hide.join(' ') };
}

/** Parses a field. Returns nothing for an empty one, and for an option that has its default or no effect in the mode. */
function parseField(id: FieldId, entered: string, mode: EmbedModeId): Partial<ParseResult> {
  const { default: defaultValue }: EmbedOption = embedOptions[id];
  const text = removeInvisible(entered);
  if (!text || !hasEffect(id, mode)) {
    return {};
  }
  const parsed = parsers[id]?.(text) ?? { value: text };
  return parsed.error || parsed.value !== defaultValue ? parsed : {};
}

export type Embed = ReturnType<typeof buildEmbed>;

/** Builds an embed from the valid fields, with an error for each wrong one. Without a valid chat, it embeds the example. */
export function buildEmbed({ format, ...fields }: EmbedFields) {
  const mode = format === 'iframe' ? 'inline' : fields.mode;
  const parsed = (Object.entries({ ...fields, mode }) as [FieldId, string][]).map(
    ([id, text]) => [id, parseField(id, text, mode)] as const,
  );
  const pick = (part: 'value' | 'error'): Partial<Record<FieldId, string>> =>
    Object.fromEntries(parsed.flatMap(([id, field]) => (field[part] ? [[id, field[part]]] : [])));
  const errors = pick('error');
  const { chat = examples.chat, ...values } = pick('value');
  const code = format === 'iframe' ? iframeSnippet(chat, values) : scriptSnippet(chat, values);
  return { chat, mode, values, errors, code };
}
