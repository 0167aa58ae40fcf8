/** The levels of Caw's filter, mild to strict, by number. */
export const filterLevels = {
  1: { label: 'Slurs only', masked: 'Go home, you *****' },
  2: { label: 'Severe profanity', masked: 'What the **** was that' },
  3: { label: 'Common profanity', masked: 'This is ****, play it again' },
  4: { label: 'Mild profanity and insults', masked: 'Do not be such an *****' },
  5: { label: 'Innuendo and look-alike spellings', masked: 'You are an *****, spelled 1d10t' },
} as const;
