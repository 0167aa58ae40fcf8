/** The letters of a duration, from largest to smallest. `perm` is used alone and means "until someone lifts it". */
export const durationUnits = {
  d: { label: 'Days', seconds: 86_400, example: '7d' },
  h: { label: 'Hours', seconds: 3600, example: '2h' },
  m: { label: 'Minutes', seconds: 60, example: '10m' },
  s: { label: 'Seconds', seconds: 1, example: '30s' },
} as const;

/** An action that takes a duration, its bounds in seconds, and whether `perm` is allowed. */
export interface DurationUse {
  readonly label: string;
  readonly min: number;
  readonly max: number;
  readonly perm: boolean;
}
