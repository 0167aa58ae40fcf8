/** The values of fields by their query parameters. */
export type Fields = Readonly<Record<string, string>>;

/** Reads fields from a query string such as `?setting=ban&plan=plus`. Missing fields have their initial values. */
export function parseQueryParams<Known extends Fields>(initial: Known, search: string): Known {
  const parameters = new URLSearchParams(search);
  const read = Object.keys(initial).map((name) => [name, parameters.get(name) ?? initial[name]]);
  return Object.fromEntries(read) as Known;
}

/** Writes the fields that differ from their initial values into a query string. Its other parameters stay. */
export function updateQueryString(fields: Fields, initial: Fields, search: string): string {
  const parameters = new URLSearchParams(search);
  for (const [name, value] of Object.entries(fields)) {
    parameters.delete(name);
    if (value.trim() !== initial[name]) {
      parameters.set(name, value.trim());
    }
  }
  return parameters.size > 0 ? `?${parameters}` : '';
}
