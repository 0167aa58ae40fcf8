// Replaced, because the theme adds languages to a highlighter in the reader's browser. There is none: code is coloured
// when the site is built (`src/plugins/highlighted-code`).
export default function prismIncludeLanguages(): void {}
