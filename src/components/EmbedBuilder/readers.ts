import type { EmbedOptionId } from '@site/src/facts/embed';
import { accountLimits } from '@site/src/facts/limits/accounts';
import { developerLimits } from '@site/src/facts/limits/developers';
import { settingsLimits } from '@site/src/facts/limits/settings';
import { addresses, examples } from '@site/src/facts/product';
import { inDigits, type Range } from '@site/src/facts/quantity';
import { readColor } from '../shared/color';
import type { Reading } from '../shared/reading';

function readLength(what: string, value: string, { text, min, max }: Range): Reading {
  const { length } = [...value];
  return length < min || length > max
    ? { fault: `${what} has ${text}, but this one has ${inDigits(length)}.` }
    : { value };
}

/** Reads a name of lowercase letters, digits, and hyphens, such as that of a chat or a channel. */
function readName(what: string, text: string, limit: Range): Reading {
  const wrong = [...text].find((character) => !/[a-z0-9-]/.test(character));
  if (wrong && /[A-Z]/.test(wrong)) {
    return {
      fault: `${what} can't contain uppercase letters. Enter “${wrong.toLowerCase()}” instead of “${wrong}”.`,
    };
  }
  if (wrong) {
    const named = /\s/.test(wrong) ? 'a space' : `“${wrong}”`;
    return { fault: `${what} can't contain ${named}. Use only a–z, 0–9, and hyphens.` };
  }
  return readLength(what, text, limit);
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
    return {
      fault: `Enter only the last part of the chat's address, such as ${examples.chat} for ${example}.`,
    };
  }
  const reading = readName('A chat address', slug, settingsLimits['chat-address']);
  return reading.value && /^-|-$/.test(slug)
    ? { fault: "A chat address can't start or end with a hyphen. Remove it." }
    : reading;
}

const { min: lowest, max: highest, text: heights } = developerLimits['embed-height'];

function readHeight(text: string): Reading {
  const digits = /^(\d{1,6})( ?px)?$/.exec(text)?.[1];
  if (!digits) {
    return { fault: `Enter the height as a whole number of pixels (${heights}), without anything else.` };
  }
  const pixels = Number(digits);
  return pixels < lowest || pixels > highest
    ? {
        fault: `The height has to be ${heights}, and ${inDigits(pixels)} is too ${pixels < lowest ? 'low' : 'high'}.`,
      }
    : { value: String(pixels) };
}

function readWidth(text: string, forIframe: boolean): Reading {
  const [, digits, unit = 'px'] = /^(\d{1,4}(?:\.\d{1,2})?) ?(%|px|em|rem|vw)?$/i.exec(text) ?? [];
  const amount = Number(digits);
  const length = unit.toLowerCase();
  if (!digits) {
    return { fault: 'Enter the width as a number of pixels, such as 400, or a length such as 100%.' };
  }
  if (amount === 0) {
    return { fault: 'A chat with a width of 0 is invisible. Enter 100%, or a number of pixels such as 400.' };
  }
  if (['%', 'vw'].includes(length) && amount > 100) {
    return { fault: `A width of more than 100${length} is wider than the page. Enter 100% or less.` };
  }
  if (forIframe && length !== '%' && (length !== 'px' || !Number.isInteger(amount))) {
    return { fault: 'For an iframe, enter a whole number of pixels, such as 400, or a percentage.' };
  }
  return { value: length === 'px' ? String(amount) : `${amount}${length}` };
}

function readAccent(text: string, forIframe: boolean): Reading {
  const { value, fault } = readColor(text);
  // In a URL, `#` would be %23.
  return value ? { value: forIframe ? value.slice(1) : value } : { fault };
}

function readNickname(text: string): Reading {
  return /[\p{Cc}\p{Cs}\p{Zl}\p{Zp}]/u.test(text)
    ? { fault: 'A nickname can contain only visible characters. Remove the invisible one.' }
    : readLength('A guest nickname', text, accountLimits['guest-nickname']);
}

/** Readers for the fields that take text. They expect it without spaces around it. */
export const readers: Partial<Record<EmbedOptionId, (text: string, forIframe: boolean) => Reading>> = {
  chat: readChat,
  width: readWidth,
  height: readHeight,
  accent: readAccent,
  channel: (text) => readName('A channel name', text.replace(/^#/, ''), settingsLimits['channel-name']),
  nickname: readNickname,
};
