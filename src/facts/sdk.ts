/** The npm package of the SDK, and its latest version. */
export const sdk = { package: '@rookery/embed', version: '2.5.0' } as const;
