import type { PluggableList } from 'unified';
import highlightedCode from './code';
import addExampleSource from './exampleSource';
import placeInteractiveComponents from './interactiveComponents';
import addRelatedPages from './relatedPages';
import tags from './replaceTags';
import drawScenes from './scenes';
import finishTables from './tables';

/** The steps from Markdown to page, in order, before those of Docusaurus. */
export const remarkSteps: PluggableList = [
  addExampleSource,
  placeInteractiveComponents,
  tags,
  drawScenes,
  addRelatedPages,
];

/** The steps from HTML to page, in order, after those of Docusaurus. */
export const rehypeSteps: PluggableList = [highlightedCode, finishTables];
