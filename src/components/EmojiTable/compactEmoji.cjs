// A loader: out of the thousand facts about each emoji it takes those that the table shows or finds it by, so that the
// browser loads a third of the data. It is JavaScript because the bundler loads it as it is.

const joypixels = require('emojibase-data/en/shortcodes/joypixels.json');
const emojibase = require('emojibase-data/en/shortcodes/emojibase.json');
const { groups } = require('emojibase-data/en/messages.json');

/** Names by which no emoji is sent alone: skin tones and hair. */
const components = 'component';

/**
 * The shortcodes of an emoji. The set of JoyPixels agrees best with the common shortcodes of Rookery and has the same
 * suffixes for skin tones; it lacks the newest emoji, which the set of Emojibase has.
 */
function shortcodesOf(hexcode) {
  return [joypixels[hexcode] ?? emojibase[hexcode] ?? []].flat();
}

/** The emoji in the lightest skin tone; where it shows two people, both have it. */
function lightOf({ skins = [] }) {
  const tones = (unicode) => unicode.match(/[\u{1F3FB}-\u{1F3FF}]/gu) ?? [];
  return skins.find(({ unicode }) => tones(unicode).every((tone) => tone === '\u{1F3FB}'))?.unicode;
}

/** @param {string} source the file `compact.json` of emojibase-data */
module.exports = function compactEmoji(source) {
  const all = JSON.parse(source).sort((a, b) => a.order - b.order);
  const compact = groups
    .filter(({ key }) => key !== components)
    .map(({ message, order }) => ({
      label: message,
      emoji: all
        .filter(({ group }) => group === order)
        .map((each) => {
          const row = [
            each.unicode,
            each.label,
            shortcodesOf(each.hexcode).join(' '),
            (each.tags ?? []).join(' '),
          ];
          const light = lightOf(each);
          return light ? [...row, light] : row;
        }),
    }));
  return JSON.stringify(compact);
};
