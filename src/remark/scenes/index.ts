import type { Root, RootContent } from 'mdast';
import type { Plugin } from 'unified';
import { SKIP, visit } from 'unist-util-visit';
import { failAt } from '../facts';
import { chatScene, iconBarScene } from './chat';
import { diagram } from './diagrams';
import { figure, type Picture } from './figure';
import { settingsScene } from './panels';
import { screenScene } from './screens';
import { siteScene } from './site';
import { Tag, type TagElement, TagError } from './tags';

/** Drawings of the interface and diagrams, made of HTML and CSS when the site is built, by the name of their tag. */
const scenes: Readonly<Record<string, (tag: Tag) => Picture>> = {
  ChatScene: chatScene,
  Diagram: diagram,
  IconBarScene: iconBarScene,
  ScreenScene: screenScene,
  SettingsScene: settingsScene,
  SiteScene: siteScene,
};

/** The tags inside scenes. */
const parts =
  'Bar Box Call Channel ChatLine Dialog Icon Look Member Menu Message Notice Option Party Poll Reaction SettingRow';

/** The names of all tags of scenes. */
export const sceneTags: readonly string[] = [...Object.keys(scenes), ...parts.split(' ')];

function drawScene(element: TagElement): RootContent | undefined {
  const name = element.name ?? '';
  if (!sceneTags.includes(name)) {
    return undefined;
  }
  const draw = scenes[name];
  if (!draw) {
    throw new TagError('works only inside a scene such as <ChatScene> or <Diagram>.', element);
  }
  const tag = new Tag(element);
  const picture = draw(tag);
  const note = tag.get('note');
  tag.checkRead();
  return figure(picture, note);
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
