/** The grammars that code blocks have besides those of `prism-react-renderer`: what the pages promise, and what they use. */
export const additionalLanguages = ['php', 'ruby', 'java', 'bash', 'http'];

/** The display names of the languages that code blocks can have. */
export const languageNames: Readonly<Record<string, string>> = {
  bash: 'Shell',
  css: 'CSS',
  html: 'HTML',
  http: 'HTTP',
  java: 'Java',
  js: 'JavaScript',
  json: 'JSON',
  php: 'PHP',
  python: 'Python',
  ruby: 'Ruby',
  text: 'Text',
  ts: 'TypeScript',
  tsx: 'TSX',
  yaml: 'YAML',
};
