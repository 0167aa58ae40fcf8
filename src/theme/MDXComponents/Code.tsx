// Ejected because the original has the highlighter in the scripts of every page. Blocks of code are drawn by the component that
// `rehypeCodeBlocks` imports.
export { default } from '@theme/CodeInline';
