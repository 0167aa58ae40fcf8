import { Prism } from 'prism-react-renderer';

// The package has the grammars of the web's languages. Others register themselves with the global Prism.
Object.assign(globalThis, { Prism });
require('prismjs/components/prism-bash');
require('prismjs/components/prism-diff');
require('prismjs/components/prism-java');
require('prismjs/components/prism-markup-templating');
require('prismjs/components/prism-php');
require('prismjs/components/prism-ruby');
