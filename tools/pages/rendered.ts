import { createSlugger } from '@docusaurus/utils';
import type { Element, ElementContent } from 'hast';
import type { Nodes, RootContent } from 'mdast';
import type { FactComponent } from '../../src/remark/facts/tags/types';
import { attributesOf, eachNode, givenId, isTag, type Tag, treeOf, wordsOf } from './markdown';
import type { Load } from './modules';
import type { DocPage } from './site';

/** The components that write facts into pages, by tag. */
export type FactComponents = Readonly<Record<string, FactComponent>>;

/** The components of a site, loaded with its facts. */
export function componentsOf(load: Load): FactComponents {
  return load<{ factComponents: FactComponents }>('src/remark/facts/tags/index.ts').factComponents;
}

/** A component of the facts in a page, with what it writes there. */
export interface RenderedFact {
  readonly tag: Tag;
  readonly line: number;
  /** Nothing where the component refuses: the build says why. */
  readonly nodes: readonly RootContent[];
}

/** The nodes that a tag's component writes into a page. */
export function nodesOf(components: FactComponents, tag: Tag, pageId: string): RootContent[] {
  const component = components[tag.name ?? ''];
  try {
    return component ? [component(attributesOf(tag), pageId)].flat() : [];
  } catch {
    return [];
  }
}

/** A place of a page that links can lead to. */
interface Anchor {
  readonly id: string;
  /** The words of the heading; nothing for a row of a table and the like. */
  readonly heading?: string;
}

/** What links need to know of a page as readers get it. */
export interface RenderedPage {
  readonly page: DocPage;
  readonly anchors: readonly Anchor[];
  readonly facts: readonly RenderedFact[];
  /** Links that come from the facts. */
  readonly links: readonly { readonly url: string; readonly line: number; readonly tag: string }[];
}

interface HtmlParts {
  readonly ids: string[];
  readonly links: string[];
}

function readHtml(content: ElementContent, parts: HtmlParts): void {
  if (content.type === 'element') {
    const { id, href }: Element['properties'] = content.properties;
    if (typeof id === 'string') {
      parts.ids.push(id);
    }
    if (typeof href === 'string') {
      parts.links.push(href);
    }
    for (const child of content.children) {
      readHtml(child, parts);
    }
  }
}

/** The HTML that a node of Markdown stands for by its data alone. */
function htmlOf(node: Nodes): Element | undefined {
  const { hName, hProperties, hChildren } = (node.data ?? {}) as {
    hName?: string;
    hProperties?: Element['properties'];
    hChildren?: ElementContent[];
  };
  return hName || hProperties
    ? { type: 'element', tagName: hName ?? '', properties: hProperties ?? {}, children: hChildren ?? [] }
    : undefined;
}

/** Reads a page as readers get it, the facts written in. */
export function renderPage(components: FactComponents, page: DocPage): RenderedPage {
  const slugger = createSlugger();
  const anchors: Anchor[] = [];
  const facts: RenderedFact[] = [];
  const links: { url: string; line: number; tag: string }[] = [];

  function readFact(tag: Tag): void {
    const line = tag.position?.start.line ?? 1;
    const nodes = nodesOf(components, tag, page.id);
    facts.push({ tag, line, nodes });
    const parts: HtmlParts = { ids: [], links: [] };
    for (const node of nodes) {
      eachNode(node, (each) => {
        const html = htmlOf(each);
        if (each.type === 'heading') {
          const id = html?.properties.id;
          anchors.push({
            id: typeof id === 'string' ? id : slugger.slug(wordsOf(each)),
            heading: wordsOf(each),
          });
        } else if (html) {
          readHtml(html, parts);
        }
        if (each.type === 'link') {
          parts.links.push(each.url);
        }
      });
    }
    anchors.push(...parts.ids.map((id) => ({ id })));
    links.push(...parts.links.map((url) => ({ url, line, tag: tag.name ?? '' })));
  }

  eachNode(treeOf(page), (node) => {
    if (node.type === 'heading') {
      const heading = wordsOf(node).trim();
      anchors.push({ id: givenId(node) ?? slugger.slug(heading), heading });
    }
    if (isTag(node)) {
      const { id } = attributesOf(node);
      if (node.name && Object.hasOwn(components, node.name)) {
        readFact(node);
      } else if (id) {
        anchors.push({ id });
      }
    }
  });
  anchors.push({ id: 'related', heading: 'Related' });
  return { page, anchors, facts, links };
}
