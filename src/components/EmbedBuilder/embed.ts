import {
  type EmbedModeId,
  type EmbedOption,
  embedModes,
  embedOptions,
  embedPositions,
  embedThemes,
  hideableElements,
} from '@site/src/facts/embed';
import { limits } from '@site/src/facts/limits';
import { addresses, examples } from '@site/src/facts/product';
import { defaultAccent } from '@site/src/facts/themes';
import { removeInvisible } from '@site/src/utils/removeInvisible';
import type { FieldResult } from '../ui/TextField';
import { iframeSnippet, scriptSnippet } from './snippets';

export const embedFormats = { iframe: 'iframe', script: 'Script' } as const;

export type EmbedFormat = keyof typeof embedFormats;

/** The fields of an empty builder, in the order of the attributes in the code. An empty value is the default of its option. */
export const initialParams = {
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

export type EmbedFields = typeof initialParams;

/** The embed options that the builder has fields for. */
export type FieldId = Exclude<keyof EmbedFields, 'format'>;

const chatUrlPrefixes = [addresses.chat, addresses.embed].map((address) =>
  address.replace('https://', '').replace('{chat}', ''),
);

/** Parses a chat's slug, or the URL of its page or its embed. */
function parseChat(text: string): FieldResult {
  const url = text.replace(/^https?:\/\//i, '');
  const prefix = chatUrlPrefixes.find((start) => url.toLowerCase().startsWith(start));
  const entered = prefix ? url.slice(prefix.length).replace(/[/?#].*$/s, '') : text;
  // Slugs have no capital letters.
  const slug = entered.toLowerCase();
  if (/[/:.]/.test(slug) || slug === '') {
    const example = addresses.chat.replace('{chat}', examples.chat);
    return {
      error: `Enter only the last part of the chat's address, such as ${examples.chat} for ${example}.`,
    };
  }
  const { min, max, text: range } = limits['chat-slug'];
  if (slug.length < min || slug.length > max || !/^[a-z0-9][a-z0-9-]*[a-z0-9]$/.test(slug)) {
    return {
      error: `An address has ${range}: the letters a to z, digits, and hyphens, with no hyphen at either end.`,
    };
  }
  return { value: slug };
}

function parseHeight(text: string): FieldResult {
  const { min, max, text: range } = limits['embed-height'];
  const pixels = Number(/^(\d{1,6})( ?px)?$/i.exec(text.replace(/,(?=\d{3})/, ''))?.[1]);
  if (pixels >= min && pixels <= max) return { value: String(pixels) };
  return { error: `Enter the height as a whole number of pixels (${range}).` };
}

function parseWidth(text: string): FieldResult {
  const { digits, unit } = /^(?<digits>[1-9]\d{0,3}) ?(?<unit>%|px)?$/i.exec(text)?.groups ?? {};
  if (!digits || (unit === '%' && Number(digits) > 100)) {
    return { error: 'Enter the width as a whole number of pixels up to 9999, or a percentage up to 100%.' };
  }
  return { value: unit === '%' ? `${digits}%` : digits };
}

/** Parses a color of three or six hexadecimal digits, with or without `#`, as `#rrggbb`. */
function parseColor(text: string): FieldResult {
  const digits = /^#?([0-9a-f]{6}|[0-9a-f]{3})$/i.exec(text)?.[1]?.toLowerCase();
  if (!digits) {
    return {
      error: `Enter a hex color with six digits, such as ${defaultAccent}. Color names and rgb() aren't supported.`,
    };
  }
  return { value: `#${digits.length === 3 ? digits.replace(/./g, '$&$&') : digits}` };
}

/** Parsers of the text fields. The text is trimmed. */
const parsers: Partial<Record<FieldId, (text: string) => FieldResult>> = {
  chat: parseChat,
  width: parseWidth,
  height: parseHeight,
  accent: parseColor,
};

export function hasEffect(id: FieldId, mode: EmbedModeId): boolean {
  const { modes }: EmbedOption = embedOptions[id];
  return !modes || modes.includes(mode);
}

/** Resets values from a link that aren't offered, because the code would contain them, and sorts the elements to hide. */
export function sanitizeFields(fields: EmbedFields): EmbedFields {
  const { format, mode, theme, position } = fields;
  const hidden = fields.hide.split(' ');
  return {
    ...fields,
    format: Object.hasOwn(embedFormats, format) ? format : initialParams.format,
    mode: Object.hasOwn(embedModes, mode) ? mode : initialParams.mode,
    theme: Object.hasOwn(embedThemes, theme) ? theme : initialParams.theme,
    position: Object.hasOwn(embedPositions, position) ? position : initialParams.position,
    hide: Object.keys(hideableElements)
      .filter((element) => hidden.includes(element))
      .join(' '),
  };
}

/** Parses a field. Returns nothing for an empty one, and for an option that has its default or no effect in the mode. */
function parseField(id: FieldId, entered: string, mode: EmbedModeId): FieldResult | undefined {
  const { default: defaultValue }: EmbedOption = embedOptions[id];
  const text = removeInvisible(entered);
  if (!text || !hasEffect(id, mode)) return undefined;
  const parsed = parsers[id]?.(text) ?? { value: text };
  const isDefault = parsed.value !== undefined && parsed.value === defaultValue;
  return isDefault ? undefined : parsed;
}

export type Embed = ReturnType<typeof buildEmbed>;

/** Builds an embed from the valid fields, with an error for each invalid one. Without a valid chat, it embeds the example. */
export function buildEmbed({ format, ...fields }: EmbedFields) {
  const mode = format === 'iframe' ? 'inline' : fields.mode;
  const values: Partial<Record<FieldId, string>> = {};
  const errors: Partial<Record<FieldId, string>> = {};
  for (const [id, text] of Object.entries({ ...fields, mode }) as [FieldId, string][]) {
    const parsed = parseField(id, text, mode);
    if (parsed?.error) {
      errors[id] = parsed.error;
    } else if (parsed?.value) {
      values[id] = parsed.value;
    }
  }
  const { chat = examples.chat, ...optionValues } = values;
  const code = format === 'iframe' ? iframeSnippet(chat, optionValues) : scriptSnippet(chat, optionValues);
  return { chat, mode, values: optionValues, errors, code, isExample: !values.chat };
}
