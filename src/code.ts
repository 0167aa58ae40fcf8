/** The languages that a code block can have, with their names for readers. */
export const languageNames: Readonly<Record<string, string>> = {
  bash: 'Shell',
  css: 'CSS',
  diff: 'Diff',
  html: 'HTML',
  http: 'HTTP',
  ini: 'INI',
  java: 'Java',
  js: 'JavaScript',
  json: 'JSON',
  nginx: 'nginx',
  php: 'PHP',
  python: 'Python',
  ruby: 'Ruby',
  sql: 'SQL',
  text: 'Text',
  ts: 'TypeScript',
  tsx: 'TSX',
  xml: 'XML',
  yaml: 'YAML',
};

/** The languages among them that the highlighter doesn't bring. */
export const additionalLanguages = ['bash', 'diff', 'http', 'ini', 'java', 'nginx', 'php', 'ruby'];

export function escapeHtml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
}
