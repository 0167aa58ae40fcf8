import { htmlElementAttributes } from 'html-element-attributes';
import { nearest } from '../../../src/remark/facts/lookUp';
import { factComponents } from '../../../src/remark/facts/tags';
import { frame, interactiveComponents } from '../../../src/remark/interactiveComponents';
import { sceneTags } from '../../../src/remark/scenes/tags';
import { componentsOf, isComponent, showFacts } from '../facts';
import { placeOf } from '../page';
import type { Rule } from '../rule';

/** Components that the theme gives to every page, with their attributes. */
const themeComponents: Readonly<Record<string, readonly string[]>> = {
  Tabs: ['groupId', 'defaultValue', 'queryString'],
  TabItem: ['value', 'label', 'default'],
};

/** HTML that pages can use where Markdown has no syntax for it. */
const htmlTags: ReadonlySet<string> = new Set(
  (
    'a abbr b br caption cite code dd del details div dl dt em figcaption figure h2 h3 h4 hr i img ins kbd li mark ol p ' +
    'picture pre q s samp section small source span strong sub summary sup table tbody td th thead time tr u ul var video'
  ).split(' '),
);

/** Returns the attributes that a tag can have, as pages write them; nothing when its component decides. */
function attributesOfTag(name: string): readonly string[] | undefined {
  if (interactiveComponents.has(name) || name === frame) {
    return [];
  }
  return htmlTags.has(name)
    ? ['className', 'role', ...(htmlElementAttributes['*'] ?? []), ...(htmlElementAttributes[name] ?? [])]
    : themeComponents[name];
}

function faultOfAttribute(tag: string, name: string): string | undefined {
  if (name === 'style') {
    return 'An inline `style` looks wrong in dark mode and on paper. Remove it, or write a class in src/css.';
  }
  const known = attributesOfTag(tag);
  const isKnown = known?.some((each) => each === name || (each !== 'class' && each === name.toLowerCase()));
  return known === undefined || isKnown || /^(aria|data)-/.test(name)
    ? undefined
    : `\`<${tag}>\` has no attribute \`${name}\`, so it does nothing. ${
        known.length > 0
          ? `Near it: ${nearest(
              name,
              known.filter((each) => each !== 'class'),
            ).join(', ')}.`
          : 'Remove it.'
      }`;
}

/** Components and tags: they exist, ask for facts that exist, and have no attributes that do nothing. */
export const components: Rule = function* (page) {
  const known = [
    ...Object.keys(factComponents),
    ...sceneTags,
    ...interactiveComponents,
    frame,
    ...Object.keys(themeComponents),
  ];
  for (const component of componentsOf(page)) {
    const name = component.name ?? '';
    if (name && !known.includes(name) && !htmlTags.has(name) && !page.text.includes(`import ${name} from `)) {
      const says = isComponent(name)
        ? `There is no component \`<${name}>\`, and the build stops. Near it: ${nearest(name, known).join(', ')}.`
        : `\`<${name}>\` isn't an HTML tag, so nothing shows. If it's a placeholder, put it in code.`;
      yield { ...placeOf(component), says };
      continue;
    }
    for (const attribute of component.attributes) {
      const says = attribute.type === 'mdxJsxAttribute' && faultOfAttribute(name, attribute.name);
      if (says) {
        yield { ...placeOf(component), says };
      }
    }
  }
  for (const { component, message } of showFacts(page).faults) {
    yield { ...placeOf(component), says: `<${component.name}> ${message}` };
  }
};
