/** One mark of the formatting that messages understand. */
export interface FormattingMark {
  /** What you get: "Bold". */
  readonly label: string;
  /** What to type, as it stands in the message box. May have several lines. */
  readonly type: string;
  /** How it reads once sent, in plain words. */
  readonly result: string;
  /** What to know. A sentence. */
  readonly note?: string;
}

/** Every mark that works in messages, in the order of the table. */
export const formattingMarks = {
  bold: { label: 'Bold', type: '**bold**', result: 'bold in heavier letters' },
  italic: { label: 'Italic', type: '*italic*', result: 'italic in slanted letters' },
  strikethrough: {
    label: 'Strikethrough',
    type: '~~strikethrough~~',
    result: 'strikethrough with a line through it',
  },
  code: {
    label: 'Code in a line',
    type: '`code`',
    result: 'code in letters of equal width',
    note: 'Other marks do nothing inside.',
  },
  'code-block': {
    label: 'Block of code',
    type: '```js\nconst hour = 20;\n```',
    result: 'a box with the code, coloured for the language',
    note: 'The language after the first three marks is optional.',
  },
  quote: {
    label: 'Quote',
    type: '> quote',
    result: 'quote with a line at its left',
    note: 'Each line of the quote starts with `>`.',
  },
  spoiler: { label: 'Spoiler', type: '||spoiler||', result: 'a covered word that the reader selects to see' },
  link: {
    label: 'Link with a text',
    type: '[text](https://rookery.example)',
    result: 'text as a link',
    note: 'Needs the permission to send links, and an address that starts with `https://`.',
  },
  'bulleted-list': { label: 'List with dots', type: '- one\n- two', result: 'two lines with a dot each' },
  'numbered-list': { label: 'List with numbers', type: '1. one\n2. two', result: 'two numbered lines' },
  escape: {
    label: 'A mark as it is',
    type: '\\*not italic\\*',
    result: '*not italic*, with its stars',
    note: 'A backslash in front of a mark switches it off.',
  },
  emoji: { label: 'Emoji', type: ':owl:', result: 'the picture of an owl' },
  mention: {
    label: 'Mention',
    type: '@wren',
    result: '@wren, marked; Wren is notified',
    note: 'The name is the username, not the display name.',
  },
  channel: {
    label: 'Channel',
    type: '#general',
    result: '#general as a link to the channel',
    note: 'People who may not read the channel see plain text.',
  },
  'new-line': {
    label: 'New line',
    type: 'first line\nsecond line',
    result: 'two lines in one message',
    note: 'Press Shift+Enter: Enter alone sends.',
  },
} as const satisfies Record<string, FormattingMark>;

/** What messages do not understand, and what to do instead. */
export const notFormatted = {
  headings: { label: 'Headings', instead: 'Use bold in a line of its own.' },
  images: { label: 'Images', instead: 'Upload the picture.' },
  tables: { label: 'Tables', instead: 'Use a block of code.' },
  html: { label: 'HTML', instead: 'It is shown as you typed it.' },
} as const satisfies Record<string, { label: string; instead: string }>;

/** The languages that a block of code is colored for: the word to type, and its name. */
export const highlightedLanguages = {
  bash: 'Bash',
  c: 'C',
  cpp: 'C++',
  csharp: 'C#',
  css: 'CSS',
  diff: 'Diff',
  go: 'Go',
  html: 'HTML',
  java: 'Java',
  js: 'JavaScript',
  json: 'JSON',
  kotlin: 'Kotlin',
  md: 'Markdown',
  php: 'PHP',
  py: 'Python',
  ruby: 'Ruby',
  rust: 'Rust',
  sql: 'SQL',
  ts: 'TypeScript',
  yaml: 'YAML',
} as const satisfies Record<string, string>;
