import type { EmbedOptionId } from '@site/src/facts/embed';
import { accountLimits } from '@site/src/facts/limits/accounts';
import { developerLimits } from '@site/src/facts/limits/developers';
import { settingsLimits } from '@site/src/facts/limits/settings';
import { addresses, examples } from '@site/src/facts/product';
import { inDigits, type Range } from '@site/src/facts/quantity';
import { hexColour } from './colours';

/** What a field holds, read: the value to write into code, or a sentence that says what is wrong and what is right. */
export type Reading = { readonly value: string } | { readonly fault: string };

type Reader = (text: string, forIframe: boolean) => Reading;

function lengthFault(what: string, text: string, { text: allowed, min, max }: Range): string | undefined {
  const length = [...text].length;
  return length < min || length > max
    ? `${what} has ${allowed}; this one has ${inDigits(length)}.`
    : undefined;
}

/** A name of small letters, digits and hyphens, as chats and channels have. */
function readName(what: string, text: string, limit: Range): Reading {
  const wrong = [...text].find((sign) => !/[a-z0-9-]/.test(sign));
  if (wrong && /[A-Z]/.test(wrong)) {
    return { fault: `${what} has small letters only: write “${wrong.toLowerCase()}” for “${wrong}”.` };
  }
  if (wrong) {
    const named = /\s/.test(wrong) ? 'a space' : `“${wrong}”`;
    return { fault: `${what} can't have ${named} in it: only a–z, 0–9 and hyphens.` };
  }
  const fault = lengthFault(what, text, limit);
  return fault ? { fault } : { value: text };
}

const chatPages = [addresses.chat, addresses.embed].map((address) =>
  address.replace('https://', '').replace('{chat}', ''),
);

/** The address word in what is typed: the word itself, or the address of the chat's page or of its embed. */
function chatWord(text: string): string {
  const bare = text.replace(/^https?:\/\//i, '');
  const page = chatPages.find((start) => bare.toLowerCase().startsWith(start));
  return page ? bare.slice(page.length).replace(/[/?#].*$/s, '') : text;
}

function readChat(text: string): Reading {
  const word = chatWord(text);
  if (/[/:.]/.test(word) || word === '') {
    const page = addresses.chat.replace('{chat}', examples.chat);
    return { fault: `Type the last word of the chat's page: ${examples.chat} for ${page}.` };
  }
  const reading = readName('A chat address', word, settingsLimits['chat-address']);
  return 'value' in reading && /^-|-$/.test(word)
    ? { fault: "A chat address can't start or end with a hyphen." }
    : reading;
}

const { min: lowest, max: highest, text: heights } = developerLimits['embed-height'];

function readHeight(text: string): Reading {
  const digits = /^(\d{1,6})( ?px)?$/.exec(text)?.[1];
  if (!digits) {
    return { fault: `Height is a whole number of pixels, ${heights}, without anything else.` };
  }
  const pixels = Number(digits);
  return pixels < lowest || pixels > highest
    ? {
        fault: `Height is ${heights}; ${inDigits(pixels)} is too ${pixels < lowest ? 'low' : 'high'}.`,
      }
    : { value: String(pixels) };
}

function readWidth(text: string, forIframe: boolean): Reading {
  const [, digits, unit = 'px'] = /^(\d{1,4}(?:\.\d{1,2})?) ?(%|px|em|rem|vw)?$/i.exec(text) ?? [];
  if (!digits) {
    return { fault: 'Width is a number of pixels, such as 400, or a length such as 100%.' };
  }
  const amount = Number(digits);
  const length = unit.toLowerCase();
  if (amount === 0) {
    return { fault: 'A width of 0 shows nothing. Write 100%, or a number of pixels such as 400.' };
  }
  if (['%', 'vw'].includes(length) && amount > 100) {
    return { fault: `More than 100${length} is wider than the page. Write 100% or less.` };
  }
  if (forIframe && length !== '%' && (length !== 'px' || !Number.isInteger(amount))) {
    return { fault: 'The width of an iframe is a whole number of pixels, such as 400, or a percentage.' };
  }
  return { value: length === 'px' ? String(amount) : `${amount}${length}` };
}

function readAccent(text: string, forIframe: boolean): Reading {
  const colour = hexColour(text);
  if (!colour) {
    return { fault: 'A colour is six digits from 0–9 and a–f, such as #2f6f4f.' };
  }
  // In an address `#` would have to be written as %23.
  return { value: forIframe ? colour.slice(1) : colour };
}

function readNickname(text: string): Reading {
  if (/[\p{Cc}\p{Cs}\p{Zl}\p{Zp}]/u.test(text)) {
    return {
      fault: 'A nickname has letters, digits and signs that can be seen. Take out the invisible one.',
    };
  }
  const fault = lengthFault('A guest nickname', text, accountLimits['guest-nickname']);
  return fault ? { fault } : { value: text };
}

/** How the fields to type into are read; the others hold nothing but choices. Text comes without spaces around it. */
export const readers: Partial<Record<EmbedOptionId, Reader>> = {
  chat: readChat,
  width: readWidth,
  height: readHeight,
  accent: readAccent,
  channel: (text) => readName('A channel name', text.replace(/^#/, ''), settingsLimits['channel-name']),
  nickname: readNickname,
};
