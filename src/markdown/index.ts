import type { PluggableList } from 'unified';
import nameSigns from './nameSigns';
import addRelatedPages from './rehypeRelatedPages';
import replacePageTags from './rehypeReplaceTags';
import finishTables from './rehypeTables';
import placeInteractiveComponents from './remarkInteractiveComponents';

/** The steps from Markdown to page, in order, before those of Docusaurus. */
export const remarkSteps: PluggableList = [placeInteractiveComponents];

/** The steps from HTML to page, in order, after those of Docusaurus. */
export const rehypeSteps: PluggableList = [replacePageTags, addRelatedPages, nameSigns, finishTables];
