import type { PluggableList } from 'unified';
import placeInteractiveComponents from './interactiveComponents';
import addRelatedPages from './relatedPages';
import replaceTags from './replaceTags';
import finishTables from './tables';

/** The steps from Markdown to page, in order, before those of Docusaurus. */
export const remarkSteps: PluggableList = [placeInteractiveComponents];

/** The steps from HTML to page, in order, after those of Docusaurus. */
export const rehypeSteps: PluggableList = [replaceTags, addRelatedPages, finishTables];
