import path from 'node:path';
import type { PluggableList, Plugin } from 'unified';
import type { Node } from 'unist';
import liveExamples from './exampleSource';
import factsInPages from './facts';
import pagePieces from './interactiveComponents';
import relatedPages from './relatedPages';
import tables from './tables';
import unwrittenParts from './unfinishedParts';

const docsDir = path.join(__dirname, '../../docs');

/**
 * Tells a step where the pages are. Docusaurus writes options into the scripts of the site, but not functions: so no
 * folder of this machine gets there, and the site is the same wherever it is built.
 */
function inDocs<Tree extends Node>(step: Plugin<[{ docsDir: string }], Tree>): Plugin<[], Tree> {
  return function () {
    return step.call(this, { docsDir });
  };
}

/** The steps from Markdown to page, in order. */
const steps: PluggableList = [
  liveExamples,
  inDocs(unwrittenParts),
  pagePieces,
  inDocs(factsInPages),
  tables,
  inDocs(relatedPages),
];

export default steps;
