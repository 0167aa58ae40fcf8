/** The default skin tone and five others, from light to dark: a waving hand, and what follows the name in a shortcode. */
export const skinTones = {
  default: { label: 'Default', sample: '👋', suffix: '' },
  light: { label: 'Light', sample: '👋🏻', suffix: '_tone1' },
  'medium-light': { label: 'Medium light', sample: '👋🏼', suffix: '_tone2' },
  medium: { label: 'Medium', sample: '👋🏽', suffix: '_tone3' },
  'medium-dark': { label: 'Medium dark', sample: '👋🏾', suffix: '_tone4' },
  dark: { label: 'Dark', sample: '👋🏿', suffix: '_tone5' },
} as const;

export type SkinToneId = keyof typeof skinTones;

/** The shortcodes of emoji that the standard set gives other ones. */
export const shortcodes: Readonly<Record<string, string>> = {
  '😄': 'smile',
  '🙂': 'slight_smile',
  '😎': 'sunglasses',
  '😐': 'neutral_face',
  '🙄': 'eye_roll',
  '😭': 'sob',
  '😮': 'open_mouth',
  '😡': 'rage',
  '🥳': 'partying',
  '🤯': 'mind_blown',
  '👍': 'thumbs_up',
  '👎': 'thumbs_down',
  '✌': 'victory',
  '🤷': 'shrug',
  '💯': 'hundred',
  '🎉': 'tada',
  '🎮': 'video_game',
  '🎲': 'dice',
  '✅': 'check_mark',
  '🌙': 'moon',
  '🫩': 'tired_eyes',
};
