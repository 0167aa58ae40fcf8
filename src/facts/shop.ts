/** The levels of boosts: how many active boosts each needs, and what it adds. Fragments. */
export const boostLevels = {
  1: { boosts: 2, gifts: ['10 more custom emoji', 'Boosted badge'] },
  2: { boosts: 7, gifts: ['No advertisements', 'Room for 50 more people online'] },
  3: {
    boosts: 14,
    gifts: [
      'Double the upload size limit',
      'Animated chat picture',
      'Room for 100 more people online, for a total of 150 more',
    ],
  },
} as const;
