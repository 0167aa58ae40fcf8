/** Where data is stored, and who chooses. */
export const dataRegions = {
  eu: { label: 'EU', stored: 'in the European Union' },
  us: { label: 'US', stored: 'in the United States' },
} as const;
