// Replaced because the theme adds grammars to a highlighter in the browser. This site highlights code while it is built
// (`src/remark/code`), and the theme's module would put one of Prism's grammars into the main script.
export default function prismIncludeLanguages(): void {}
