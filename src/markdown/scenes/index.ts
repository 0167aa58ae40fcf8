import type { ElementContent } from 'hast';
import type { Root } from 'mdast';
import type { Plugin } from 'unified';
import { SKIP, visit } from 'unist-util-visit';
import { failAt, type TagElement } from '../html/tag';
import { chatScene, iconBarScene } from './chat';
import { diagram, siteScene } from './diagrams';
import { settingsScene } from './panels';
import { figure } from './picture';
import { sceneTags, Tag, TagError } from './tags';

/** Drawings of the interface and diagrams, made of HTML and CSS when the site is built, by the name of their tag. */
const scenes: Readonly<Record<string, (tag: Tag) => ElementContent>> = {
  ChatScene: chatScene,
  Diagram: diagram,
  IconBarScene: iconBarScene,
  SettingsScene: settingsScene,
  SiteScene: siteScene,
};

/** Replaces the scenes of a page with their drawings, and reports those with mistakes. */
export function drawScenes(tree: Root, report: (error: TagError) => void): void {
  visit(tree, ['mdxJsxFlowElement', 'mdxJsxTextElement'], (node, index, parent) => {
    const element = node as TagElement;
    const name = element.name ?? '';
    if (!parent || index === undefined || !sceneTags.includes(name)) {
      return undefined;
    }
    try {
      const tag = new Tag(element);
      const draw = scenes[name] ?? tag.fail('works only inside a scene such as <ChatScene>.');
      parent.children.splice(index, 1, figure(draw(tag), tag.get('note')));
    } catch (error) {
      if (!(error instanceof TagError)) {
        throw error;
      }
      report(error);
    }
    return SKIP;
  });
}

/** Draws the scenes of a page. A mistake stops the build with page, line, and tag. */
const drawnScenes: Plugin<[], Root> = () => (tree, file) => {
  drawScenes(tree, (error) => failAt(file, error.element, error));
};

export default drawnScenes;
