import type { PluggableList } from 'unified';
import liveExamples from './exampleSource';
import importInteractiveComponents from './interactiveComponents';
import relatedPages from './relatedPages';
import factsInPages from './replaceTags';
import drawnScenes from './scenes';

/** The steps from Markdown to page, in order. */
const steps: PluggableList = [
  liveExamples,
  importInteractiveComponents,
  factsInPages,
  drawnScenes,
  relatedPages,
];

export default steps;
