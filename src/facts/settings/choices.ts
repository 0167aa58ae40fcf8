/** Returns choices that have only a label. */
export function named<const Labels extends readonly string[]>(
  ...labels: Labels
): { label: Labels[number] }[] {
  return labels.map((label) => ({ label }));
}

/** A switch that is on in a new chat, and one that is off: fields of a setting. */
export const on = { choices: named('On', 'Off'), default: 'On' } as const;
export const off = { choices: named('On', 'Off'), default: 'Off' } as const;
