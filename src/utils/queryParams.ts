/** Values by the names of their query parameters. */
export type QueryParams = Readonly<Record<string, string>>;

/** Parses a query string such as `?setting=ban&plan=plus`. Missing parameters have their initial values. */
export function parseQueryParams<Params extends QueryParams>(initial: Params, search: string): Params {
  const query = new URLSearchParams(search);
  const entries = Object.keys(initial).map((name) => [name, query.get(name) ?? initial[name]]);
  return Object.fromEntries(entries) as Params;
}

/** Sets the parameters that differ from their initial values, and removes the others. Unrelated parameters stay. */
export function updateQueryString(params: QueryParams, initial: QueryParams, search: string): string {
  const query = new URLSearchParams(search);
  for (const [name, value] of Object.entries(params)) {
    query.delete(name);
    if (value.trim() !== initial[name]) query.set(name, value.trim());
  }
  const text = query.toString();
  return text && `?${text}`;
}
