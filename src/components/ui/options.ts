/** Values to choose from, each with its label. */
export type Options<Value extends string = string> = readonly (readonly [value: Value, label: string])[];

/** Returns the keys of a record as values to choose from. */
export function optionsOf<Id extends string>(
  from: Readonly<Record<Id, string | { readonly label: string }>>,
): Options<Id> {
  return (Object.keys(from) as Id[]).map((id) => {
    const value: string | { readonly label: string } = from[id];
    return [id, typeof value === 'string' ? value : value.label];
  });
}
