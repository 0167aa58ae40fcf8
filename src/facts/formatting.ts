/** What doesn't work in messages, and what to do instead. */
export const notFormatted = {
  headings: { label: 'Headings', instead: 'Use bold text on its own line.' },
  images: { label: 'Images', instead: 'Upload the image.' },
  tables: { label: 'Tables', instead: 'Use a code block.' },
  html: { label: 'HTML', instead: 'It appears as you typed it.' },
} as const satisfies Record<string, { label: string; instead: string }>;
