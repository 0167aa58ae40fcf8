import { nearest } from '../../../src/remark/facts/lookUp';
import { factComponents } from '../../../src/remark/facts/tags';
import { frame, interactiveComponents } from '../../../src/remark/interactiveComponents';
import { sceneTags } from '../../../src/remark/scenes/tags';
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

/** HTML that pages can use where Markdown has no syntax for it. */
const htmlTags: ReadonlySet<string> = new Set(
  (
    'a abbr b br caption cite code dd del details div dl dt em figcaption figure h2 h3 h4 hr i img ins kbd li mark ol p ' +
    'picture pre q s samp section small source span strong sub summary sup table tbody td th thead time tr u ul var video'
  ).split(' '),
);

/** Components and tags: they exist, and ask for facts that exist. */
export const components: Rule = function* (page) {
  for (const component of componentsOf(page)) {
    const name = component.name ?? '';
    const span = spanOf(component);
    if (name && !known.includes(name) && !htmlTags.has(name)) {
      const says = isComponent(name)
        ? `There is no component \`<${name}>\`, and the build stops. Near it: ${nearest(name, known).join(', ')}.`
        : `\`<${name}>\` isn't an HTML tag, so nothing shows. If it's a placeholder, put it in code.`;
      yield { ...span, says };
    } else if (component.attributes.some((attribute) => 'name' in attribute && attribute.name === 'style')) {
      yield { ...span, says: 'An inline `style` stops the build. Remove it, or write a class in src/css.' };
    } else if (interactiveComponents.has(name) && component.attributes.length > 0) {
      yield { ...span, says: `\`<${name}>\` has no attributes. Remove them.` };
    }
  }
  for (const { component, message } of showFacts(page).faults) {
    yield { ...spanOf(component), says: `<${component.name}> ${message}` };
  }
};
