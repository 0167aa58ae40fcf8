/** The eight reasons for a report, in the order of the screen. */
export const reportReasons = {
  spam: { label: 'Spam', word: 'spam', toRookery: false },
  harassment: { label: 'Harassment', word: 'harassment', toRookery: false },
  hate: { label: 'Hate', word: 'hate', toRookery: false },
  'sexual-content': { label: 'Sexual content', word: 'sexual', toRookery: false },
  'self-harm': { label: 'Self-harm', word: 'self-harm', toRookery: true },
  'minor-at-risk': { label: 'Minor at risk', word: 'minor', toRookery: true },
  illegal: { label: 'Illegal', word: 'illegal', toRookery: true },
  other: { label: 'Other', word: 'other', toRookery: false },
} as const;
