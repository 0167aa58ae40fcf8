import type { Nodes } from 'mdast';
import { findSimilar } from '../../../src/markdown/html/lookUp';
import { findMisuse, interactiveComponents } from '../../../src/markdown/remarkInteractiveComponents';
import { tags } from '../../../src/markdown/tagRegistry';
import { nodeSpan } from '../page';
import type { Rule } from '../site';
import { findTags, getAttribute, renderTags } from '../tags';

// The theme gives the last two to every page.
const knownNames = [...Object.keys(tags), ...interactiveComponents, 'Tabs', 'TabItem'];

/** Whether a node is the summary of a box alone, which MDX can put into a paragraph. */
function isSummary(node: Nodes): boolean {
  const [only, ...others] = node.type === 'paragraph' ? node.children : [node];
  return others.length === 0 && only !== undefined && 'name' in only && only.name === 'summary';
}

/** HTML has elements with these names, too. */
const htmlNames: readonly string[] = ['dialog', 'menu'];

/** Components: they exist, and ask for facts that exist. */
export const components: Rule = function* (page) {
  for (const tag of findTags(page)) {
    const name = tag.name ?? '';
    let message = findMisuse(tag);
    if (/^[A-Z]/.test(name) && !knownNames.includes(name)) {
      const suggestions = findSimilar(name, knownNames).join(', ');
      message = `There is no component \`<${name}>\`, and the build stops. Near it: ${suggestions}.`;
    }
    const meant = knownNames.find((known) => known !== name && known.toLowerCase() === name.toLowerCase());
    if (meant && !htmlNames.includes(name)) {
      message = `Names of components start with a capital letter: \`<${meant}>\`.`;
    } else if (getAttribute(tag, 'style') !== undefined) {
      message = 'The build stops at `style="…"`. Remove it.';
    } else if (name === 'details' && !tag.children.some(isSummary)) {
      message =
        'The box would be named "Details". Write `<summary>…</summary>` on its own line, and an empty line after it.';
    } else if (name === 'Tabs') {
      const values = tag.children.flatMap((child) =>
        child.type === 'mdxJsxFlowElement' && child.name === 'TabItem'
          ? [getAttribute(child, 'value') ?? '']
          : [],
      );
      if (values.includes('') || new Set(values).size < values.length) {
        message = 'Each tab has its own value: `<TabItem value="phone" label="Phone">`.';
      }
    }
    yield* message ? [{ start: nodeSpan(tag).start, message }] : [];
  }
  yield* renderTags(page).errors;
};
