/** One skin tone of people and hands. */
export interface SkinTone {
  readonly label: string;
  /** A waving hand in that tone. */
  readonly sample: string;
  /** What follows the name in a shortcode, such as `_tone1`. Empty for the default. */
  readonly suffix: string;
}

/** The default skin tone and five others, from light to dark. */
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

/** A common emoji. */
export interface SampleEmoji {
  readonly emoji: string;
  /** Shortcode with its colons. */
  readonly shortcode: `:${string}:`;
  /** Words that find it in the picker, in American and British spelling. */
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
  { emoji: '⭐', shortcode: ':star:', words: ['favorite', 'favourite', 'gold', 'night'] },
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
  { emoji: '🌈', shortcode: ':rainbow:', words: ['colors', 'colours', 'sky', 'pride'] },
  { emoji: '☀️', shortcode: ':sun:', words: ['day', 'weather', 'warm'] },
  { emoji: '🌙', shortcode: ':moon:', words: ['night', 'sleep', 'sky'] },
  { emoji: '🦉', shortcode: ':owl:', words: ['bird', 'night', 'wise'] },
  { emoji: '🐦', shortcode: ':bird:', words: ['animal', 'fly', 'tweet'] },
  { emoji: '🐦‍⬛', shortcode: ':black_bird:', words: ['crow', 'rook', 'raven', 'caw'] },
  { emoji: '🪶', shortcode: ':feather:', words: ['bird', 'light', 'quill'] },
  { emoji: '🚀', shortcode: ':rocket:', words: ['launch', 'fast', 'space'] },
  { emoji: '🫩', shortcode: ':tired_eyes:', words: ['bags', 'exhausted', 'face'] },
] as const satisfies readonly SampleEmoji[];
