/** The letters of a duration, from largest to smallest. `perm` is used alone and means "until someone lifts it". */
export const durationUnits = {
  d: { label: 'Days', seconds: 86_400, example: '7d' },
  h: { label: 'Hours', seconds: 3600, example: '2h' },
  m: { label: 'Minutes', seconds: 60, example: '10m' },
  s: { label: 'Seconds', seconds: 1, example: '30s' },
} as const;

/** A letter of a duration. */
export type DurationLetter = keyof typeof durationUnits;

/** An action that takes a duration, its bounds in seconds, and whether `perm` is allowed. */
export interface DurationUse {
  readonly label: string;
  readonly min: number;
  readonly max: number;
  readonly perm: boolean;
}

/**
 * Parses a duration as typed in a command. Returns its seconds, `'perm'`, or nothing if it isn't a duration. Each letter
 * appears at most once, from largest to smallest, in either case.
 */
export function parseDuration(typed: string): number | 'perm' | undefined {
  const text = typed.trim().toLowerCase();
  if (text === 'perm') return 'perm';
  const parts = /^(?:(\d{1,6})d)?(?:(\d{1,6})h)?(?:(\d{1,6})m)?(?:(\d{1,6})s)?$/.exec(text);
  if (!parts || text === '') return undefined;
  const letters = Object.keys(durationUnits) as DurationLetter[];
  return letters.reduce(
    (sum, letter, index) => sum + Number(parts[index + 1] ?? 0) * durationUnits[letter].seconds,
    0,
  );
}
