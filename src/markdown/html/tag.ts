import type { RootContent } from 'mdast';

/**
 * A component that writes facts into a page.
 * @param attributes the attributes of its tag in the page, as text; one without a value is empty text
 * @param pageId the page's path below `docs/`, without the extension
 * @param children what the page puts between the tags
 * @returns the node that replaces the tag, or several nodes in order
 * @throws FactError if a fact doesn't exist
 */
export type FactComponent = (
  attributes: Readonly<Record<string, string>>,
  pageId: string,
  children: readonly RootContent[],
) => RootContent | RootContent[];
