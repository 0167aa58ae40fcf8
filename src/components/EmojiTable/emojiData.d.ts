/** Emoji as the loader `compactEmoji.cjs` writes them, group by group. */
declare module '!!*emojibase-data/en/compact.json' {
  const groups: readonly import('./catalogue').CompactGroup[];
  export default groups;
}
