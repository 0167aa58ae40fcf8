/** The eight reasons for a report by their words in the API, in the order of the screen. */
export const reportReasons = {
  spam: 'Spam',
  harassment: 'Harassment',
  hate: 'Hate',
  sexual: 'Sexual content',
  'self-harm': 'Self-harm',
  minor: 'Minor at risk',
  illegal: 'Illegal',
  other: 'Other',
} as const;
