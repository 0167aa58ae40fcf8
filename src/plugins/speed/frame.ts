// What surrounds the content of every page of the documentation. As a client module, it's in the main script. Docusaurus
// would put each of these components into a script of its own.

export { MDXProvider } from '@mdx-js/react';
export { default as DocItem } from '@theme/DocItem';
export { default as DocRoot } from '@theme/DocRoot';
export { default as DocsRoot } from '@theme/DocsRoot';
export { default as DocVersionRoot } from '@theme/DocVersionRoot';
