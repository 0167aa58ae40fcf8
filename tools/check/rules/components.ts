import { nearest } from '../../../src/markdown/html/lookUp';
import { frame, interactiveComponents } from '../../../src/markdown/interactiveComponents';
import { tags } from '../../../src/markdown/tagTable';
import type { Rule } from '../finding';
import { spanOf } from '../page';
import { renderTags, tagsOf } from '../tags';

const known: readonly string[] = [
  ...Object.keys(tags),
  ...interactiveComponents,
  frame,
  // The theme gives these to every page.
  'Tabs',
  'TabItem',
];

/** Components: they exist, and ask for facts that exist. */
export const components: Rule = function* (page) {
  for (const tag of tagsOf(page)) {
    const name = tag.name ?? '';
    const { start } = spanOf(tag);
    if (/^[A-Z]/.test(name) && !known.includes(name)) {
      const near = nearest(name, known).join(', ');
      yield { start, says: `There is no component \`<${name}>\`, and the build stops. Near it: ${near}.` };
    } else if (
      tag.attributes.some((each) => 'name' in each && each.name === 'style' && typeof each.value === 'string')
    ) {
      yield {
        start,
        says: "A `style` in quotes stops the build. Write `style={{ color: 'red' }}`, or a class in src/css.",
      };
    } else if (interactiveComponents.has(name) && tag.attributes.length > 0) {
      yield { start, says: `\`<${name}>\` has no attributes. Remove them.` };
    }
  }
  for (const { start, message } of renderTags(page).faults) {
    yield { start, says: message };
  }
};
