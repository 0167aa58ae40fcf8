import { accountLimits } from './limits/accounts';
import { moneyLimits } from './limits/money';
import { settingsLimits } from './limits/settings';
import type { Limit } from './types';

/** Where an emoji can stand. */
export const emojiPlaces = {
  messages: 'Messages',
  reactions: 'Reactions',
  notices: 'Notices',
  'direct-messages': 'Direct messages',
} as const;

/** Id of a place where an emoji can stand. */
export type EmojiPlaceId = keyof typeof emojiPlaces;

/** One of the kinds of emoji. */
export interface EmojiKind {
  readonly label: string;
  /** What it is. A sentence. */
  readonly what: string;
  /** Who may use it. A sentence. */
  readonly who: string;
  /** Whether it works in each place. */
  readonly works: Readonly<Record<EmojiPlaceId, boolean>>;
  /** What belongs to the table: a limit of the places, or what remains afterwards. A sentence. */
  readonly note: string;
}

const everywhere = { messages: true, reactions: true, notices: true, 'direct-messages': true } as const;

/** The version of the Unicode standard whose emoji are the standard set. */
export const unicodeVersion = 16;

/** The kinds of emoji. */
export const emojiKinds = {
  standard: {
    label: 'Standard set',
    what: `The emoji of Unicode ${unicodeVersion}, by picker, by shortcode or from your keyboard.`,
    who: 'Everybody, guests included.',
    works: everywhere,
    note: 'A chat can switch single ones off.',
  },
  custom: {
    label: "The chat's custom emoji",
    what: 'Pictures that the staff of a chat added, still or moving.',
    who: 'Member by default; the chat can ask for a higher rank.',
    works: everywhere,
    note: 'They work in their own chat and in direct messages that started there.',
  },
  animated: {
    label: 'Animated emoji',
    what: `Moving emoji of the shop, with the animated emoji pass of ${moneyLimits['animated-pass-lifetime'].text}.`,
    who: 'Holders of the pass, in chats that allow user personalization. It does not come with the plan of a chat.',
    works: everywhere,
    note: 'After the pass ends, those you sent stay as they are. You cannot send new ones, and in your favourites they rest until the next pass.',
  },
} as const satisfies Record<string, EmojiKind>;

/** Places in which a shortcode stays text: only emoji characters from the keyboard show there. */
export const shortcodesStayText = ['polls', 'topics of channels', 'names', 'status texts'] as const;

/** The file and name that a custom emoji is made of: the limits, and the formats by their endings. */
export const customEmojiFile = {
  formats: ['PNG', 'WebP', 'GIF'],
  size: accountLimits['custom-emoji-file'],
  side: accountLimits['custom-emoji-side'],
  name: accountLimits['custom-emoji-name'],
  atOnce: accountLimits['custom-emoji-batch'],
} as const satisfies Record<string, Limit | readonly string[]>;

/** How custom emoji are named, renamed and deleted, in sentences. */
export const customEmojiRules = [
  'The name comes from the name of the file and can be changed.',
  'A standard shortcode cannot be taken.',
  'After deletion old messages show `:name:`.',
  'Only upload pictures that you have the right to use.',
] as const;

/** Ways to insert an emoji: with the mouse, by touch and with the keyboard. */
export const emojiWays = {
  picker: 'Select the emoji button in the icon bar, search or scroll, and select one.',
  shortcode: 'Type `:` and two letters, choose from the list with the arrow keys, and press Enter or Tab.',
  touch: "Tap the emoji button, or use the emoji key of your phone's keyboard.",
  reaction: 'Open the message menu **⋯** and choose **React**.',
  text: 'Type `\\` before the first colon, as in `\\:wave:`, to send the shortcode as text.',
} as const;

/** When emoji are shown large. */
export const largeEmoji = {
  count: settingsLimits['large-emoji'],
  rule: `A message of ${settingsLimits['large-emoji'].text} emoji and nothing else shows them large, unless the chat has switched that off.`,
} as const;

/** Your favourite emoji: how many, and how they are kept. */
export const favouriteEmoji = {
  count: accountLimits['favourite-emoji'],
  add: 'Hold an emoji in the picker, or select it with the right mouse button, and choose **Add to favourites**.',
  rule: "Favourites stand first in the picker and follow your account. A chat's custom emoji shows among them in that chat only.",
} as const;

/** One skin tone of people and hands. */
export interface SkinTone {
  readonly label: string;
  /** A waving hand in that tone. */
  readonly sample: string;
  /** What is put behind the name in a shortcode: `_tone1`. Empty for the default. */
  readonly suffix: string;
}

/** The skin tones: the default and five more, light to dark. */
export const skinTones = {
  default: { label: 'Default', sample: '👋', suffix: '' },
  light: { label: 'Light', sample: '👋🏻', suffix: '_tone1' },
  'medium-light': { label: 'Medium light', sample: '👋🏼', suffix: '_tone2' },
  medium: { label: 'Medium', sample: '👋🏽', suffix: '_tone3' },
  'medium-dark': { label: 'Medium dark', sample: '👋🏾', suffix: '_tone4' },
  dark: { label: 'Dark', sample: '👋🏿', suffix: '_tone5' },
} as const satisfies Record<string, SkinTone>;

/** Id of a skin tone. */
export type SkinToneId = keyof typeof skinTones;

/** Where the skin tone is chosen, in sentences. */
export const skinToneRules = [
  'Choose yours in **Account settings → Appearance**, or with the hand at the foot of the picker.',
  'It holds for every emoji of people and hands that you send from then on.',
  'For a single one, hold it in the picker, or write the tone into the shortcode, as in `:wave_tone3:`.',
] as const;

/** What a reader without the newest fonts or with reduced motion sees, in sentences. */
export const emojiForReaders = [
  'An emoji that your device does not know is shown by its name.',
  'Devices draw the same emoji in different ways; Rookery leaves it to yours.',
  'With reduced motion in your system, or animation off in **Appearance**, moving emoji stand still until you point at them.',
  'A screen reader says the name of the emoji.',
] as const;

/** One emoji of the sample list. */
export interface SampleEmoji {
  readonly emoji: string;
  /** Shortcode with its colons. */
  readonly shortcode: `:${string}:`;
  /** Words that find it in the picker. */
  readonly words: readonly string[];
  /** Whether it takes a skin tone. */
  readonly toned?: boolean;
}

/** Common emoji of the standard set, by theme. */
export const sampleEmoji = [
  { emoji: '😀', shortcode: ':grinning:', words: ['smile', 'happy', 'face'] },
  { emoji: '😄', shortcode: ':smile:', words: ['happy', 'laugh', 'face'] },
  { emoji: '😂', shortcode: ':joy:', words: ['laugh', 'tears', 'funny', 'lol'] },
  { emoji: '🙂', shortcode: ':slight_smile:', words: ['smile', 'face', 'smiley'] },
  { emoji: '😉', shortcode: ':wink:', words: ['joke', 'face'] },
  { emoji: '😊', shortcode: ':blush:', words: ['shy', 'smile', 'pleased'] },
  { emoji: '😍', shortcode: ':heart_eyes:', words: ['love', 'adore', 'face'] },
  { emoji: '😎', shortcode: ':sunglasses:', words: ['cool', 'sun', 'face'] },
  { emoji: '🤔', shortcode: ':thinking:', words: ['hmm', 'wonder', 'question'] },
  { emoji: '😐', shortcode: ':neutral_face:', words: ['meh', 'blank', 'face'] },
  { emoji: '🙄', shortcode: ':eye_roll:', words: ['annoyed', 'bored', 'face'] },
  { emoji: '😴', shortcode: ':sleeping:', words: ['tired', 'night', 'zzz'] },
  { emoji: '😕', shortcode: ':confused:', words: ['puzzled', 'unsure', 'face'] },
  { emoji: '😢', shortcode: ':cry:', words: ['sad', 'tear', 'face'] },
  { emoji: '😭', shortcode: ':sob:', words: ['sad', 'cry', 'tears'] },
  { emoji: '😮', shortcode: ':open_mouth:', words: ['surprise', 'wow', 'oh'] },
  { emoji: '😱', shortcode: ':scream:', words: ['fear', 'shock', 'horror'] },
  { emoji: '😡', shortcode: ':rage:', words: ['angry', 'mad', 'red'] },
  { emoji: '🥳', shortcode: ':partying:', words: ['party', 'birthday', 'celebrate'] },
  { emoji: '🤯', shortcode: ':mind_blown:', words: ['wow', 'amazed', 'explode'] },
  { emoji: '🤗', shortcode: ':hug:', words: ['comfort', 'kind', 'face'] },
  { emoji: '👋', shortcode: ':wave:', words: ['hello', 'bye', 'hand'], toned: true },
  { emoji: '👍', shortcode: ':thumbs_up:', words: ['yes', 'good', 'like', 'agree'], toned: true },
  { emoji: '👎', shortcode: ':thumbs_down:', words: ['no', 'bad', 'dislike'], toned: true },
  { emoji: '👏', shortcode: ':clap:', words: ['applause', 'bravo', 'hands'], toned: true },
  { emoji: '🙏', shortcode: ':folded_hands:', words: ['thanks', 'ask', 'pray'], toned: true },
  { emoji: '🙌', shortcode: ':raised_hands:', words: ['hooray', 'celebrate', 'hands'], toned: true },
  { emoji: '👌', shortcode: ':ok_hand:', words: ['fine', 'perfect', 'hand'], toned: true },
  { emoji: '✌️', shortcode: ':victory:', words: ['peace', 'hand', 'two'], toned: true },
  { emoji: '💪', shortcode: ':muscle:', words: ['strong', 'arm', 'power'], toned: true },
  { emoji: '🤞', shortcode: ':fingers_crossed:', words: ['luck', 'hope', 'hand'], toned: true },
  { emoji: '🤷', shortcode: ':shrug:', words: ['unsure', 'whatever', 'person'], toned: true },
  { emoji: '👀', shortcode: ':eyes:', words: ['look', 'see', 'watch'] },
  { emoji: '❤️', shortcode: ':heart:', words: ['love', 'red', 'like'] },
  { emoji: '💔', shortcode: ':broken_heart:', words: ['sad', 'love', 'lost'] },
  { emoji: '💯', shortcode: ':hundred:', words: ['perfect', 'score', 'full'] },
  { emoji: '🔥', shortcode: ':fire:', words: ['hot', 'lit', 'flame'] },
  { emoji: '✨', shortcode: ':sparkles:', words: ['shine', 'new', 'stars'] },
  { emoji: '⭐', shortcode: ':star:', words: ['favourite', 'gold', 'night'] },
  { emoji: '🎉', shortcode: ':tada:', words: ['party', 'hooray', 'celebrate'] },
  { emoji: '🎂', shortcode: ':birthday:', words: ['cake', 'party', 'candles'] },
  { emoji: '🎁', shortcode: ':gift:', words: ['present', 'birthday', 'box'] },
  { emoji: '🏆', shortcode: ':trophy:', words: ['win', 'prize', 'first'] },
  { emoji: '🎮', shortcode: ':video_game:', words: ['play', 'controller', 'console'] },
  { emoji: '🎲', shortcode: ':dice:', words: ['game', 'roll', 'luck'] },
  { emoji: '🎵', shortcode: ':musical_note:', words: ['music', 'song', 'radio'] },
  { emoji: '📻', shortcode: ':radio:', words: ['station', 'music', 'stream'] },
  { emoji: '📷', shortcode: ':camera:', words: ['photo', 'picture', 'image'] },
  { emoji: '📌', shortcode: ':pushpin:', words: ['pin', 'notice', 'mark'] },
  { emoji: '✅', shortcode: ':check_mark:', words: ['done', 'yes', 'tick'] },
  { emoji: '❌', shortcode: ':cross_mark:', words: ['no', 'wrong', 'cancel'] },
  { emoji: '❓', shortcode: ':question:', words: ['ask', 'help', 'mark'] },
  { emoji: '⚠️', shortcode: ':warning:', words: ['careful', 'attention', 'sign'] },
  { emoji: '☕', shortcode: ':coffee:', words: ['tea', 'drink', 'morning'] },
  { emoji: '🍕', shortcode: ':pizza:', words: ['food', 'slice', 'dinner'] },
  { emoji: '🌈', shortcode: ':rainbow:', words: ['colours', 'sky', 'pride'] },
  { emoji: '☀️', shortcode: ':sun:', words: ['day', 'weather', 'warm'] },
  { emoji: '🌙', shortcode: ':moon:', words: ['night', 'sleep', 'sky'] },
  { emoji: '🦉', shortcode: ':owl:', words: ['bird', 'night', 'wise'] },
  { emoji: '🐦', shortcode: ':bird:', words: ['animal', 'fly', 'tweet'] },
  { emoji: '🐦‍⬛', shortcode: ':black_bird:', words: ['crow', 'rook', 'raven', 'caw'] },
  { emoji: '🪶', shortcode: ':feather:', words: ['bird', 'light', 'quill'] },
  { emoji: '🚀', shortcode: ':rocket:', words: ['launch', 'fast', 'space'] },
  { emoji: '🫩', shortcode: ':tired_eyes:', words: ['bags', 'exhausted', 'face'] },
] as const satisfies readonly SampleEmoji[];

/** Why an emoji does not show, with the cure. */
export const emojiProblems = {
  misspelt: {
    sign: '`:name:` stays text',
    cause: 'The name is misspelt.',
    cure: 'Choose it from the list that opens after `:`.',
  },
  'switched-off': {
    sign: '`:name:` stays text',
    cause: 'The emoji is switched off in this chat, or the chat has lost the place for it.',
    cure: 'Ask the staff of the chat.',
  },
  rank: {
    sign: '`:name:` stays text',
    cause: "Your rank is too low for the chat's custom emoji.",
    cure: 'Sign in if you are a guest; otherwise use one of the standard set.',
  },
  deleted: {
    sign: '`:name:` stands in old messages',
    cause: 'The custom emoji was deleted.',
    cure: 'Nothing to do: the message keeps the name.',
  },
  looks: {
    sign: 'It looks different on another device',
    cause: 'Each system draws the standard set itself.',
    cure: 'Nothing to do: the meaning is the same.',
  },
  pass: {
    sign: 'Animated emoji are locked',
    cause: 'The pass has ended, or the chat does not allow user personalization.',
    cure: 'Look for the end date in **Account settings → Purchases**.',
  },
} as const;
