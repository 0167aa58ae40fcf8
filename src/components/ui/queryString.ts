/**
 * Returns a query string with new values for some of its parameters. A parameter that has its default value is left out;
 * the default is empty unless `defaults` has another. With `null` as its default, a parameter is always there.
 */
export function withParameters(
  search: string,
  values: Readonly<Record<string, string>>,
  defaults: Readonly<Record<string, string | null>> = {},
): string {
  const parameters = new URLSearchParams(search);
  for (const [name, value] of Object.entries(values)) {
    const { [name]: usual = '' } = defaults;
    parameters.delete(name);
    if (value !== usual) {
      parameters.set(name, value);
    }
  }
  const text = parameters.toString().replaceAll('%2C', ',').replaceAll('%2F', '/');
  return text && `?${text}`;
}
