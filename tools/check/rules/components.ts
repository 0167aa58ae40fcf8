import { nearest } from '../../../src/markdown/html/lookUp';
import { frame, interactiveComponents } from '../../../src/markdown/interactiveComponents';
import { sceneTags } from '../../../src/markdown/scenes/tags';
import { factComponents } from '../../../src/markdown/tagTable';
import { componentsOf, isComponent, showFacts } from '../facts';
import { spanOf } from '../page';
import type { Rule } from '../rule';

const known: readonly string[] = [
  ...Object.keys(factComponents),
  ...sceneTags,
  ...interactiveComponents,
  frame,
  // The theme gives these to every page.
  'Tabs',
  'TabItem',
];

/** Components: they exist, and ask for facts that exist. */
export const components: Rule = function* (page) {
  for (const component of componentsOf(page)) {
    const name = component.name ?? '';
    const { start } = spanOf(component);
    if (isComponent(name) && !known.includes(name)) {
      const near = nearest(name, known).join(', ');
      yield { start, says: `There is no component \`<${name}>\`, and the build stops. Near it: ${near}.` };
    } else if (component.attributes.some((attribute) => 'name' in attribute && attribute.name === 'style')) {
      yield { start, says: 'An inline `style` stops the build. Remove it, or write a class in src/css.' };
    } else if (interactiveComponents.has(name) && component.attributes.length > 0) {
      yield { start, says: `\`<${name}>\` has no attributes. Remove them.` };
    }
  }
  for (const { component, message } of showFacts(page).faults) {
    yield { start: spanOf(component).start, says: `<${component.name}> ${message}` };
  }
};
