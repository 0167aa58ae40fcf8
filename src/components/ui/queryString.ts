/** Returns a query string with new values for some of its parameters. Those without a value are left out. */
export function withParameters(search: string, values: Readonly<Record<string, string>>): string {
  const parameters = new URLSearchParams(search);
  for (const [name, value] of Object.entries(values)) {
    parameters.delete(name);
    if (value) {
      parameters.set(name, value);
    }
  }
  const text = parameters.toString();
  return text && `?${text}`;
}
