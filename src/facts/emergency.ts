/** The numbers of emergency services, and where they work. Elsewhere, most cell phones accept 112. */
export const emergencyNumbers = [
  { number: '911', places: 'US, Canada' },
  { number: '999', places: 'UK, Ireland' },
  { number: '112', places: 'Europe' },
  { number: '000', places: 'Australia' },
  { number: '111', places: 'New Zealand' },
] as const;
