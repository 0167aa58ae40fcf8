import type { EmbedOptionId } from '@site/src/facts/embed';
import { limits } from '@site/src/facts/limits';
import { addresses, examples } from '@site/src/facts/product';
import { inDigits, type Range } from '@site/src/facts/quantity';
import { readColor } from '../ui/color';
import type { Reading } from '../ui/reading';

function readLength(what: string, value: string, { text, min, max }: Range): Reading {
  const { length } = [...value];
  return length < min || length > max
    ? { fault: `${what} has ${text}, but this one has ${inDigits(length)}.` }
    : { value };
}

/** Reads a name of lowercase letters, digits, and hyphens, such as that of a chat or a channel. */
function readName(what: string, text: string, limit: Range): Reading {
  return /^[a-z0-9-]*$/.test(text)
    ? readLength(what, text, limit)
    : { fault: `${what} can contain only a–z, 0–9, and hyphens.` };
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
  return readName('A chat address', slug, limits['chat-address']);
}

const { min: lowest, max: highest, text: heights } = limits['embed-height'];

function readHeight(text: string): Reading {
  const pixels = Number(/^(\d{1,6})( ?px)?$/.exec(text)?.[1]);
  return pixels >= lowest && pixels <= highest
    ? { value: String(pixels) }
    : { fault: `Enter the height as a whole number of pixels (${heights}), without anything else.` };
}

function readWidth(text: string): Reading {
  const [, digits, unit] = /^(\d{1,4}) ?(%|px)?$/.exec(text) ?? [];
  return digits
    ? { value: unit === '%' ? `${digits}%` : digits }
    : { fault: 'Enter the width as a number of pixels, such as 400, or a percentage, such as 100%.' };
}

function readAccent(text: string, forIframe: boolean): Reading {
  const { value, fault } = readColor(text);
  // In a URL, `#` would be %23.
  return value ? { value: forIframe ? value.slice(1) : value } : { fault };
}

/** Readers for the fields that take text. They expect it without spaces around it. */
export const readers: Partial<Record<EmbedOptionId, (text: string, forIframe: boolean) => Reading>> = {
  chat: readChat,
  width: readWidth,
  height: readHeight,
  accent: readAccent,
  channel: (text) => readName('A channel name', text.replace(/^#/, ''), limits['channel-name']),
  nickname: (text) => readLength('A guest nickname', text, limits['guest-nickname']),
};
