import compact from 'emojibase-data/en/compact.json';
import messages from 'emojibase-data/en/messages.json';
import emojibase from 'emojibase-data/en/shortcodes/emojibase.json';
import joypixels from 'emojibase-data/en/shortcodes/joypixels.json';
import type { CompactEmoji, CompactGroup } from './catalogue';

// Computed while the site is built, so that readers download a third of the data.

type Shortcodes = Readonly<Record<string, string | readonly string[]>>;

/** JoyPixels has most of Rookery's shortcodes, and its suffixes for skin tones, but not the newest emoji. */
function shortcodesOf(hexcode: string): string {
  const codes = (joypixels as Shortcodes)[hexcode] ?? (emojibase as Shortcodes)[hexcode] ?? [];
  return [codes].flat().join(' ');
}

/** Returns an emoji in the lightest skin tone; if it shows two people, both have it. */
function lightOf(skins: readonly { readonly unicode: string }[] = []): string | undefined {
  const tones = (unicode: string) => unicode.match(/[\u{1F3FB}-\u{1F3FF}]/gu) ?? [];
  return skins.find(({ unicode }) => tones(unicode).every((tone) => tone === '\u{1F3FB}'))?.unicode;
}

const sorted = [...compact].sort((a, b) => (a.order ?? 0) - (b.order ?? 0));

/** The emoji of the standard, without the group of skin tones and hair, which are never sent alone. */
export const groups: readonly CompactGroup[] = messages.groups
  .filter(({ key }) => key !== 'component')
  .map(({ message, order }) => ({
    label: message,
    emoji: sorted
      .filter(({ group }) => group === order)
      .map(({ unicode, label, hexcode, tags = [], skins }): CompactEmoji => {
        const light = lightOf(skins);
        const row = [unicode, label, shortcodesOf(hexcode), tags.join(' ')] as const;
        return light ? [...row, light] : row;
      }),
  }));
