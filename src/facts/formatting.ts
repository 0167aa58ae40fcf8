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
