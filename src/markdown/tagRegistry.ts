import * as allTags from './allTags';
import type { Tag } from './tagInput/defineTag';
import { defineTagTable } from './tags/tagTable';

/** The tags that become HTML while the site is built. */
export const tags: Readonly<Record<string, Tag>> = { ...allTags, TagTable: defineTagTable(allTags) };
