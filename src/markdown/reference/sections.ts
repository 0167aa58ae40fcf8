import type { Heading, Root, RootContent } from 'mdast';
import type { Plugin } from 'unified';
import { SKIP, visit } from 'unist-util-visit';
import { operationsOf, readContract } from './api/contract';
import { eventHeadingId, webhookEventNames } from './webhooks/schemas';

/** A section of a generated reference: its heading, and the attributes of the tag that writes the rest. */
interface Section {
  readonly id: string;
  readonly title: Heading['children'][number];
  readonly name: string;
}

/** The tags that stand for several sections, and the tag for the content of each. */
const sections: Readonly<Record<string, (of: string) => [tag: string, Section[]]>> = {
  ApiOperations: (of) => [
    'ApiOperation',
    operationsOf(readContract())
      .filter(({ operation }) => operation.tags.includes(of))
      .map(({ operation: { operationId: id, summary } }) => ({
        id,
        title: { type: 'text', value: summary },
        name: id,
      })),
  ],
  WebhookEvents: () => [
    'WebhookEvent',
    webhookEventNames().map((name) => ({
      id: eventHeadingId(name),
      title: { type: 'inlineCode', value: name },
      name,
    })),
  ],
};

/**
 * Writes the headings of a generated reference, which Docusaurus lists as the contents of the page. A tag below each becomes
 * its text later.
 */
const referenceSections: Plugin<[], Root> = () => (tree) => {
  visit(tree, 'mdxJsxFlowElement', (node, index, parent) => {
    const [attribute] = node.attributes;
    const of = typeof attribute?.value === 'string' ? attribute.value : '';
    const [tag = '', found = []] = sections[node.name ?? '']?.(of) ?? [];
    if (found.length === 0 || !parent || index === undefined) {
      return undefined;
    }
    const nodes = found.flatMap(({ id, title, name }): RootContent[] => [
      { type: 'heading', depth: 3, data: { hProperties: { id } }, children: [title] },
      { ...node, name: tag, attributes: [{ type: 'mdxJsxAttribute', name: 'name', value: name }] },
    ]);
    parent.children.splice(index, 1, ...nodes);
    return [SKIP, index + nodes.length];
  });
};

export default referenceSections;
