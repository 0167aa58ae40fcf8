import CodeBlock from '@theme/CodeBlock';
import { Prism } from 'prism-react-renderer';

// The grammars that `prism-react-renderer` lacks. They register on a global `Prism`, and PHP depends on `markup-templating`.
Object.assign(globalThis, { Prism });
require('prismjs/components/prism-markup-templating');
require('prismjs/components/prism-bash');
require('prismjs/components/prism-http');
require('prismjs/components/prism-java');
require('prismjs/components/prism-php');
require('prismjs/components/prism-ruby');

/** The theme's block, highlighted in the browser. `rehypeCodeBlocks` imports it in pages with code that only this block can show. */
export default CodeBlock;
