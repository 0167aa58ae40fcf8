/** One kind of formatting that works in messages. */
export interface FormattingMark {
  /** What you get: "Bold". */
  readonly label: string;
  /** What to type in the message box. Can have several lines. */
  readonly type: string;
  /** How it looks once sent, in plain words. */
  readonly result: string;
  /** What to know. A sentence. */
  readonly note?: string;
}

/** All formatting that works in messages, in the order of the table. */
export const formattingMarks = {
  bold: { label: 'Bold', type: '**bold**', result: 'bold text' },
  italic: { label: 'Italic', type: '*italic*', result: 'italic text' },
  strikethrough: {
    label: 'Strikethrough',
    type: '~~strikethrough~~',
    result: 'text with a line through it',
  },
  code: {
    label: 'Inline code',
    type: '`code`',
    result: 'code in a monospaced font',
    note: 'Other formatting has no effect inside it.',
  },
  'code-block': {
    label: 'Code block',
    type: '```js\nconst hour = 20;\n```',
    result: 'a box with the code, highlighted for the language',
    note: 'The language after the first three backticks is optional.',
  },
  quote: {
    label: 'Quote',
    type: '> quote',
    result: 'text with a line to its left',
    note: 'Start each line of the quote with `>`.',
  },
  spoiler: { label: 'Spoiler', type: '||spoiler||', result: 'hidden text that readers select to reveal' },
  link: {
    label: 'Link with text',
    type: '[text](https://rookery.example)',
    result: 'text as a link',
    note: 'You need permission to send links, and the address must start with `https://`.',
  },
  'bulleted-list': { label: 'Bulleted list', type: '- one\n- two', result: 'two lines with bullets' },
  'numbered-list': { label: 'Numbered list', type: '1. one\n2. two', result: 'two numbered lines' },
  escape: {
    label: 'Formatting characters as text',
    type: '\\*not italic\\*',
    result: '*not italic*, with its asterisks',
    note: 'Put a backslash in front of each formatting character.',
  },
  emoji: { label: 'Emoji', type: ':owl:', result: 'an owl' },
  mention: {
    label: 'Mention',
    type: '@wren',
    result: '@wren, highlighted, and Wren is notified',
    note: 'Use the username, not the display name.',
  },
  channel: {
    label: 'Channel',
    type: '#general',
    result: '#general as a link to the channel',
    note: "People who can't read the channel see plain text.",
  },
  'new-line': {
    label: 'New line',
    type: 'first line\nsecond line',
    result: 'two lines in one message',
    note: 'Press Shift+Enter. Enter alone sends the message.',
  },
} as const satisfies Record<string, FormattingMark>;

/** What doesn't work in messages, and what to do instead. */
export const notFormatted = {
  headings: { label: 'Headings', instead: 'Use bold text on its own line.' },
  images: { label: 'Images', instead: 'Upload the image.' },
  tables: { label: 'Tables', instead: 'Use a code block.' },
  html: { label: 'HTML', instead: 'It appears as you typed it.' },
} as const satisfies Record<string, { label: string; instead: string }>;

/** The languages that code blocks are highlighted for: the word to type, and its name. */
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
