import type { Root, RootContent } from 'mdast';
import type { Plugin } from 'unified';
import { SKIP, visit } from 'unist-util-visit';
import { failAt } from '../facts';
import { chatScene, chatTags, iconBarScene } from './chat';
import { diagram, diagramTags } from './diagrams';
import { figure, onPhone, type Picture } from './figure';
import { menuScene, menuTags } from './menus';
import { banListScene, dialogScene, logScene, panelTags, rankListScene, settingsScene } from './panels';
import { screenScene, screenTags } from './screens';
import { siteScene, siteTags } from './site';
import { Tag, type TagElement, TagError, type TagRules } from './tags';

/** Drawings of the interface and diagrams, made of HTML and CSS when the site is built, by the name of their tag. */
const scenes: Readonly<Record<string, (tag: Tag) => Picture>> = {
  BanListScene: banListScene,
  ChatScene: chatScene,
  Diagram: diagram,
  DialogScene: dialogScene,
  IconBarScene: iconBarScene,
  LogScene: logScene,
  MenuScene: menuScene,
  RankListScene: rankListScene,
  ScreenScene: screenScene,
  SettingsScene: settingsScene,
  SiteScene: siteScene,
};

const parts: TagRules = {
  ...chatTags,
  ...diagramTags,
  ...menuTags,
  ...panelTags,
  ...screenTags,
  ...siteTags,
};

/** The rules of all tags. Each scene can have a caption. */
const rules: TagRules = Object.fromEntries(
  Object.entries(parts).map(([name, rule]) => [
    name,
    name in scenes ? { ...rule, attributes: [...(rule.attributes ?? []), 'note'] } : rule,
  ]),
);

/** The names of all tags of scenes, of the scenes themselves first. */
export const sceneTags: readonly string[] = [...new Set([...Object.keys(scenes), ...Object.keys(rules)])];

function drawScene(element: TagElement): RootContent | undefined {
  const name = element.name ?? '';
  const draw = Object.hasOwn(scenes, name) ? scenes[name] : undefined;
  if (draw) {
    const tag = new Tag(element, rules);
    const picture = draw(tag);
    const frame = tag.get('frame') && tag.oneOf('frame', ['phone'], 'frame');
    return figure(frame ? onPhone(picture) : picture, tag.get('note'));
  }
  if (Object.hasOwn(rules, name)) {
    throw new TagError('works only inside a scene such as <ChatScene> or <Diagram>.', element);
  }
  return undefined;
}

/** Replaces the scenes of a page with their drawings, and reports those with mistakes. */
export function drawScenes(tree: Root, report: (error: TagError) => void): void {
  visit(tree, ['mdxJsxFlowElement', 'mdxJsxTextElement'], (node, index, parent) => {
    try {
      const drawing = drawScene(node as TagElement);
      if (drawing && parent && index !== undefined) {
        parent.children.splice(index, 1, drawing);
        return SKIP;
      }
    } catch (error) {
      if (!(error instanceof TagError)) {
        throw error;
      }
      report(error);
      return SKIP;
    }
    return undefined;
  });
}

/** Draws the scenes of a page. A mistake stops the build with page, line, and tag. */
const drawnScenes: Plugin<[], Root> = () => (tree, file) => {
  drawScenes(tree, (error) => failAt(file, error.element, error));
};

export default drawnScenes;
