import { type EmbedModeId, type EmbedOption, embedOptions } from '@site/src/facts/embed';
import { limits } from '@site/src/facts/limits';
import { addresses, examples } from '@site/src/facts/product';
import { inDigits } from '@site/src/facts/quantity';
import type { Reading } from '../ui/fields';
import { readColor } from './color';
import { type EmbedValues, iframeSnippet, scriptSnippet } from './snippets';

/** The forms of the code: plain HTML, and HTML with a script. */
export const embedCodes = { iframe: 'iframe', script: 'Script' } as const;

export type EmbedCode = keyof typeof embedCodes;

/** The fields' values at first. Empty is the default of the chat. */
export const noChoices = {
  chat: '',
  mode: 'inline' as EmbedModeId,
  width: '',
  height: '',
  theme: '',
  accent: '',
  position: 'bottom-right',
  hide: '',
};

/** The values of the fields, as chosen and entered. */
export type Choices = typeof noChoices;

/** Name of an option that the builder asks for. The guide has the others. */
export type FieldId = keyof Choices;

/** An embed that works, made of the valid choices. */
export interface Embed {
  /** The example chat, until there is a valid one. */
  readonly chat: string;
  readonly mode: EmbedModeId;
  /** The options to write: valid, other than the default, and with an effect here. */
  readonly values: EmbedValues;
  /** What is wrong with a field. */
  readonly faults: Partial<Record<FieldId, string>>;
  readonly text: string;
}

const chatPages = [addresses.chat, addresses.embed].map((address) =>
  address.replace('https://', '').replace('{chat}', ''),
);

/** Reads the chat's slug, or the URL of the chat's page or of its embed. */
function readChat(text: string): Reading {
  const bare = text.replace(/^https?:\/\//i, '');
  const page = chatPages.find((start) => bare.toLowerCase().startsWith(start));
  const slug = page ? bare.slice(page.length).replace(/[/?#].*$/s, '') : text;
  if (/[/:.]/.test(slug) || slug === '') {
    const example = addresses.chat.replace('{chat}', examples.chat);
    const fault = `Enter only the last part of the chat's address, such as ${examples.chat} for ${example}.`;
    return { fault };
  }
  if (!/^[a-z0-9-]*$/.test(slug)) {
    return { fault: 'A chat address can contain only a–z, 0–9, and hyphens.' };
  }
  const { min, max, text: range } = limits['chat-address'];
  return slug.length < min || slug.length > max
    ? { fault: `A chat address has ${range}, but this one has ${inDigits(slug.length)}.` }
    : { value: slug };
}

function readHeight(text: string): Reading {
  const { min, max, text: range } = limits['embed-height'];
  const pixels = Number(/^(\d{1,6})( ?px)?$/.exec(text)?.[1]);
  return pixels >= min && pixels <= max
    ? { value: String(pixels) }
    : { fault: `Enter the height as a whole number of pixels (${range}), without anything else.` };
}

function readWidth(text: string): Reading {
  const [, digits, unit] = /^([1-9]\d{0,3}) ?(%|px)?$/.exec(text) ?? [];
  return digits
    ? { value: unit === '%' ? `${digits}%` : digits }
    : { fault: 'Enter the width as a number of pixels, such as 400, or a percentage, such as 100%.' };
}

/** Readers for the fields that take text. They expect it without spaces around it. */
const readers: Partial<Record<FieldId, (text: string) => Reading>> = {
  chat: readChat,
  width: readWidth,
  height: readHeight,
  accent: readColor,
};

/** Returns whether a field has an effect in a mode. */
export function hasEffect(id: FieldId, mode: EmbedModeId): boolean {
  const { modes }: EmbedOption = embedOptions[id];
  return !modes || modes.includes(mode);
}

/** Returns the embed for the choices. */
export function embedOf(code: EmbedCode, choices: Choices): Embed {
  const mode = code === 'iframe' ? 'inline' : choices.mode;
  const faults: Partial<Record<FieldId, string>> = {};
  const valid: Partial<Record<FieldId, string>> = {};
  for (const id of Object.keys(choices) as FieldId[]) {
    const { default: usual }: EmbedOption = embedOptions[id];
    const entered = choices[id].trim();
    const { value, fault }: Reading = readers[id]?.(entered) ?? { value: entered };
    if (entered && hasEffect(id, mode) && fault) {
      faults[id] = fault;
    } else if (entered && hasEffect(id, mode) && value !== usual) {
      valid[id] = value;
    }
  }
  const { chat = examples.chat, ...values } = valid;
  const text = code === 'iframe' ? iframeSnippet(chat, values) : scriptSnippet(chat, values);
  return { chat, mode, values, faults, text };
}
