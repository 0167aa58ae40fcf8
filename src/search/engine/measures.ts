/** What is measured: how queries ask for it, and what values contain. */
const measures: readonly (readonly [asks: RegExp, answers: RegExp])[] = [
  [
    /\b(?:how (?:long|soon|fast|far|quick\w*)|durations?|lifetime|expir\w*|lasts?|valid|waits?|waiting|period|retention|deadline|time ?outs?|until|kept|keep|stored|(?<!\b(?:per|a|an|each|every) )(?:seconds?|secs?|minutes?|mins?|hours?|hrs?|days?|weeks?|months?|years?)|time|length|long|longest|shortest)\b/,
    /\d (?:second|minute|hour|day|business|week|month|year)|closes|clear/,
  ],
  [
    /\b(?:length|characters?|chars?|letters?|digits?|longest|shortest|long(?!.*\b(?:kept|keep|stored?|saved|lasts?|valid|waits?|takes?|until|open|stays?)\b))\b/,
    /character|digit|letter/,
  ],
  [
    /\b(?:how (?:big|large|heavy)|size|mb|kb|gb|megabytes?|bytes?|bits?|weight|space|storage|length)\b/,
    /\d [KMGT]B|byte|bit/,
  ],
  [/\b(?:how (?:big|large|high|tall|wide)|size|px|pixels?|width|height|dimensions?|resolution)\b/, /px|%/],
  [/\b(?:prices?|costs?|how much|pay|dollars?|usd|expensive|fee)\b/, /\$|feather/],
  [/\b(?:how old|ages?|old|young\w*)\b/, /older/],
  [/\bhow often\b/, /once|every|\d (?:second|minute|hour|day)/],
  [
    /\b(?:how many|number|count|size)\b(?! (?:seconds|minutes|hours|days|weeks|months|years|characters|letters|digits|mb|kb|gb|bytes|bits|px|pixels|dollars)\b)/,
    /^[^$]*(?<![\d,.–])\d[\d,.]*(?:–\d[\d,.]*)?(?![\d,.–])(?! (?:second|minute|hour|(?:business )?day|week|month|year|character|digit|letter|[KMGT]B|byte|bit|px|or older)s?\b)/,
  ],
];

/** Returns what values contain that are measured as a query asks, one pattern for each measure that it can mean. */
export function measuresIn(query: string): RegExp[] {
  const text = query.toLowerCase();
  return measures.filter(([asks]) => asks.test(text)).map(([, answers]) => answers);
}
