import type { PluggableList } from 'unified';
import finishTables from './finishTables';
import placeInteractiveComponents from './interactiveComponents';
import nameSigns from './nameSigns';
import addRelatedPages from './relatedPages';
import replacePageTags from './replaceTags';

/** The steps from Markdown to page, in order, before those of Docusaurus. */
export const remarkSteps: PluggableList = [placeInteractiveComponents];

/** The steps from HTML to page, in order, after those of Docusaurus. */
export const rehypeSteps: PluggableList = [replacePageTags, addRelatedPages, nameSigns, finishTables];
