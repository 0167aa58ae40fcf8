/** Makes the text of emojibase-data's `compact.json` into that of the groups that the table loads. */
declare function compactEmoji(source: string): string;
export = compactEmoji;
